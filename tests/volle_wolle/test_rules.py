"""The rules one by one, with the worked turns of the rule books, and whole games played at random."""

import random
from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.volle_wolle.actions import Action, Bids, Keep, Lay, Miss, Roll, Rule, Take
from rollwrite.volle_wolle.cards import BONE, CHIPS, DOG
from rollwrite.volle_wolle.deck import house_deck
from rollwrite.volle_wolle.log import told
from rollwrite.volle_wolle.play import IllegalAction, apply, replay
from rollwrite.volle_wolle.record import Record, write
from rollwrite.volle_wolle.rules import legal_actions, why_not
from rollwrite.volle_wolle.state import Game, Stage
from tests.volle_wolle.games import cards, fresh, position, random_action, random_game

D12, D10, D8 = 0, 1, 2

# A turn that ends with 15: no card, and no black sheep either.
MISSED: list[Action] = [Roll((1, 1, 1)), Keep(D12), Roll((6, 6)), Keep(D10), Roll((8,)), Miss()]


def rule_against(game: Game, action: Action) -> str | None:
    found = why_not(game, action)
    return found.rule if found else None


class TestLayingOut:
    @pytest.mark.parametrize(("players", "rounds"), [(2, 20), (3, 15), (4, 12), (5, 10), (6, 9)])
    def test_rounds_by_number_of_players(self, players: int, rounds: int) -> None:
        laid = [action.cards for _, action, _ in random_game(players, 1) if isinstance(action, Lay)]
        assert len(laid) == rounds
        assert {len(each) for each in laid[:-1]} == {players + 1}
        assert len(laid[-1]) == (4 if players == 6 else players + 1)

    def test_one_more_card_than_players_and_none_twice(self) -> None:
        game = fresh(3)
        assert rule_against(game, Lay(cards("7 8 9"))) is Rule.LAY_COUNT
        assert rule_against(game, Lay(cards("7 8 9 9"))) is Rule.CARD_GONE
        assert rule_against(game, Lay(cards("7 8 bone bone"))) is Rule.CARD_GONE
        assert rule_against(game, Lay(cards("dog dog dog dog"))) is None
        later = position("7 8 9 10", "11", "12", "13")
        assert rule_against(replace(later, display=()), Lay(cards("7 14 15 16"))) is Rule.CARD_GONE


class TestBids:
    def test_highest_first_and_26_plus_before_26(self) -> None:
        game = position("7 8 9 10 11", "", "", "", "", bids="14 26 26+ 20")
        assert game.waiting == (2, 1, 3, 0)
        assert [seat.chips for seat in game.seats] == [2, 2, 1, 2]
        assert game.stock == CHIPS - 7

    def test_equal_bids_by_sheep_number_of_table_or_top_sheep(self) -> None:
        """Ann has no sheep yet (table 1), Ben's top sheep is 7, Cy has only a dog and the bone (table 3)."""
        game = position("8 9 10 11", "", "57 7", "dog bone", bids="20 20 20")
        assert game.waiting == (0, 2, 1)
        covered = position("8 9 10 11", "7 57", "12", "13", bids="20 20 20")
        assert covered.waiting == (1, 2, 0)

    def test_several_26_plus_each_pay_then_by_number(self) -> None:
        game = position("8 9 10 11", "30", "20", "25", bids="26+ 26+ 26+")
        assert game.waiting == (1, 2, 0)
        assert [seat.chips for seat in game.seats] == [1, 1, 1]

    def test_26_plus_without_a_chip_is_refused(self) -> None:
        game = position("8 9 10 11", "30", "20", "25", chips=(0, 1, 1))
        assert rule_against(game, Bids(("26+", "14", "14"))) is Rule.NO_CHIP
        assert rule_against(game, Bids(("26", "26+", "14"))) is None

    @pytest.mark.parametrize("bids", [("13", "14", "14"), ("27", "14", "14"), ("14", "14"), ("", "14", "14")])
    def test_bids_that_are_none(self, bids: tuple[str, ...]) -> None:
        assert rule_against(position("8 9 10 11", "30", "20", "25"), Bids(bids)) is Rule.BIDS

    def test_the_last_player_pays_for_26_plus_too(self) -> None:
        game = position("8 9 10 11", "30", "20", "25", bids="26+ 26+ 26+")
        assert game.seats[game.waiting[-1]].chips == 1


