// What a page can do better with a little help: it follows what others do, shows a photo before it is sent, and lights up
// on the paper what a number counts. Without this file everything works by plain forms.
"use strict";

document.documentElement.classList.add("scripted");

const shots = new Map(); // pictures of photos that were sent from here, by their number, while they are being read
const onTheWay = new Set(); // cards of photos that the server does not have yet
const answering = new Set(); // photos on their way whose numbers the server has not said: it may have some of them already
let stale = false;
let asked = 0;
let coming = 0; // a look that is due
let looked = -1000; // when the last one was
let later = 0; // when a page that could not be had is asked for again
let lit = ""; // the rows of the paper that light up
let instead = ""; // the card that goes when another photo takes its place
let events; // what the server tells
let tumbled = -1000; // when the die was thrown
let shut = false; // the link has been renewed: that of this phone lets nobody in any more
let missed = 0; // when a line that broke is called lost
let leaving = false; // for another page: this one needs no news any more
let onward; // where somebody wanted to go while photos were on their way: they would be lost with their page
let pressed = -Infinity; // when a finger came down: what it is on stays there, or the tap would be lost
let lifting = 0; // a finger that has gone, and whose click may still come
let waiting; // the answer to a tap, while the next one is being made or a word typed
let posted = Promise.resolve(); // taps arrive in the order in which they were made
let tapped = { what: "", when: -1000 }; // the last one that means one thing, however often a thumb bounces

const LONGEST_TAP_MS = 5000; // a finger that stays longer taps nothing, or nobody has told that it went
const AFTER_TAP_MS = 60; // a click comes this long after its finger has gone, at most
const TWICE_MS = 350; // what comes sooner than this is the same tap: nobody throws a die that fast
const IN_TURN_MS = 3000; // a tap waits for the one before, unless that hangs

const page = () => document.querySelector("main");
let said = page().cloneNode(true); // as the server last told it; null once somebody here has changed it

// A finger is down, or a word is being typed: the page stays as it is for a moment.
function busy() {
  const here = document.activeElement;
  return performance.now() - pressed < LONGEST_TAP_MS || Boolean(here && here.matches("main input:not([type=file]), main select"));
}

function free() {
  if (busy()) return;
  const show = waiting;
  waiting = undefined;
  show?.();
  if (stale) refresh();
}

function whenFree(show) {
  waiting = show;
  free();
}

function show(text, address) {
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const main = fresh.querySelector("main");
  if (!main) return;
  if (address && address !== location.href) history.replaceState(null, "", address);
  if (main.isEqualNode(said)) return; // nothing moves under a thumb without need
  said = main.cloneNode(true);
  const focused = document.activeElement?.closest("main") ? selectorOf(document.activeElement) : "";
  const unfolded = [...page().querySelectorAll("details")].map((fold) => fold.open);
  main.querySelectorAll("details").forEach((fold, n) => { fold.open = Boolean(unfolded[n]); });
  tumble(main);
  keepTyped(main);
  const picker = page().querySelector("input[type=file]");
  page().replaceWith(main);
  if (picker) main.querySelector("input[type=file]")?.replaceWith(picker); // it may be open: what is chosen there is not lost
  document.title = fresh.title;
  if (focused) main.querySelector(focused)?.focus({ preventScroll: true });
  if (lit) light();
  putBack();
  for (const place of main.querySelectorAll("[data-photo]")) {
    const shot = shots.get(place.dataset.photo);
    if (shot) place.replaceWith(pictureOf(shot));
  }
}

// A word that was typed and not sent stays where it was typed.
function keepTyped(main) {
  const inputs = (one) => [...one.querySelectorAll("input:not([type=hidden], [type=file])")];
  for (const typed of inputs(page()).filter((one) => one.value !== one.defaultValue)) {
    const same = inputs(main).find((one) => one.name === typed.name && one.form?.getAttribute("action") === typed.form?.getAttribute("action"));
    if (same) same.value = typed.value;
  }
}

// A die that shows the same as before has been thrown all the same: it tumbles.
function tumble(main) {
  const [before, after] = [page(), main].map((one) => Number(one.querySelector("[data-rolls]")?.dataset.rolls ?? NaN));
  if (after > before) tumbled = performance.now();
  const since = performance.now() - tumbled;
  const die = main.querySelector(".thrown");
  if (!die || since > 600) return;
  die.classList.add("fresh");
  die.style.animationDelay = `${-since}ms`;
}

// What is lit comes into sight: with the whole sheet where that fits the phone, else by itself.
function glideToLight() {
  const flat = document.querySelector(".flat");
  const place = flat.offsetHeight < 0.75 * innerHeight ? flat : flat.querySelector(".lit") ?? flat;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  place.scrollIntoView({ block: "nearest", behavior: still ? "instant" : "smooth" });
}

// A button keeps its focus when the page around it is new: by its name and value.
function selectorOf(element) {
  const { name, value } = element;
  return name && element.matches("button") ? `button[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]` : "";
}

