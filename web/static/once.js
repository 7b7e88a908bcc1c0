// A form is sent once, however often its button is tapped; whoever comes back to the page may send it again.
addEventListener("submit", (sent) => { if (sent.submitter) sent.submitter.disabled = true; });
addEventListener("pageshow", () => document.querySelectorAll("button:disabled").forEach((one) => { one.disabled = false; }));
