extension TracePage {
  /// The keyboard, the address, and the start.
  static let keys = #"""

    // Keys work wherever the focus is, but not in a text that is being written.
    const keys = new Map([
      ["ArrowLeft", () => go(state.step - 1)],
      ["ArrowRight", () => go(state.step + 1)],
      ["Home", () => go(0)],
      ["End", () => go(steps.length - 1)],
      ["Escape", () => clear()],
      ["/", () => $("filter").select()],
    ]);
    document.onkeydown = event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target === $("filter") || !keys.has(event.key)) return;
      keys.get(event.key)();
      event.preventDefault();
    };

    // First the filter, then what is chosen.
    function clear() {
      if (!filter && !filterKinds.size) return choose({ event: -1, view: null, wire: null });
      $("filter").value = "";
      filterKinds.clear();
      filterEvents();
    }

    // The address keeps the selection: steps and events as the reader counts them, from one; views by their keys. It is
    // written when the reader has stopped moving, since browsers limit how often.
    let addressTimer = 0;
    function remember() {
      clearTimeout(addressTimer);
      addressTimer = setTimeout(() => history.replaceState(null, "", `#step=${state.step + 1}`
        + (state.event < 0 ? "" : `&event=${state.event + 1}`) + (state.view === null ? "" : `&view=${state.view}`)), 200);
    }

    // What an address says, as far as there is such a step, event and view; without a step, the first that failed.
    function recall() {
      const asked = new URLSearchParams(location.hash.slice(1));
      const failed = steps.findIndex(step => step.status === "failed");
      const step = parseInt(asked.get("step")) - 1;
      state.step = steps[step] ? step : Math.max(failed, 0);
      const event = parseInt(asked.get("event")) - 1;
      const [, , , , , about, wire] = now().events[event] ?? [];
      const view = parseInt(asked.get("view"));
      state.event = now().events[event] ? event : -1;
      state.view = viewNow(view) ? view : about ?? null;
      state.wire = wires[wire] ? wire : null;
    }

    onhashchange = () => {
      recall();
      showStep();
    };

    makeSteps();
    makeKinds();
    drawWiring();
    recall();
    showStep();
    """#
}