function light() {
  const rows = lit.split(" ");
  for (const place of document.querySelectorAll(".flat [data-row]")) place.classList.toggle("lit", rows.includes(place.dataset.row));
}

function pictureOf(address) {
  const picture = document.createElement("img");
  picture.alt = "";
  picture.src = address;
  picture.onerror = () => { const blank = document.createElement("span"); blank.className = "thumb busy"; picture.replaceWith(blank); };
  return picture;
}

// Twenty phones and a hundred photos make a lot of news: one look in half a second is enough.
function refresh() {
  if (coming) return;
  const wait = Math.max(0, looked + 500 - performance.now());
  coming = setTimeout(() => { coming = 0; looked = performance.now(); look(); }, wait);
}

async function look() {
  if (leaving || answering.size) return; // with photos under way it looks again when it knows their numbers
  if (page().querySelector("[data-sorry]")) return; // it stays until it has been read
  if (busy()) { waitForNews(); return; }
  stale = false;
  const turn = ++asked;
  try {
    const answer = await fetch(location.href);
    if (leaving || isShut(answer)) return;
    if (answer.status === 404) { location.assign(document.querySelector(".back")?.href ?? "/"); return; } // somebody threw it away
    const text = await answer.text();
    if (busy()) waitForNews();
    else if (answer.ok && turn === asked && !answering.size) show(text, answer.url);
    if (page().querySelector("[data-waiting]")) again(3000); // news of it may be lost with a connection
  } catch { again(2000); } // offline for a moment
}

// It looks when the finger or the word is gone, and in case nobody tells that it is, in a while.
function waitForNews() {
  stale = true;
  again(3000);
}

function again(milliseconds) {
  clearTimeout(later);
  later = setTimeout(refresh, milliseconds);
}

// Nobody taps into the void: while the computer cannot be reached, the page says so, and stays.
function away(is) {
  document.querySelector("[data-away]").hidden = !is || shut;
  document.querySelector("[data-shut]").hidden = !is || !shut;
}

function isShut(answer) {
  shut = answer.status === 403;
  if (shut) away(true);
  return shut;
}

function listen() {
  events?.close();
  const line = (events = new EventSource("/api/live"));
  line.onopen = () => { clearTimeout(missed); away(false); refresh(); }; // what was told before it was open is lost
  line.onerror = () => {
    clearTimeout(missed);
    missed = setTimeout(() => away(true), 1500); // a line that is mended at once is no news
    if (line.readyState === EventSource.CLOSED && line === events) setTimeout(anew, 2000);
  };
  for (const what of ["photo", "sheet", "roll", "table", "night"]) line.addEventListener(what, refresh);
}

// A phone that slept, or was in another wifi, may hold a line that is dead without knowing it.
function anew() {
  listen();
  refresh();
}

document.addEventListener("visibilitychange", () => { if (!document.hidden) anew(); });
addEventListener("online", anew);
addEventListener("pageshow", (event) => { leaving = false; if (event.persisted) anew(); });
document.addEventListener("focusout", () => { if (stale || waiting) setTimeout(free, 200); });
document.addEventListener("pointerdown", (event) => { if (event.button === 0) { clearTimeout(lifting); pressed = performance.now(); } }, true);
for (const up of ["pointerup", "pointercancel", "dragend"]) document.addEventListener(up, () => { lifting = setTimeout(lifted, AFTER_TAP_MS); }, true);
document.addEventListener("click", () => { pressed = -Infinity; }, true);

function lifted() {
  pressed = -Infinity;
  free();
}

// A photo shows itself at once, small, with 'being sent'; then the card of the server takes its place.
document.addEventListener("change", (event) => {
  const input = event.target;
  if (input.closest("[data-choices]")) { // words wait for the button: their page would go while the next are typed
    if (input.matches("select")) input.form.requestSubmit();
    return;
  }
  if (!input.matches("input[type=file][data-send]") || !input.files.length) return;
  const photos = [...input.files].map((file) => ({ file, picture: URL.createObjectURL(file) }));
  if (instead) fetch(instead, { method: "POST" }).catch(() => {}); // it may still be put away by hand
  instead = "";
  send(photos, input.form.action, { ...input.dataset });
  input.value = "";
});