class TestDice:
    def test_first_try_three_cards_second_two_third_one(self) -> None:
        game = position("42 19 48 21", "", "", "", bids="20 14 14")
        first = apply(game, Roll((10, 5, 5)))
        assert first.due == 3
        second = replay(game, [Roll((10, 2, 2)), Keep(D12), Roll((5, 5))])
        assert second.due == 2
        third = replay(game, [Roll((10, 2, 2)), Keep(D12), Roll((5, 1)), Keep(D10), Roll((5,))])
        assert third.due == 1
        assert third.turn.faces == (10, 5, 5)

    def test_exactly_one_rolled_die_stays_each_time(self) -> None:
        game = replay(position("42 19 48 21", "", "", "", bids="26 14 14"), [Roll((1, 1, 1)), Keep(D10)])
        assert rule_against(game, Roll((1, 1, 1))) is Rule.DICE
        assert rule_against(game, Roll((1,))) is Rule.DICE
        game = apply(game, Roll((12, 8)))
        assert rule_against(game, Keep(D10)) is Rule.KEEP
        game = replay(game, [Keep(D12), Roll((1,))])
        assert rule_against(game, Keep(D8)) is Rule.NOT_NOW

    @pytest.mark.parametrize("faces", [(13, 1, 1), (1, 11, 1), (1, 1, 9), (0, 1, 1), (1, -1, 1)])
    def test_faces_no_die_has(self, faces: tuple[int, ...]) -> None:
        assert rule_against(position("42 19 48 21", "", "", "", bids="26 14 14"), Roll(faces)) is Rule.DICE

    def test_any_die_may_be_kept_on_purpose(self) -> None:
        game = apply(position("42 19 48 21", "", "", "", bids="26 14 14"), Roll((12, 1, 8)))
        assert [action for action in legal_actions(game) if isinstance(action, Keep)] == [Keep(0), Keep(1), Keep(2)]

    def test_met_unaided_the_cards_must_be_taken(self) -> None:
        game = apply(position("42 19 48 21", "", "", "", bids="20 14 14"), Roll((10, 5, 5)))
        assert rule_against(game, Keep(D12)) is Rule.MUST_TAKE
        assert rule_against(game, Take(cards("42 19"))) is Rule.CARDS_DUE
        assert rule_against(game, Take(cards("42 19 7"))) is Rule.NOT_ON_TABLE
        assert rule_against(game, Take(cards("42 42 19"))) is Rule.NOT_ON_TABLE
        assert rule_against(game, Take(cards("42 19 48"))) is None

    def test_fewer_cards_than_due(self) -> None:
        game = position("42 19 48 21", "", "", "", bids="20 20 14")
        game = replay(game, [Roll((10, 5, 5)), Take(cards("42 19 48")), Roll((10, 5, 5))])
        assert game.due == 1

    def test_no_chips_for_nothing_and_no_plus_that_is_not_there(self) -> None:
        game = apply(position("42 19 48 21", "31", "", "", chips=(3, 2, 2), bids="20 14 14"), Roll((10, 5, 4)))
        assert rule_against(game, Take(cards("42 19 48"))) is Rule.NOT_MET
        assert rule_against(game, Take(cards("42 19 48"), chips=1)) is None
        assert rule_against(game, Take(cards("42 19 48"), plus=True)) is None
        assert rule_against(game, Take(cards("42 19 48"), chips=2)) is Rule.CHIPS
        assert rule_against(game, Take(cards("42 19 48"), plus=True, chips=1)) is Rule.CHIPS
        assert rule_against(game, Take(cards("42 19 48"), chips=4)) is Rule.CHIPS
        bare = apply(position("42 19 48 21", "16", "", "", bids="20 14 14"), Roll((10, 5, 4)))
        assert rule_against(bare, Take(cards("42 19 48"), plus=True)) is Rule.PLUS
        enough = apply(position("42 19 48 21", "31", "", "", bids="20 14 14"), Roll((10, 5, 5)))
        assert rule_against(enough, Take(cards("42 19 48"), plus=True)) is Rule.PLUS


