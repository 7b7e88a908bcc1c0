// Two players exchange places by dragging one onto the other: the form of the round is sent, as by two taps.
// Nothing is decided here, and no text is in here.

const seat = (event) => event.target.closest?.("[data-seat]");
const form = (of) => document.getElementById(of.dataset.swap);
let dragged = null;

if (matchMedia("(pointer: fine)").matches) document.documentElement.classList.add("drags");

document.addEventListener("dragstart", (event) => {
  dragged = seat(event);
  if (!dragged) return;
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", dragged.dataset.seat);
});
document.addEventListener("dragover", (event) => {
  const over = seat(event);
  const fits = dragged && over && over.dataset.swap === dragged.dataset.swap && over.dataset.table !== dragged.dataset.table;
  if (fits) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  const over = seat(event), from = dragged && document.querySelector(`[data-seat="${dragged.dataset.seat}"]`);
  dragged = null;
  if (!over || !from || !form(from)) return; // who is dragged may sit elsewhere by now
  event.preventDefault();
  const fields = form(from).elements;
  [fields.seat.value, fields.other.value] = [from.dataset.seat, over.dataset.seat];
  form(from).requestSubmit();
});
document.addEventListener("dragend", () => { dragged = null; });
// A name that can be dragged lies above its tile's link.
document.addEventListener("click", (event) => {
  if (document.documentElement.classList.contains("drags") && event.target.matches?.("[data-seat] .name")) event.target.closest(".tile").querySelector("a").click();
});
