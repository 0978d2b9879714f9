// What is wrong with a page in the hand: a list of complaints, empty where it fits the phone, the thumb and the eye.
([thumb, letters, contrast]) => {
  const complaints = [];
  const name = (one) => one.outerHTML.slice(0, 90);
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour) => {
    const [r, g, b] = colour.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (one) => {
    for (; one; one = one.parentElement) {
      const back = rgba(getComputedStyle(one).backgroundColor);
      if (back[3] === 255) return back;
    }
    return [255, 255, 255];
  };

  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) complaints.push(`${wide} px wider than the phone`);
  for (const one of seen("main *")) {
    const sideways = getComputedStyle(one).overflowX;
    if (sideways !== "visible" && !one.matches("input, select, .hidden") && one.scrollWidth > one.clientWidth + 1) {
      complaints.push(`${one.scrollWidth - one.clientWidth} px out of sight ${name(one)}`);
    }
  }
  for (const one of seen("a, button, input:not([type=hidden]), select, summary")) {
    const box = one.getBoundingClientRect();
    const hidden = getComputedStyle(one).clipPath !== "none";
    if (!hidden && (box.width < thumb - 0.5 || box.height < thumb - 0.5)) complaints.push(`too small: ${box.width} x ${box.height} ${name(one)}`);
    const words = (one.innerText || "").trim() || one.getAttribute("aria-label") || one.labels?.length;
    if (!words) complaints.push(`without words: ${name(one)}`);
  }
  for (const one of seen("button, .button, nav a, th, h2")) {
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      for (const { 0: word, index } of text.data.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,14}(?![\p{L}\p{N}])/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) complaints.push(`broken: ${word} ${name(one)}`);
      }
    }
  }
  for (const one of seen("main")) {
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      if (/ [:;!?»]/u.test(text.data)) complaints.push(`a line may begin with a sign: ${text.data.trim()}`);
    }
  }
  for (const one of seen("img")) if (!one.hasAttribute("alt")) complaints.push(`without alt: ${name(one)}`);
  for (const one of seen("main *, nav *")) {
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    const style = getComputedStyle(one);
    if (parseFloat(style.fontSize) < letters) complaints.push(`too fine: ${style.fontSize} ${name(one)}`);
    const [a, b] = [light(rgba(style.color)), light(ground(one))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < contrast) complaints.push(`too faint: ${ratio.toFixed(2)} ${name(one)}`);
  }
  return complaints;
}
