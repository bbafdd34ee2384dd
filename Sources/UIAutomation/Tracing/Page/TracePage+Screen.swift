extension TracePage {
  /// The screen: an image with the app's labels, and our own marks over it.
  static let screen = #"""

    const marks = draw("svg", { id: "marks", "aria-hidden": true });
    const under = draw("rect", { class: "under", rx: 3 });
    $("screen").append(marks);

    // The size of the shown picture in points: a device may be turned.
    let size = [1, 1];

    // As an image, a picture runs no script and loads nothing, whatever stands in it. Characters that XML does not allow
    // would take the whole picture away.
    function showScreen() {
      const isBefore = $("show-before").checked && state.step > 0;
      const lines = steps[state.step - isBefore].screen.map(index => trace.marks[index]);
      const box = numbers(lines[0] ?? "", "viewBox");
      size = box.length === 4 ? box.slice(2) : [trace.screen.width, trace.screen.height];
      $("picture").src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(lines.join("\n").replace(controls, "\ufffd"));
      $("picture").alt = `The screen ${isBefore ? "before" : "after"} step ${state.step + 1}`;
      $("screen").style.aspectRatio = size.join("/");
      $("screen").style.width = `min(100%, calc(var(--canvas) * ${size[0] / size[1]}))`;
      marks.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
      say("screen-note", changeNote() + touchNote());
      showMarks();
    }

    $("picture").onerror = () => say("screen-note", "The browser cannot show this picture. The list of views has what is in it.");

    function changeNote() {
      const areas = changedAreas();
      if (!areas) return state.step ? "The whole screen changed" : "The first screen";
      return areas.length ? counted(areas.length, "part") + " changed" : "Looks as before";
    }

    function touchNote() {
      const { touches } = now();
      if (!touches.length) return "";
      const [first, last] = [touches[0], touches[touches.length - 1]].map(([x, y]) => `(${rounded(x)}, ${rounded(y)})`);
      return ` \u00b7 touched at ${first}` + (first === last ? "" : `, left at ${last}`);
    }

    const box = ([x, y, width, height], kind) => draw("rect", { x, y, width: Math.max(width, 0), height: Math.max(height, 0), class: kind, rx: 3 });

    function showMarks() {
      const { views, moved, touches } = now();
      const parts = [];
      if ($("show-frames").checked) parts.push(...views.map(index => box(trace.views[index].slice(3, 7), "outline")));
      if ($("show-changed").checked && changedAreas()) {
        parts.push(...changedAreas().map(area => box(area, "changed")));
        for (const [, from, to] of moved.slice(0, 60)) parts.push(box(from, "origin"), arrow(from, to));
      }
      if ($("show-touches").checked) parts.push(...touchMarks(touches));
      const chosen = viewNow(state.view);
      if (chosen?.isThere) parts.push(box(chosen.frame, "chosen"));
      marks.replaceChildren(...parts, under);
    }

    // From the middle of one frame to that of another.
    function arrow(...frames) {
      const [[x, y], [toX, toY]] = frames.map(([x, y, w, h]) => [x + w / 2, y + h / 2]);
      const angle = Math.atan2(toY - y, toX - x);
      const barb = turn => `${toX - 6 * Math.cos(angle + turn)} ${toY - 6 * Math.sin(angle + turn)}`;
      const head = Math.hypot(toX - x, toY - y) > 4 ? `M${barb(0.5)}L${toX} ${toY}L${barb(-0.5)}` : "";
      return draw("path", { class: "way", d: `M${x} ${y}L${toX} ${toY}` + head });
    }

    // A ring where a finger came down, its path, a dot where it left.
    function touchMarks(touches) {
      return [draw("polyline", { class: "finger-path", points: touches.map(([x, y]) => `${x},${y}`).join(" ") }),
        ...touches.filter(touch => touch[2] !== "moved")
          .map(([cx, cy, phase]) => draw("circle", { class: "finger " + phase, cx, cy, r: phase === "began" ? 14 : 3 }))];
    }

    // The views under a point of the window, the nearest to the reader first.
    function viewsUnder(event) {
      const area = marks.getBoundingClientRect();
      const x = (event.clientX - area.left) * size[0] / area.width;
      const y = (event.clientY - area.top) * size[1] / area.height;
      return now().views.map(viewRecord)
        .filter(({ frame: [left, top, w, h] }) => x >= left && y >= top && x < left + w && y < top + h).reverse();
    }

    // A second click in the same place takes what lies behind.
    $("screen").onclick = event => {
      const found = viewsUnder(event);
      const at = found.findIndex(view => view.key === state.view);
      if (found.length) chooseView(found[(at + 1) % found.length].key);
    };

    $("screen").onpointermove = event => {
      const [view] = viewsUnder(event);
      const [x, y, width, height] = view?.frame ?? [0, 0, 0, 0];
      filled(under, { x, y, width, height });
      $("screen").title = visible(short(view?.name ?? "", 200));
    };
    $("screen").onpointerleave = () => filled(under, { width: 0 });

    $("shows").onchange = showScreen;
    """#
}