class TestWorkedTurns:
    def test_connie_gets_a_card(self) -> None:
        """Bid 24, a minus of 3 on top, one chip: 12 10 3 is 22, 12 7 3 is 19, 12 7 7 is 23, and a chip makes 24."""
        game = position("42 19 48 21", "30", "", "", chips=(1, 2, 2), bids="24 14 14")
        game = apply(game, Roll((12, 10, 3)))
        assert game.result == 22
        assert rule_against(game, Take(cards("42 19 48"), chips=1)) is Rule.NOT_MET
        game = replay(game, [Keep(D12), Roll((7, 3))])
        assert game.result == 19
        game = replay(game, [Keep(D10), Roll((7,))])
        assert game.result == 23
        assert rule_against(game, Take(cards("42"))) is Rule.NOT_MET
        game = apply(game, Take(cards("42"), chips=1))
        assert game.seats[0].herd == cards("30 42")
        assert game.seats[0].chips == 0
        assert game.display == cards("19 48 21")

    def test_katherine_uses_her_bonus_decisively(self) -> None:
        """Bid 24, a plus of 1, two chips: 21 would give three cards, so she rolls on; 21 again gives her two."""
        game = position("42 57 7 dog", "31 dog", "", "", bids="24 14 14")
        game = apply(game, Roll((8, 5, 8)))
        assert game.result == 21
        assert rule_against(game, Take(cards("42 57 7"), plus=True, chips=2)) is None
        game = replay(game, [Keep(D12), Roll((9, 4))])
        assert game.result == 21
        assert rule_against(game, Take(cards("42 57"), plus=True, chips=1)) is Rule.NOT_MET
        assert rule_against(game, Take(cards("42 57 7"), plus=True, chips=2)) is Rule.CARDS_DUE
        game = apply(game, Take(cards("42 57"), plus=True, chips=2))
        assert game.seats[0].chips == 0
        assert game.seats[0].dogs == 1
        assert [card.points for card in game.seats[0].herd[-2:]] == [6, 8]
        assert game.display == cards("7 dog")

    def test_rob_remains_below_14(self) -> None:
        """A minus of 2 and no chips: he keeps a 4, then a 5, rolls a 6: 15 − 2 = 13, both black sheep, one chip."""
        game = position("17 13 42 19", "57", "", "", chips=(0, 2, 2), bids="22 14 14")
        game = replay(game, [Roll((5, 2, 4)), Keep(D8), Roll((5, 5)), Keep(D12), Roll((6,))])
        assert sum(game.turn.faces) == 15
        assert game.result == 13
        assert rule_against(game, Miss()) is Rule.BLACK_SHEEP
        assert rule_against(game, Miss(cards("17"))) is Rule.BLACK_SHEEP
        assert rule_against(game, Miss(cards("17 42"))) is Rule.BLACK_SHEEP
        game = apply(game, Miss(cards("13 17")))
        assert game.seats[0].herd == cards("57 13 17")
        assert game.seats[0].chips == 1
        assert game.seats[0].modifier == 2
        assert game.display == cards("42 19")


