extension TracePage {
  /// The keyboard, the address, and the start.
  static let keys = #"""

    // Keys work wherever the focus is, but not in a text that is being written.
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input[type=search]")) return;
      const action = {
        ArrowLeft: () => go(state.step - 1),
        ArrowRight: () => go(state.step + 1),
        Home: () => go(0),
        End: () => go(steps.length - 1),
        Escape: () => clear(),
        "/": () => place("filter").select(),
      }[event.key];
      if (!action) return;
      action();
      event.preventDefault();
    });

    // First the filter, then what is chosen.
    function clear() {
      if (!place("filter").value && !hiddenKinds.size) return chooseNothing();
      place("filter").value = "";
      hiddenKinds.clear();
      filterEvents();
    }

    // The address keeps the place: steps and events as the reader counts them, from one; views by their keys. It is
    // written when the reader has stopped moving, since browsers limit how often.
    let addressTimer = 0;
    function remember() {
      clearTimeout(addressTimer);
      addressTimer = setTimeout(() => {
        const parts = [`step=${state.step + 1}`];
        if (state.event >= 0) parts.push(`event=${state.event + 1}`);
        if (state.view !== null) parts.push(`view=${state.view}`);
        history.replaceState(null, "", "#" + parts.join("&"));
      }, 200);
    }

    // What an address says, as far as there is such a step, event and view; without a step, the first that failed.
    function recall() {
      const asked = new URLSearchParams(location.hash.slice(1));
      const number = name => /^\d{1,9}$/.test(asked.get(name) ?? "") ? +asked.get(name) : null;
      const failed = steps.findIndex(step => step.status === "failed");
      const step = (number("step") ?? (failed < 0 ? 1 : failed + 1)) - 1;
      state.step = Math.min(Math.max(step, 0), steps.length - 1);
      const event = (number("event") ?? 0) - 1;
      state.event = eventsNow()[event] ? event : -1;
      const [, , , , , key, wire] = eventsNow()[state.event] ?? [];
      const view = number("view") ?? key ?? null;
      state.view = view !== null && trace.views.some(record => record[0] === view) ? view : null;
      state.wire = wires[wire] ? wire : null;
    }

    addEventListener("hashchange", () => {
      recall();
      showStep();
    });

    makeSteps();
    makeKinds();
    drawWiring();
    recall();
    showStep();
    """#
}
