extension TracePage {
  /// The places that the script fills.
  static let frame = #"""
    <header>
      <div class="line">
        <h1 id="title"></h1>
        <p id="about"></p>
      </div>
      <div class="line steps" role="group" aria-label="Steps">
        <button id="previous" type="button" aria-label="Previous step">&#8249;</button>
        <div id="track">
          <input id="slider" type="range" min="1" max="1" value="1" aria-label="Step">
          <div id="dots" aria-hidden="true"></div>
        </div>
        <button id="next" type="button" aria-label="Next step">&#8250;</button>
      </div>
    </header>
    <main>
      <section id="now" aria-label="This step">
        <div class="line"><h2 id="step"></h2><p id="place"></p></div>
        <pre id="problem" tabindex="0" aria-label="What failed" hidden></pre>
        <p id="said" class="unseen" aria-live="polite"></p>
      </section>
      <div class="columns">
        <section class="panel" aria-labelledby="screen-title">
          <div class="line"><h3 id="screen-title">Screen</h3><p id="device"></p></div>
          <div class="canvas"><div id="screen"><img id="picture" alt=""></div></div>
          <p id="screen-note"></p>
          <fieldset>
            <legend class="unseen">Marks on the screen</legend>
            <label><input type="checkbox" id="show-changed" checked> <i class="swatch changed"></i>Changed</label>
            <label><input type="checkbox" id="show-touches" checked> <i class="swatch touch"></i>Touches</label>
            <label><input type="checkbox" id="show-frames"> <i class="swatch frame"></i>Frames</label>
            <label><input type="checkbox" id="show-before"> Before the step</label>
          </fieldset>
        </section>
        <section class="panel" aria-labelledby="events-title">
          <div class="line"><h3 id="events-title">Events</h3><p id="events-note"></p></div>
          <input id="filter" type="search" placeholder="Filter events  ( / )" aria-label="Filter events by text"
            autocomplete="off" spellcheck="false">
          <div id="kinds" role="group" aria-label="Kinds of events"></div>
          <div id="events" class="tree" role="tree" aria-label="Events of the step"></div>
        </section>
        <section class="panel wide" aria-labelledby="wiring-title">
          <div class="line"><h3 id="wiring-title">Wiring</h3><p id="wiring-note"></p></div>
          <div id="wiring" tabindex="0" role="region" aria-label="Picture of the wiring"></div>
          <ul id="fired" aria-label="Wires that fired, and broken ones"></ul>
        </section>
      </div>
      <div class="columns below">
        <section class="panel" aria-labelledby="views-title">
          <div class="line"><h3 id="views-title">Views</h3><p id="views-note"></p></div>
          <div id="views" class="tree" role="tree" aria-label="Views after the step"></div>
        </section>
        <section class="panel" aria-labelledby="view-title">
          <div class="line"><h3 id="view-title">View</h3></div>
          <div id="view" tabindex="0" role="region" aria-labelledby="view-title"></div>
        </section>
        <section class="panel wide" aria-labelledby="changes-title">
          <div class="line"><h3 id="changes-title">What changed</h3></div>
          <div id="changes" tabindex="0" role="region" aria-labelledby="changes-title"></div>
        </section>
      </div>
    </main>
    <footer>
      <p><kbd>&larr;</kbd> <kbd>&rarr;</kbd> step, <kbd>Home</kbd> <kbd>End</kbd> first and last step,
        <kbd>&uarr;</kbd> <kbd>&darr;</kbd> through a list, <kbd>Enter</kbd> folds, <kbd>/</kbd> filters events,
        <kbd>Esc</kbd> clears. Times are virtual seconds. The address keeps the place: copy it to share what you see.</p>
    </footer>
    """#
}
