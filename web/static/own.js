// The name that is chosen on this phone is kept on it alone, and leads to its own page from then on.

const kept = `guildhall-${document.body.dataset.own}`, { night } = document.body.dataset;

function stored(change) {
  try { return change(localStorage); } catch { return null; }  // a browser may keep nothing: then one looks again
}

document.addEventListener("click", ({ target }) => {
  const chosen = target.closest("a[data-player]")?.dataset.player;
  if (chosen === undefined) return;
  stored((place) => chosen ? place.setItem(kept, chosen) : place.removeItem(kept));
});

const player = stored((place) => place.getItem(kept));
if (night && /^\d{1,10}$/.test(player ?? "") && !new URLSearchParams(location.search).has("q")) {
  const there = night.replace("/player/0", `/player/${player}`);
  const answer = await fetch(there, { method: "HEAD" }).catch(() => null);
  if (answer?.ok) location.replace(there);
  else if (answer?.status === 404) stored((place) => place.removeItem(kept));
}
