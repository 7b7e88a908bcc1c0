// A sound and a notification when the game begins to wait for its reader, if this device wishes so. All words are the page's.

import { here, kept } from "./way.js";

const WISHES = ["sound", "notify"];
const TONES = [[660, 0], [880, .16]], LASTS = .15, LOUD = .08;
const root = () => document.getElementById("table");
const box = (wish) => document.getElementById(wish);
const wished = (wish) => box(wish)?.checked;
let waits = root().dataset.waits, audio;

function sound() {
  audio ??= new AudioContext();
  for (const [pitch, after] of TONES) {
    const tone = new OscillatorNode(audio, { frequency: pitch }), volume = new GainNode(audio, { gain: LOUD });
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + after);
    tone.stop(audio.currentTime + after + LASTS);
  }
}

// Some phones take notifications from installed pages alone: there the wish cannot be had.
function notify(words) {
  try {
    const note = new Notification(document.title, { body: words, tag: here().pathname });
    note.addEventListener("click", () => { window.focus(); note.close(); });
    return true;
  } catch { return false; }
}

async function may(wish) {
  if (wish === "sound") { sound(); return true; }
  return await Notification.requestPermission() === "granted" && notify(box(wish).parentElement.textContent.trim());
}

document.addEventListener("change", async ({ target }) => {
  if (!WISHES.includes(target.id)) return;
  if (target.checked && !await may(target.id)) target.checked = false;
  kept(target.id, target.checked ? "1" : "0");
});

document.addEventListener("table", () => {
  const now = root().dataset.waits, begins = now && !waits;
  waits = now;
  if (begins && wished("sound")) sound();
  if (begins && wished("notify") && document.hidden) notify(now);
});

// A page may make no sound before it was touched.
addEventListener("pointerdown", () => { if (wished("sound")) (audio ??= new AudioContext()).resume(); }, { once: true });

for (const wish of WISHES) {
  if (!box(wish)) continue;
  if (wish === "notify" && !("Notification" in window)) box(wish).parentElement.hidden = true;
  else box(wish).checked = kept(wish) === "1";
}
document.getElementById("own").hidden = false;