class TestMissing:
    def missed(self, top: str, chips: int, faces: tuple[int, int, int], bid: str = "22") -> Game:
        game = position("17 13 42 19", top, "", "", chips=(chips, 2, 2), bids=f"{bid} 14 14")
        return replay(game, [Roll((1, 1, faces[2])), Keep(D8), Roll((1, faces[1])), Keep(D10), Roll((faces[0],))])

    def test_14_is_enough(self) -> None:
        game = self.missed("16", 0, (5, 5, 4))
        after = apply(game, Miss())
        assert after.seats[0].chips == 1
        assert after.display == game.display
        assert rule_against(game, Miss(cards("17 13"))) is Rule.BLACK_SHEEP

    def test_chips_and_plus_may_reach_14(self) -> None:
        game = self.missed("31", 1, (5, 5, 2))
        assert apply(game, Miss((), plus=True, chips=1)).seats[0].chips == 1
        assert rule_against(game, Miss((), chips=1)) is Rule.NOT_MET
        assert rule_against(game, Miss(cards("17 13"))) is None
        assert {type(action) for action in legal_actions(game)} == {Miss}

    def test_whatever_meets_the_bid_takes_a_card(self) -> None:
        game = self.missed("31", 3, (5, 5, 3), bid="14")
        assert rule_against(game, Miss((), chips=1)) is Rule.MUST_TAKE
        assert rule_against(game, Take(cards("42"), chips=1)) is None
        assert rule_against(game, Miss(cards("17 13"))) is None

    def test_a_bid_met_unaided_cannot_be_missed(self) -> None:
        assert rule_against(self.missed("16", 0, (10, 8, 4)), Miss()) is Rule.MUST_TAKE

    def test_not_before_the_third_try(self) -> None:
        game = apply(position("17 13 42 19", "", "", "", bids="22 14 14"), Roll((1, 1, 1)))
        assert rule_against(game, Miss()) is Rule.NOT_NOW

    def test_an_empty_stock_gives_no_chip(self) -> None:
        game = self.missed("16", 21, (5, 5, 4), bid="26")
        poor = replace(game, seats=(replace(game.seats[0], chips=21), *game.seats[1:]))
        assert poor.stock == 0
        assert apply(poor, Miss()).seats[0].chips == 21


class TestRest:
    def test_the_last_player_takes_what_is_left_without_rolling_and_without_a_chip(self) -> None:
        game = position("42 19 48 21", "", "", "", bids="20 18 16")
        game = replay(game, [Roll((12, 5, 5)), Take(cards("42 19 48"))])
        game = replay(game, MISSED)
        assert game.stage is Stage.REST
        assert rule_against(game, Roll((1, 1, 1))) is Rule.NOT_NOW
        assert rule_against(game, Take(cards("21"), chips=1)) is Rule.CHIPS
        after = apply(game, Take(cards("21")))
        assert after.seats[2].herd == cards("21")
        assert after.seats[2].chips == 2
        assert after.stage is Stage.LAY

    def test_all_that_is_left_must_be_taken(self) -> None:
        game = position("42 19 7 21", "", "", "", bids="20 18 16")
        game = replay(game, [*MISSED, *MISSED])
        assert rule_against(game, Take(cards("42 19 21"))) is Rule.CARDS_DUE
        assert rule_against(game, Take(cards("42 7 19 21"))) is None

    def test_with_no_card_left_turns_are_skipped_without_a_chip(self) -> None:
        game = position("42 19 48", "", "", "", bids="20 18 16")
        game = replay(game, [Roll((12, 5, 5)), Take(cards("42 19 48"))])
        assert game.stage is Stage.LAY
        assert [seat.chips for seat in game.seats] == [2, 2, 2]

    def test_of_two_players_the_second_rolls_and_the_first_gets_the_rest(self) -> None:
        game = position("42 19 7", "", "", bids="20 18")
        game = replay(game, MISSED)
        assert game.stage is Stage.ROLL
        assert game.on_turn.name == "Ben"
        game = replay(game, MISSED)
        assert game.seats[1].chips == 3
        assert game.stage is Stage.REST
        assert game.on_turn.name == "Ann"
        game = apply(game, Take(cards("7 42 19")))
        assert game.seats[0].chips == 3
        assert game.stage is Stage.LAY


