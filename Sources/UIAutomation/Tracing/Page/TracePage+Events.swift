extension TracePage {
  /// The events of a step as a tree, from cause to effect.
  static let events = #"""

    // Kinds of events in the order of a touch's effects, and what they have in common.
    const families = {
      input: "touch hit recognizer focus responder text",
      code: "action delegate controller notification application timer",
      layout: "constraint layout frame",
      console: "console",
    };
    const family = kind => Object.keys(families).find(name => families[name].split(" ").includes(kind)) ?? "code";

    // The text and the kinds of the filter: none stands for all.
    let filter = "";
    const filterKinds = new Set();

    const eventText = event => [string(event[3]), ...strings(event[4])].join("\n");

    function fillEvent(row, i, isWhole) {
      const [time, kind, , text, reasons] = now().events[i];
      const part = (name, kind, text) => make(name, { class: kind, dir: "auto" }, short(text, isWhole ? 20000 : 160));
      row.classList.add("event", family(kind));
      row.replaceChildren(
        make("span", { class: "fold", "aria-hidden": true }), make("span", { class: "kind" }, kind),
        part("span", "what", string(text)), make("time", {}, seconds(time)),
        ...strings(reasons).map(reason => part("small", "", reason)));
    }

    const eventTree = makeTree($("events"), {
      level: i => now().events[i][2],
      fill: fillEvent,
      passes: i => (!filterKinds.size || filterKinds.has(now().events[i][1]))
        && (!filter || eventText(now().events[i]).toLowerCase().includes(filter)),
      belongs: i => state.view !== null && now().events[i][5] === state.view,
      choose: i => chooseEvent(i),
    });

    function showEvents() {
      showKinds();
      eventTree.show(now().events.length);
      noteEvents();
    }

    function noteEvents() {
      const [passing, all] = [eventTree.passing(), now().events.length];
      say("events-note", (passing === all ? "" : passing + " of ") + counted(all, "event"));
      if (passing) delete $("events").dataset.empty;
      else $("events").dataset.empty = all ? "No event passes the filter. Esc clears it." : "No events in this step.";
    }

    // One button for each kind of the whole trace, always in the same place.
    const kindButtons = new Map();
    function makeKinds() {
      const known = Object.values(families).join(" ").split(" ");
      const used = new Set(steps.flatMap(step => step.events.map(event => event[1])));
      for (const kind of new Set([...known.filter(kind => used.has(kind)), ...used])) {
        const button = make("button", {}, kind, make("span", {}));
        button.onclick = () => {
          if (!filterKinds.delete(kind)) filterKinds.add(kind);
          filterEvents();
        };
        kindButtons.set(kind, button);
        $("kinds").append(button);
      }
    }

    function showKinds() {
      for (const [kind, button] of kindButtons) {
        const count = now().events.filter(event => event[1] === kind).length;
        button.setAttribute("aria-pressed", filterKinds.has(kind));
        button.className = "chip " + (count ? family(kind) : "absent");
        button.lastChild.textContent = count ? " " + count : "";
      }
    }

    function filterEvents() {
      filter = $("filter").value.trim().toLowerCase();
      showKinds();
      eventTree.siftAgain();
      noteEvents();
    }

    $("filter").oninput = filterEvents;
    $("filter").onkeydown = event => {
      if (event.key === "ArrowDown") $("events").querySelector("[tabindex='0']")?.focus();
      else if (event.key !== "Escape") return;
      else if (!$("filter").value) $("filter").blur();
      $("filter").value = event.key === "Escape" ? "" : $("filter").value;
      filterEvents();
      event.preventDefault();
      event.stopPropagation();
    };
    """#
}
