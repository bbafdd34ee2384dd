extension TracePage {
  /// The screen: an image that the app's labels stand in, and marks of our own over it.
  static let screen = #"""

    const marks = draw("svg", { id: "marks", "aria-hidden": "true" });
    place("screen").append(marks);

    // What XML allows in a document, so that one strange label does not take the picture away.
    const inXML = text => text
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");

    // As an image, a picture runs no script and loads nothing, whatever stands in it.
    function imageAddress(screen) {
      return "data:image/svg+xml;charset=utf-8," + encodeURIComponent(inXML(screen.map(i => trace.marks[i]).join("\n")));
    }

    // The size of a step's picture in points: a device may be turned.
    function sizeOf(screen) {
      const found = (trace.marks[screen[0]] ?? "").slice(0, 600).match(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/);
      return found ? [+found[1], +found[2]] : [trace.screen.width, trace.screen.height];
    }

    function showScreen() {
      const showsBefore = place("show-before").checked && state.step > 0;
      const screen = steps[showsBefore ? state.step - 1 : state.step].screen;
      const [width, height] = sizeOf(screen);
      const address = imageAddress(screen);
      if (place("picture").src !== address) place("picture").src = address;
      place("picture").alt = `The screen ${showsBefore ? "before" : "after"} step ${state.step + 1}`;
      place("screen").style.aspectRatio = `${width} / ${height}`;
      place("screen").style.width = `min(100%, calc(var(--canvas) * ${width / height}))`;
      marks.setAttribute("viewBox", `0 0 ${width} ${height}`);
      place("screen-note").textContent = [changeNote(), touchNote()].filter(Boolean).join(" \u00b7 ");
      showMarks();
    }

    place("picture").addEventListener("error", () => {
      place("screen-note").textContent = "The browser cannot show this picture. The list of views has what is in it.";
    });

    function changeNote() {
      if (state.step === 0) return "The first screen";
      const areas = areasChanged(state.step);
      if (!areas) return "A new screen";
      return areas.length ? `${counted(areas.length, "part")} of the picture changed` : "The picture did not change";
    }

    function touchNote() {
      const touches = steps[state.step].touches;
      const first = touches.find(touch => touch[2] === "began") ?? touches[0];
      if (!first) return "";
      const last = touches[touches.length - 1];
      const point = ([x, y]) => `(${rounded(x)}, ${rounded(y)})`;
      return `touched at ${point(first)}` + (distance(first, last) > 4 ? `, moved to ${point(last)}` : "");
    }

    const distance = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]);

    const box = ([x, y, w, h], attributes) => draw("rect", { x, y, width: Math.max(w, 0), height: Math.max(h, 0), ...attributes });

    function showMarks() {
      const step = steps[state.step];
      const parts = [];
      if (place("show-frames").checked) {
        for (const index of step.views) parts.push(box(trace.views[index].slice(3, 7), { class: "outline" }));
      }
      if (place("show-changed").checked) {
        for (const area of areasChanged(state.step) ?? []) parts.push(box(area, { class: "changed", rx: 4 }));
        for (const [, from, to] of step.moved) {
          if (areasChanged(state.step) === null) break;
          parts.push(box(from, { class: "origin", rx: 2 }));
          const [start, end] = [from, to].map(([x, y, w, h]) => [x + w / 2, y + h / 2]);
          if (distance(start, end) > 3) parts.push(arrow(start, end));
        }
      }
      if (place("show-touches").checked) parts.push(...touchMarks(step.touches));
      const chosen = state.view === null ? null : viewInStep(state.view, state.step);
      if (chosen?.isThere) parts.push(box(chosen.frame, { class: "chosen", rx: 3 }));
      parts.push(box([0, 0, 0, 0], { id: "under", class: "under", rx: 3 }));
      marks.replaceChildren(...parts);
    }

    function arrow([x, y], [toX, toY]) {
      const angle = Math.atan2(toY - y, toX - x);
      const barb = turn => `${toX - 7 * Math.cos(angle + turn)} ${toY - 7 * Math.sin(angle + turn)}`;
      return draw("path", { class: "way", d: `M${x} ${y}L${toX} ${toY}M${barb(0.5)}L${toX} ${toY}L${barb(-0.5)}` });
    }

    // A ring where a finger came down, its way, a dot where it left.
    function touchMarks(touches) {
      if (!touches.length) return [];
      const parts = [draw("polyline", { class: "finger-way", points: touches.map(([x, y]) => `${x},${y}`).join(" ") })];
      for (const [x, y, phase] of touches) {
        if (phase === "began") parts.push(draw("circle", { class: "finger", cx: x, cy: y, r: 14 }));
        if (phase !== "moved") parts.push(draw("circle", { class: "finger-end " + phase, cx: x, cy: y, r: 3.5 }));
      }
      return parts;
    }

    // The views under a place of the window, the nearest to the reader first.
    function viewsUnder(event) {
      const area = marks.getBoundingClientRect();
      const [width, height] = sizeOf(steps[state.step].screen);
      const [x, y] = [(event.clientX - area.left) * width / area.width, (event.clientY - area.top) * height / area.height];
      return steps[state.step].views.map(index => trace.views[index])
        .filter(([, , , left, top, w, h]) => x >= left && y >= top && x < left + w && y < top + h).reverse();
    }

    // A second click in the same place takes what lies behind.
    place("screen").addEventListener("click", event => {
      const found = viewsUnder(event);
      if (!found.length) return;
      const at = found.findIndex(view => view[0] === state.view);
      chooseView(found[(at + 1) % found.length][0]);
    });

    place("screen").addEventListener("pointermove", event => {
      const [view] = viewsUnder(event);
      const [x, y, width, height] = view ? view.slice(3, 7) : [0, 0, 0, 0];
      filled(place("under"), { x, y, width, height }, []);
      place("screen").title = view ? visible(short(string(view[2]), 200)) : "";
    });
    place("screen").addEventListener("pointerleave", () => filled(place("under"), { width: 0, height: 0 }, []));

    for (const id of ["show-changed", "show-touches", "show-frames"]) place(id).addEventListener("change", showMarks);
    place("show-before").addEventListener("change", showScreen);
    """#
}
