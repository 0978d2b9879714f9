// What a page can do better with a little help: it follows what others do, shows a photo before it is sent, and lights up
// on the paper what a number counts. Without this file everything works by plain forms.
"use strict";

document.documentElement.classList.add("scripted");

const shots = new Map(); // pictures of photos that were sent from here, by their number, while they are being read
let stale = false;
let asked = 0;
let later = 0; // when a page that could not be had is asked for again
let lit = ""; // the rows of the paper that light up
let leaving = false; // for another page: this one needs no news any more

const page = () => document.querySelector("main");

function busy() {
  const here = document.activeElement;
  return Boolean(here && here.matches("main input:not([type=file]), main select"));
}

function show(text, address) {
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const main = fresh.querySelector("main");
  if (!main) return;
  const focused = document.activeElement?.closest("main") ? selectorOf(document.activeElement) : "";
  const unfolded = [...page().querySelectorAll("details")].map((fold) => fold.open);
  main.querySelectorAll("details").forEach((fold, n) => { fold.open = Boolean(unfolded[n]); });
  page().replaceWith(main);
  document.title = fresh.title;
  if (address && address !== location.href) history.replaceState(null, "", address);
  if (focused) main.querySelector(focused)?.focus({ preventScroll: true });
  if (lit) light();
  for (const place of main.querySelectorAll("[data-photo]")) {
    const shot = shots.get(place.dataset.photo);
    if (shot) place.replaceWith(pictureOf(shot));
  }
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

async function refresh() {
  if (leaving) return;
  if (busy()) { stale = true; return; }
  stale = false;
  const turn = ++asked;
  try {
    const answer = await fetch(location.href);
    if (leaving) return;
    if (answer.status === 404) { location.assign(document.querySelector(".back")?.href ?? "/"); return; } // somebody threw it away
    const text = await answer.text();
    if (answer.ok && turn === asked && !busy()) show(text, answer.url);
  } catch { clearTimeout(later); later = setTimeout(refresh, 2000); } // offline for a moment
}

function listen() {
  const events = new EventSource("/api/live");
  let opened = false;
  events.onopen = () => { if (opened) refresh(); opened = true; };
  for (const what of ["photo", "sheet", "roll", "table", "night"]) events.addEventListener(what, refresh);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) refresh(); });
}

addEventListener("online", refresh);
addEventListener("pageshow", () => { leaving = false; });
document.addEventListener("focusout", () => { if (stale) setTimeout(refresh, 200); });

// A photo shows itself at once, small, with 'being sent'; then the card of the server takes its place.
document.addEventListener("change", (event) => {
  const input = event.target;
  if (input.closest("[data-choices]")) { input.form.requestSubmit(); return; }
  if (!input.matches("input[type=file][data-send]") || !input.files.length) return;
  const { send, lost } = input.dataset;
  const pictures = [...input.files].map((file) => URL.createObjectURL(file));
  const cards = pictures.map((picture) => {
    const card = document.createElement("li");
    card.className = "card photo";
    const words = document.createElement("p");
    words.textContent = send;
    card.append(pictureOf(picture), words);
    document.querySelector("[data-sending]").append(card);
    return words;
  });
  cards.at(-1).scrollIntoView({ block: "center" });
  const known = new Set([...document.querySelectorAll("[data-photo]")].map((place) => place.dataset.photo));
  const sending = new XMLHttpRequest();
  sending.upload.onprogress = ({ loaded, total }) => {
    for (const words of cards) words.textContent = `${send} ${Math.round((100 * loaded) / total)} %`;
  };
  sending.onload = () => {
    const fresh = new DOMParser().parseFromString(sending.responseText, "text/html");
    const waiting = [...fresh.querySelectorAll("[data-photo]")].map((place) => place.dataset.photo);
    waiting.filter((photo) => !known.has(photo)).forEach((photo, n) => shots.set(photo, pictures[n]));
    show(sending.responseText);
    if (sending.status < 400) refresh(); // it may have been read since this answer was made
  };
  sending.onerror = () => { for (const words of cards) words.textContent = lost; };
  sending.open("POST", input.form.action);
  sending.send(new FormData(input.form));
  input.value = "";
});

document.addEventListener("click", (event) => {
  // Tap a line of the count: the places on the paper it came from light up. Tapped twice, they go out.
  const line = event.target.closest("[data-light]");
  if (line) {
    event.preventDefault();
    lit = lit === line.dataset.light ? "" : line.dataset.light;
    light();
    document.querySelector(".flat").scrollIntoView({ block: "nearest", behavior: "smooth" });
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
  const step = event.target.closest("a[data-stay]");
  if (step) {
    event.preventDefault();
    history.replaceState(null, "", step.href);
    refresh();
  }
});

// Plain forms that change one thing need no new page.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-quick]")) { leaving = true; return; }
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  document.activeElement?.matches("input") && document.activeElement.blur();
  const turn = ++asked;
  try {
    const answer = await fetch(form.action, { method: "POST", body });
    const text = await answer.text();
    if (turn === asked) show(text, answer.ok ? answer.url : "");
  } catch { form.submit(); }
});

listen();
