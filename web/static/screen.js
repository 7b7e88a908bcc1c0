// The hall's screen turns its pages by itself, warns by colour and (if wanted) by sound, and never stops counting.

import { reading } from "./page.js";

const LENGTH = { clock: 20000, tables: 12000, bracket: 12000, standings: 12000, next: 12000 };
let place = 0, since = 0, sound = null, before = null;

function slides() {
  return [...document.querySelectorAll(".slide")];
}

function show() {
  const all = slides();
  if (!all.length) return;
  place %= all.length;
  all.forEach((slide, number) => slide.classList.toggle("shown", number === place));
  document.body.dataset.slide = all[place].dataset.slide;
}

function turn() {
  const all = slides(), length = LENGTH[all[place % all.length]?.dataset.slide] ?? 12000;
  // In the last minutes the clock stays.
  const main = document.querySelector(".clock-slide .huge"), shown = main && reading(main);
  const stays = shown && (shown.state === "ended" || (shown.state === "play" && shown.left <= 120));
  if (stays) {
    const clock = all.findIndex((slide) => slide.dataset.slide === "clock");
    if (place !== clock) { place = clock; since = Date.now(); show(); }
    return;
  }
  if (Date.now() - since < length) return;
  since = Date.now();
  place += 1;
  show();
}

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
show();
warn();
document.addEventListener("ticked", () => { warn(); turn(); });
document.addEventListener("followed", () => { show(); warn(); });
