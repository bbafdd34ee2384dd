extension TracePage {
  /// The elements that the script fills.
  static let frame = #"""
    <noscript>This page draws itself with its own script, which does not run here.</noscript>
    <header>
      <div class="line"><h1 id="title"></h1><p id="about"></p></div>
      <div class="steps" role="group" aria-label="Steps">
        <button id="previous" aria-label="Previous step">&#8249;</button>
        <div id="track">
          <input id="slider" type="range" min="1" aria-label="Step">
          <div id="dots" aria-hidden="true"></div>
        </div>
        <button id="next" aria-label="Next step">&#8250;</button>
      </div>
    </header>
    <main>
      <div class="line"><h2 id="step"></h2><p id="place"></p></div>
      <pre id="problem" tabindex="0" role="region" aria-label="What failed" hidden></pre>
      <p id="said" class="unseen" aria-live="polite"></p>
      <div class="columns">
        <section aria-label="Screen">
          <div class="line"><h3>Screen</h3><p id="device"></p></div>
          <div id="screen"><img id="picture" alt=""></div>
          <p id="screen-note"></p>
          <div id="shows" role="group" aria-label="Marks on the screen">
            <label><input type="checkbox" id="show-changed" checked><i class="changed"></i>Changed</label>
            <label><input type="checkbox" id="show-touches" checked><i class="finger"></i>Touches</label>
            <label><input type="checkbox" id="show-frames"><i></i>Frames</label>
            <label><input type="checkbox" id="show-before">Before the step</label>
          </div>
        </section>
        <section aria-label="Events">
          <div class="line"><h3>Events</h3><p id="events-note"></p></div>
          <input id="filter" type="search" placeholder="Filter events  ( / )" aria-label="Filter events" autocomplete="off">
          <div id="kinds" role="group" aria-label="Only these kinds"></div>
          <div id="events" class="tree" role="tree" aria-label="Events of the step"></div>
        </section>
        <section aria-label="Wiring" class="wide">
          <div class="line"><h3>Wiring</h3><p id="wiring-note"></p></div>
          <div id="wiring" tabindex="0" role="region" aria-label="Picture of the wiring"></div>
          <ul id="fired" aria-label="Wires that fired, and broken ones"></ul>
        </section>
      </div>
      <div class="columns below">
        <section aria-label="Views">
          <div class="line"><h3>Views</h3><p id="views-note"></p></div>
          <div id="views" class="tree" role="tree" aria-label="Views after the step"></div>
        </section>
        <section aria-label="View">
          <h3>View</h3>
          <div id="view" class="text" tabindex="0" role="region" aria-label="The chosen view"></div>
        </section>
        <section aria-label="What changed" class="wide">
          <h3>What changed</h3>
          <div id="changes" class="text" tabindex="0" role="region" aria-label="What the step changed"></div>
        </section>
      </div>
    </main>
    <footer>
      <kbd>&larr;</kbd> <kbd>&rarr;</kbd> step, <kbd>Home</kbd> <kbd>End</kbd> first and last step, <kbd>&uarr;</kbd>
      <kbd>&darr;</kbd> through a list, <kbd>Enter</kbd> folds, <kbd>/</kbd> filters events, <kbd>Esc</kbd> clears.
      Times are virtual seconds. The address keeps the place: copy it to share what you see.
    </footer>
    """#
}
