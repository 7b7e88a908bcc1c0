// A board to think on: a copy of the drawing, of which anything can be dragged elsewhere. It knows no game, tells nobody,
// and is gone when it is closed.

const SVG = "http://www.w3.org/2000/svg";
const SHARE = 16; // the radius of what a finger lifts is such a part of the board
const MOVED = 4;
const dialog = document.getElementById("scratch"), place = document.getElementById("scratch-board");
let board, drawn, held, count = 0;

const made = (name, told, ...inside) => {
  const one = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(told)) one.setAttribute(key, value);
  one.append(...inside);
  return one;
};

function open() {
  const shown = document.querySelector("#table svg.board-drawn");
  if (!shown) return;
  board = shown.cloneNode(true);
  board.querySelectorAll(".place, title").forEach((one) => one.remove());
  board.setAttribute("class", "board-drawn");
  board.setAttribute("aria-hidden", "true");
  drawn = [...board.childNodes];
  place.replaceChildren(board);
  dialog.showModal();
}

function at({ clientX, clientY }) {
  const box = board.getBoundingClientRect(), { width, height } = board.viewBox.baseVal, scale = Math.min(box.width / width, box.height / height);
  return [(clientX - box.left - (box.width - width * scale) / 2) / scale, (clientY - box.top - (box.height - height * scale) / 2) / scale];
}

// What is drawn around this point, as a piece of its own; where it was lifted a ring stays.
function lifted([x, y]) {
  const r = board.viewBox.baseVal.width / SHARE;
  const round = { cx: x, cy: y, r }, id = `lifted-${++count}`;
  const part = made("g", { "clip-path": `url(#${id})` }, ...drawn.map((one) => one.cloneNode(true)));
  const piece = made("g", { class: "lifted" }, made("clipPath", { id }, made("circle", round)), part, made("circle", { class: "rim", ...round }));
  const hole = made("circle", { class: "hole", ...round });
  board.append(hole, piece);
  return Object.assign(piece, { hole, dx: 0, dy: 0 });
}

place.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("svg.board-drawn")) return;
  event.preventDefault();
  const from = at(event), old = event.target.closest(".lifted");
  held = { from, old, piece: old, start: [event.clientX, event.clientY] };
  place.setPointerCapture(event.pointerId);
});

place.addEventListener("pointermove", (event) => {
  if (!held || (!held.moved && Math.hypot(event.clientX - held.start[0], event.clientY - held.start[1]) < MOVED)) return;
  held.piece ??= lifted(held.from);
  const { piece, from } = held, [x, y] = at(event);
  if (!held.moved) { held.moved = [piece.dx, piece.dy]; board.append(piece); }
  [piece.dx, piece.dy] = [held.moved[0] + x - from[0], held.moved[1] + y - from[1]];
  piece.setAttribute("transform", `translate(${piece.dx} ${piece.dy})`);
});

place.addEventListener("pointerup", () => {
  if (held?.old && !held.moved) { held.old.hole.remove(); held.old.remove(); }
  held = null;
});
place.addEventListener("pointercancel", () => { held = null; });

document.getElementById("scratch-open").addEventListener("click", open);
document.getElementById("scratch-reset").addEventListener("click", () => board.querySelectorAll(".lifted, .hole").forEach((one) => one.remove()));
document.getElementById("scratch-end").addEventListener("click", () => dialog.close());
dialog.addEventListener("close", () => place.replaceChildren());
