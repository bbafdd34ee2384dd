extension TracePage {
  /// The events of a step as a tree, from cause to effect.
  static let events = #"""

    // Kinds of events in the order of a touch's way, and what they have in common.
    const families = {
      input: ["touch", "hit", "recognizer", "focus", "responder", "text"],
      code: ["action", "delegate", "controller", "notification", "application", "timer"],
      layout: ["constraint", "layout", "frame"],
      console: ["console"],
    };
    const family = kind => Object.keys(families).find(name => families[name].includes(kind)) ?? "code";

    const eventsNow = () => steps[state.step].events;
    // Kinds that are not shown, and the words that are looked for.
    const hiddenKinds = new Set();
    let wanted = "";

    const eventText = event => [string(event[3]), ...strings(event[4])].join("\n");

    function fillEvent(row, i, isWhole) {
      const [time, kind, , text, reasons] = eventsNow()[i];
      const most = isWhole ? 20000 : 300;
      row.classList.add("event", family(kind));
      row.replaceChildren(
        make("span", { class: "fold", "aria-hidden": "true" }),
        make("span", { class: "kind" }, kind),
        make("span", { class: "what", dir: "auto" }, short(string(text), most)),
        make("time", {}, seconds(time)),
        ...strings(reasons).map(reason => make("small", { dir: "auto" }, short(reason, most))));
    }

    const eventTree = makeTree(place("events"), {
      level: i => eventsNow()[i][2],
      fill: fillEvent,
      passes: i => !hiddenKinds.has(eventsNow()[i][1])
        && (wanted === "" || eventText(eventsNow()[i]).toLowerCase().includes(wanted)),
      belongs: i => state.view !== null && eventsNow()[i][5] === state.view,
      choose: i => chooseEvent(i),
    });

    function showEvents() {
      showKinds();
      eventTree.show(eventsNow().length);
      noteEvents();
    }

    function noteEvents() {
      const [passing, all] = [eventTree.passing(), eventsNow().length];
      place("events-note").textContent = passing === all ? counted(all, "event") : `${passing} of ${counted(all, "event")}`;
      place("events").classList.toggle("empty", passing === 0);
      place("events").dataset.empty = all ? "No event passes the filter. Esc clears it." : "No events in this step.";
    }

    // One button for each kind of the whole trace, always in the same place.
    const kindButtons = new Map();
    function makeKinds() {
      const known = Object.values(families).flat();
      const used = new Set(steps.flatMap(step => step.events.map(event => event[1])));
      for (const kind of [...known, ...[...used].filter(kind => !known.includes(kind)).sort()]) {
        if (!used.has(kind)) continue;
        const button = make("button", { type: "button", class: "chip " + family(kind), "aria-pressed": "true",
          title: "Click hides or shows this kind, with Shift only this kind" }, kind, make("span", {}));
        button.addEventListener("click", event => toggleKind(kind, event.shiftKey));
        kindButtons.set(kind, button);
        place("kinds").append(button);
      }
    }

    function toggleKind(kind, isAlone) {
      if (isAlone) {
        const wasAlone = !hiddenKinds.has(kind) && hiddenKinds.size === kindButtons.size - 1;
        for (const other of kindButtons.keys()) wasAlone || other === kind ? hiddenKinds.delete(other) : hiddenKinds.add(other);
      } else if (!hiddenKinds.delete(kind)) hiddenKinds.add(kind);
      filterEvents();
    }

    function showKinds() {
      const counts = {};
      for (const event of eventsNow()) counts[event[1]] = (counts[event[1]] ?? 0) + 1;
      for (const [kind, button] of kindButtons) {
        button.setAttribute("aria-pressed", !hiddenKinds.has(kind));
        button.classList.toggle("absent", !counts[kind]);
        button.lastChild.textContent = counts[kind] ? ` ${counts[kind]}` : "";
      }
    }

    function filterEvents() {
      wanted = place("filter").value.trim().toLowerCase();
      showKinds();
      eventTree.siftAgain();
      noteEvents();
    }

    let filterTimer = 0;
    place("filter").addEventListener("input", () => {
      clearTimeout(filterTimer);
      filterTimer = setTimeout(filterEvents, 60);
    });
    place("filter").addEventListener("keydown", event => {
      if (event.key === "ArrowDown") place("events").querySelector("[tabindex='0']")?.focus();
      else if (event.key !== "Escape") return;
      else if (place("filter").value) place("filter").value = "";
      else place("filter").blur();
      filterEvents();
      event.preventDefault();
      event.stopPropagation();
    });
    """#
}
