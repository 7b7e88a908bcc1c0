// The page's own signs as drawings: not every computer has an emoji font.

const SHAPES = {
  thread: "M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm3 4v2h8V8zm0 3.4v2h5v-2z",
  hash: "M10 3 9.3 8H4.5l-.3 2H9l-.6 4H3.6l-.3 2h4.8l-.7 5h2l.7-5h4l-.7 5h2l.7-5h4.7l.3-2h-4.7l.6-4H21l.3-2h-4.7l.7-5h-2l-.7 5h-4L12 3zm1 7h4l-.6 4h-4z",
  letter: "M3 5h18v14H3zm2 2v.6l7 4.7 7-4.7V7zm0 3v7h14v-7l-7 4.7z",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm7.5.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 19c0-3.6 3-6 7-6s7 2.4 7 6v1H2zm15.6 1H22v-1c0-2.9-2-5-5.2-5-.6 0-1 0-1.5.2 1.5 1.2 2.3 3 2.3 4.8z",
  skip: "M3 5v14l8-7zm9 0v14l8-7zm8 0h2v14h-2z",
  menu: "M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z",
  more: "M6 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  close: "M6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12 19 6.4 17.6 5 12 10.6z",
  swap: "M8 3 3 8h4v8h2V8h4zm8 18 5-5h-4V8h-2v8h-4z",
  down: "M6 9l6 6 6-6-1.4-1.4L12 12.2 7.4 7.6z",
  file: "M6 2h9l5 5v15H6zm8 2v4h4z",
  eye: "M12 5C6 5 2.5 10 1.5 12c1 2 4.5 7 10.5 7s9.5-5 10.5-7c-1-2-4.5-7-10.5-7zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8z",
  check: "M9.5 16.6 4.9 12l-1.4 1.4 6 6L21 7.9l-1.4-1.4z",
  bot: "M12 2 21 7v10l-9 5-9-5V7z",
};

export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon-drawn");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

// The sign before a channel's name.
export function channelIcon(type) {
  if (type === 1) return icon("letter");
  return icon(type >= 10 && type <= 12 ? "thread" : "hash");
}