function send(photos, address, words) {
  const cards = photos.map(({ picture }) => cardOf(picture, words.send));
  cards.forEach((card) => onTheWay.add(card));
  putBack();
  cards.at(-1).scrollIntoView({ block: "center" });
  const body = new FormData();
  for (const { file } of photos) body.append("photo", file);
  const sending = new XMLHttpRequest();
  answering.add(sending); // from the start: a browser tells late that all of it was sent
  sending.upload.onprogress = ({ loaded, total }) => say(cards, `${words.send} ${Math.round((100 * loaded) / total)} %`);
  sending.onload = () => {
    if (isShut(sending)) { sending.onerror(); return; }
    answering.delete(sending);
    cards.forEach((card) => onTheWay.delete(card)); // they go with the page they are on
    said = null;
    if (sending.status >= 400) { onward = undefined; show(sending.responseText); return; }
    const { photos: numbers } = JSON.parse(sending.responseText);
    numbers.forEach((number, n) => shots.set(String(number), photos[n].picture)); // 0 is one that was not taken
    if (onward && !answering.size) onward();
    else refresh();
  };
  sending.onerror = () => { answering.delete(sending); onward = undefined; lost(cards, words, () => send(photos, address, words)); refresh(); };
  sending.open("POST", address);
  sending.setRequestHeader("Accept", "application/json");
  sending.send(body);
}

function cardOf(picture, words) {
  const card = document.createElement("li");
  card.className = "card photo";
  const told = document.createElement("p");
  told.textContent = words;
  card.append(pictureOf(picture), told);
  return card;
}

function say(cards, words) {
  for (const card of cards) card.querySelector("p").textContent = words;
}

// What did not get through stays, with its picture, until it is tried again.
function lost(cards, words, resend) {
  say(cards, words.lost);
  const button = document.createElement("button");
  button.textContent = words.again;
  button.onclick = () => { cards.forEach((card) => { onTheWay.delete(card); card.remove(); }); resend(); };
  cards.at(-1).append(button);
}

function putBack() {
  document.querySelector("[data-sending]")?.append(...onTheWay);
}

// Whoever taps on goes on as soon as the photos are there; until then these show that they are what is waited for.
function afterSending(event, go) {
  event.preventDefault();
  onward = () => { onward = undefined; go(); };
  nod([...onTheWay].at(-1));
}

function nod(one) {
  one.classList.remove("look");
  one.scrollIntoView({ block: "nearest" });
  one.classList.add("look");
}

addEventListener("beforeunload", (event) => { if (answering.size) event.preventDefault(); });

document.addEventListener("click", (event) => {
  // Tap a line of the count: the places on the paper it came from light up. Tapped twice, they go out.
  const line = event.target.closest("[data-light]");
  if (line) {
    event.preventDefault();
    lit = lit === line.dataset.light ? "" : line.dataset.light;
    light();
    glideToLight();
    return;
  }
  // A tap on the paper, told in pixels of the picture as it is declared.
  const flat = event.target.closest(".flat");
  if (flat && event.detail) {
    event.preventDefault();
    const picture = flat.querySelector("img");
    const box = picture.getBoundingClientRect();
    const x = Math.round(((event.clientX - box.left) / box.width) * picture.getAttribute("width"));
    const y = Math.round(((event.clientY - box.top) / box.height) * picture.getAttribute("height"));
    location.assign(`${flat.href}?${x},${y}`);
    return;
  }
  // What is asked may be in sight already: it nods.
  const asks = event.target.closest("a[href='#asks']") && document.querySelector("#asks .warn");
  if (asks) {
    event.preventDefault();
    nod(asks);
    return;
  }
  const once = event.target.closest("label[for=photo]");
  if (once) instead = once.dataset.instead ?? "";
  if (event.target.closest("[data-print]")) print();
  const step = event.target.closest("a[data-stay]");
  if (step) {
    event.preventDefault();
    history.replaceState(null, "", step.href);
    look();
    return;
  }
  const link = event.target.closest("a[href]");
  if (link && answering.size) afterSending(event, () => location.assign(link.href));
});

// Plain forms that change one thing need no new page.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form[data-quick]")) {
    if (answering.size) afterSending(event, () => form.requestSubmit());
    else leaving = true;
    return;
  }
  event.preventDefault();
  if (bounced(form, event.submitter)) return;
  said = null;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  document.activeElement?.matches("input") && document.activeElement.blur();
  const turn = ++asked;
  const before = Promise.race([posted, new Promise((go) => setTimeout(go, IN_TURN_MS))]);
  const typed = [...form.querySelectorAll("input")].map((input) => [input, input.defaultValue]);
  for (const [input] of typed) input.defaultValue = input.value; // on its way: typed no more
  posted = before.then(() => post(form.action, body, turn)).catch(() => {
    for (const [input, value] of typed) input.defaultValue = value;
    away(true);
  });
});

// What says how much there was when it was shown is meant once: a quick computer has answered before a thumb is back.
function bounced(form, button) {
  const what = form.elements.shown ? `${form.action} ${button?.value ?? ""}` : "";
  const again = what && what === tapped.what && performance.now() - tapped.when < TWICE_MS;
  if (!again) tapped = { what, when: performance.now() };
  return again;
}

async function post(address, body, turn) {
  const answer = await fetch(address, { method: "POST", body });
  if (isShut(answer)) return;
  const text = await answer.text();
  whenFree(() => { if (turn === asked) show(text, answer.ok ? answer.url : ""); });
}

listen();
