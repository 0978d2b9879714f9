"""Values as plain JSON and back, told by their types: dataclasses, tuples, mappings and unions. Nothing is left out."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, partial
from types import MappingProxyType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Reader = Callable[[Any], Any]


def to_plain(value: Any, kind: Any) -> Any:
    """A value of this type as JSON has it. One of several classes is told by its name: `{"InOrder": {…}}`."""
    if is_dataclass(kind):
        return {name: to_plain(getattr(value, name), its_kind) for name, its_kind in _fields(kind)}
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _to_union(value, kind)
    if origin is tuple:
        return [to_plain(one, its_kind) for one, its_kind in zip(value, _kinds(kind, len(value)), strict=True)]
    if origin is Mapping:
        return {key: to_plain(one, get_args(kind)[1]) for key, one in value.items()}
    return value


def from_plain(kind: type[T], data: Any) -> T:
    """The value that `to_plain` told of. What an old file does not know of yet is left as the class has it."""
    its_kind: Any = kind
    value: T = _reader(its_kind)(data)
    return value


@cache
def _reader(kind: Any) -> Reader:
    """What makes values of this type: a sheet has thousands, and to ask each time what a type is like is slow."""
    if is_dataclass(kind):
        return partial(_dataclass, kind, {name: _reader(its_kind) for name, its_kind in _fields(kind)})
    origin, kinds = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return partial(_from_union, kind)
    if origin is tuple and kinds[1:] == (...,):
        return partial(_tuple_of_many, _reader(kinds[0]))
    if origin is tuple:
        return partial(_tuple_of_several, tuple(map(_reader, kinds)))
    if origin is Mapping:
        return partial(_mapping, _reader(kinds[1]))
    return float if kind is float else _itself


def _dataclass(kind: Any, readers: Mapping[str, Reader], data: Any) -> Any:
    return kind(**{name: reader(data[name]) for name, reader in readers.items() if name in data})


def _tuple_of_many(reader: Reader, data: Any) -> Any:
    return tuple(map(reader, data))


def _tuple_of_several(readers: tuple[Reader, ...], data: Any) -> Any:
    return tuple(reader(one) for reader, one in zip(readers, data, strict=True))


def _mapping(reader: Reader, data: Any) -> Any:
    return MappingProxyType({key: reader(one) for key, one in data.items()})


def _itself(data: Any) -> Any:
    return data


def _to_union(value: Any, union: Any) -> Any:
    if isinstance(value, tuple):
        return to_plain(value, _tuple_of(union))
    if not is_dataclass(value):
        return value
    plain = to_plain(value, type(value))
    return {type(value).__name__: plain} if len(_classes_of(union)) > 1 else plain


def _from_union(union: Any, data: Any) -> Any:
    if isinstance(data, list):
        return _reader(_tuple_of(union))(data)
    if not isinstance(data, dict):
        return data
    classes = _classes_of(union)
    if len(classes) == 1:
        return _reader(classes[0])(data)
    ((name, inner),) = data.items()
    return _reader(next(one for one in classes if one.__name__ == name))(inner)


def _tuple_of(union: Any) -> Any:
    return next(one for one in get_args(union) if get_origin(one) is tuple)


def _classes_of(union: Any) -> list[Any]:
    return [one for one in get_args(union) if is_dataclass(one)]


def _kinds(kind: Any, count: int) -> tuple[Any, ...]:
    """The types of a tuple's members: `tuple[X, ...]` has as many as there are."""
    inner = get_args(kind)
    return (inner[0],) * count if inner[1:] == (...,) else inner


def _fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    return _typed(kind)


@cache
def _typed(kind: type) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind)
    return tuple((field.name, hints[field.name]) for field in fields(kind))