class TestBone:
    def test_a_bone_symbol_takes_the_bone_once(self) -> None:
        game = position("52 42 19 48", "", "dog bone", "", bids="20 18 16")
        game = apply(game, Roll((12, 5, 5)))
        taken = apply(game, Take(cards("42 19 52")))
        assert [seat.bone for seat in taken.seats] == [True, False, False]
        left = apply(game, Take(cards("42 19 52"), leave_bone=True))
        assert [seat.bone for seat in left.seats] == [False, True, False]

    def test_the_symbol_on_top_of_the_herd_means_nothing(self) -> None:
        game = position("12 42 19 48", "52", "dog bone", "", bids="20 18 16")
        game = replay(game, [Roll((12, 5, 5)), Take(cards("42 19 12"))])
        assert [seat.bone for seat in game.seats] == [False, True, False]

    def test_nothing_to_leave(self) -> None:
        game = apply(position("52 42 19 48", "bone", "dog", "", bids="20 18 16"), Roll((12, 5, 5)))
        assert rule_against(game, Take(cards("42 19 52"), leave_bone=True)) is Rule.BONE
        assert rule_against(game, Take(cards("42 19 52"))) is None

    def test_the_bone_on_the_table_is_a_card_like_any_other(self) -> None:
        game = apply(position("52 bone dog 48", "", "", "", bids="20 18 16"), Roll((12, 5, 5)))
        game = apply(game, Take(cards("dog bone 52")))
        assert (game.seats[0].dogs, game.seats[0].bone, game.seats[0].herd) == (1, True, cards("52"))


class TestWholeGames:
    @given(st.integers(2, 6), st.integers(0, 10**6))
    @settings(max_examples=40, deadline=None)
    def test_no_card_is_lost_chips_are_conserved_and_the_record_replays(self, players: int, seed: int) -> None:
        actions: list[Action] = []
        after = fresh(players)
        for before, action, after in random_game(players, seed):
            assert told(before, action)
            actions.append(action)
            herds = [card for seat in after.seats for card in seat.herd]
            dogs, bones = sum(seat.dogs for seat in after.seats), sum(seat.bone for seat in after.seats)
            everything = Counter([*herds, *after.display, *after.unseen, *[DOG] * dogs, *[BONE] * bones])
            assert everything == Counter(house_deck().cards)
            assert 0 <= after.stock == CHIPS - sum(seat.chips for seat in after.seats)
            assert min(seat.chips for seat in after.seats) >= 0
        assert after.stage is Stage.OVER
        text = write(fresh(players), actions)
        reading = Record.parse(text)
        assert reading.game == after
        assert reading.events == tuple(actions)
        assert not reading.problems
        assert write(fresh(players), reading.events) == text

    @given(st.integers(2, 6), st.integers(0, 10**6), st.integers(0, 200))
    @settings(max_examples=40, deadline=None)
    def test_what_is_listed_is_legal_and_what_is_legal_is_listed(self, players: int, seed: int, step: int) -> None:
        steps = list(random_game(players, seed))
        game, action, _ = steps[step % len(steps)]
        listed = list(islice(legal_actions(game), 6000))
        assert listed
        assert all(why_not(game, each) is None for each in listed[:50])
        if game.stage in (Stage.ROLL, Stage.CHOOSE):
            assert action in listed
            assert len(set(listed)) == len(listed) or game.display.count(DOG) > 1

    def test_after_the_end_nothing_happens(self) -> None:
        *_, (_, last, over) = random_game(4, 5)
        assert rule_against(over, last) is Rule.GAME_OVER
        assert not list(legal_actions(over))
        with pytest.raises(IllegalAction):
            apply(over, last)

    def test_out_of_turn_every_other_kind_of_action_is_refused(self) -> None:
        rng = random.Random(8)
        kinds: list[Action] = [Lay(()), Bids(()), Roll(()), Keep(0), Take(()), Miss()]
        for before, _, _ in random_game(3, 8):
            right = type(random_action(before, rng))
            for other in kinds:
                if before.stage is not Stage.CHOOSE and type(other) is not right:
                    assert rule_against(before, other) is Rule.NOT_NOW
