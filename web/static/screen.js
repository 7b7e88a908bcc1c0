// The hall's screen turns its pages by itself, warns by colour and (if wanted) by sound, and never stops counting.

import { reading } from "./page.js";

const LONGEST = 12000, SHORTEST = 5000, A_VIEW = 60000, CLOCK = 20000;
let place = 0, since = 0, sound = null, before = null, pages = [], held = false, awake = null;

const fits = (box) => box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1;

function reveal(items, from, to) {
  items.forEach((item, number) => { item.hidden = number < from || number >= to; });
}

// How many there is room for is measured: no list is longer than its slide, and nobody is left out.
function paged(slide) {
  const box = slide.querySelector("[data-fit]"), items = box ? [...box.children] : [];
  if (!items.length) return [{ slide, items, from: 0, to: 0 }];
  const found = [];
  for (let from = 0, guess = items.length; from < items.length;) {
    let least = 1, most = items.length - from;
    while (least < most) {
      const number = Math.min(most, Math.max(least + 1, found.length ? guess : Math.ceil((least + most) / 2)));
      guess = Math.ceil((least + most) / 2);
      reveal(items, from, from + number);
      if (fits(box)) least = number; else most = number - 1;
    }
    found.push({ slide, items, from, to: from + least });
    from += least;
    guess = least;
  }
  if (found.length > A_VIEW / SHORTEST && !box.classList.contains("dense")) {
    box.classList.add("dense");
    return paged(slide);
  }
  for (const page of found) page.length = Math.min(LONGEST, Math.max(SHORTEST, A_VIEW / found.length));
  return found;
}

function measure() {
  pages = [...document.querySelectorAll(".slide")].flatMap(paged);
  document.body.dataset.pages = pages.length;
}

function show() {
  if (!pages.length) return;
  place = (place + pages.length) % pages.length;
  const { slide, items, from, to } = pages[place];
  for (const one of document.querySelectorAll(".slide")) one.classList.toggle("shown", one === slide);
  reveal(items, from, to);
  const small = slide.querySelector("h2 small"), number = pages.filter((one) => one.slide === slide);
  if (small) small.textContent = number.length > 1 ? `${number.indexOf(pages[place]) + 1} / ${number.length}` : "";
  document.body.dataset.slide = slide.dataset.slide;
  document.body.dataset.page = place;
}

function step(by) {
  document.body.classList.add("turned");  // a page that is turned fades in; what is measured or stands first does not
  since = Date.now();
  place += by;
  show();
}

function turn() {
  if (held || !pages.length) return;
  const length = pages[place]?.slide.dataset.slide === "clock" ? CLOCK : pages[place]?.length ?? LONGEST;
  // In the last minutes the clock stays.
  const main = document.querySelector(".clock-slide .huge"), shown = main && reading(main);
  const stays = shown && (shown.state === "ended" || (shown.state === "play" && shown.left <= 120));
  if (stays) {
    const clock = pages.findIndex(({ slide }) => slide.dataset.slide === "clock");
    if (place !== clock) { place = clock; since = Date.now(); show(); }
    return;
  }
  if (Date.now() - since >= length) step(1);
}

// A space holds the page that is shown, arrows turn; the screen does not go to sleep.
document.addEventListener("keydown", (event) => {
  if (event.target.closest("button")) return;
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by) step(by);
  if (event.key === " ") { held = !held; document.body.classList.toggle("held", held); event.preventDefault(); }
});
async function stayAwake() {
  awake = await navigator.wakeLock?.request("screen").catch(() => null);
}
document.addEventListener("visibilitychange", () => { if (!document.hidden) stayAwake(); });
addEventListener("resize", () => { measure(); show(); });

function beep(times) {
  if (!sound) return;
  for (let number = 0; number < times; number += 1) {
    const tone = sound.createOscillator(), loud = sound.createGain(), at = sound.currentTime + number * 0.6;
    tone.frequency.value = 880;
    loud.gain.setValueAtTime(0.4, at);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    tone.connect(loud).connect(sound.destination);
    tone.start(at);
    tone.stop(at + 0.5);
  }
}

function warn() {
  const main = document.querySelector(".clock-slide .huge");
  if (!main) return;
  const shown = reading(main), phase = document.querySelector(".phase");
  const name = { setup: "setup", play: "play", paused: "paused", ended: "ended" }[shown.state];
  const words = name ? phase.dataset[name] : "";
  if (phase.textContent !== words) phase.textContent = words;
  if (before && before.state === "play") {
    for (const [limit, times] of [[600, 1], [300, 2], [0, 4]]) if (before.left > limit && shown.left <= limit) beep(times);
  }
  before = shown;
}

const button = document.getElementById("sound"), full = document.getElementById("full");
if (button && window.AudioContext) {
  button.hidden = false;
  button.addEventListener("click", () => {
    if (sound) { sound.close(); sound = null; } else { sound = new AudioContext(); beep(1); }
    button.textContent = sound ? button.dataset.off : button.dataset.on;
  });
}
if (full && document.documentElement.requestFullscreen) {
  full.hidden = false;
  full.addEventListener("click", () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()));
}
document.body.classList.add("turning");
since = Date.now();
measure();
show();
warn();
stayAwake();
document.fonts?.ready.then(() => { measure(); show(); });
document.addEventListener("ticked", () => { warn(); turn(); });
document.addEventListener("followed", () => { measure(); show(); warn(); });
