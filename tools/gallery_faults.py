"""What a program can see of a page that is drawn badly, for `tools/gallery.py`: text that is cut, answers that something
covers, letters too small to read, a page wider than its window. What it names is to be looked at; what it does not name, too.
"""

FAULTS = r"""() => {
  const found = new Set();
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  const place = (element) => {
    const near = element.closest("[class]");
    return near ? `.${String(near.getAttribute("class")).trim().split(/\s+/).join(".")}` : element.tagName;
  };
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 1) found.add(`the page is ${wide} px wider than its window`);

  const cuts = (style) => [style.overflowX, style.overflowY].map((o) => o === "hidden" || o === "clip");
  const scrolls = (style) => [style.overflowX, style.overflowY].map((o) => o === "auto" || o === "scroll");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = short(node.textContent);
    const element = node.parentElement;
    if (!text || !element || ["SCRIPT", "STYLE", "OPTION", "TITLE", "DESC"].includes(element.tagName.toUpperCase())) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.();
      const size = matrix ? parseFloat(getComputedStyle(element).fontSize) * Math.hypot(matrix.a, matrix.b) : 99;
      if (size < 6.5) found.add(`letters of ${size.toFixed(1)} px: "${text}" in ${place(element)}`);
      continue;
    }
    let free = [false, false];
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      const edge = outer.getBoundingClientRect();
      if (edge.width <= 2 || edge.height <= 2 || style.clipPath !== "none") break; // for screen readers only
      const cut = cuts(style);
      if (cut[0] && !free[0] && (box.right > edge.right + 2 || box.left < edge.left - 2))
        found.add(`cut at the side: "${text}" in ${place(outer)}`);
      if (cut[1] && !free[1] && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3))
        found.add(`cut above or below: "${text}" in ${place(outer)}`);
      const moves = scrolls(style);
      free = [free[0] || moves[0] || cut[0], free[1] || moves[1] || cut[1]];
      if (style.position === "fixed") break;
    }
  }
  for (const button of document.querySelectorAll("button, a[href], [role=button]")) {
    if (button instanceof SVGElement) continue; // a stage may lie over the map
    if (!button.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = button.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (box.width < 4 || box.height < 4 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    let inside = true;
    for (let outer = button.parentElement; outer; outer = outer.parentElement) {
      const edge = outer.getBoundingClientRect();
      if (getComputedStyle(outer).overflow !== "visible" && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom))
        inside = false;
    }
    const top = document.elementFromPoint(x, y);
    if (inside && top && !button.contains(top) && !top.contains(button))
      found.add(`covered: "${short(button.textContent) || button.getAttribute("aria-label")}" by ${place(top)}`);
  }
  return [...found];
}"""
"""A function of the page: a sentence for each fault."""
