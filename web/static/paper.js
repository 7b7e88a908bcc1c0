// One button: the browser prints.
const button = document.getElementById("print");
button.hidden = false;
button.addEventListener("click", () => print());
