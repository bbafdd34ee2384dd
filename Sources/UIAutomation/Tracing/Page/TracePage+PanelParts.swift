extension TracePage {
  /// What stands in the panels: the screen's marks, rows, the wiring, lists.
  static let parts = #"""
    .canvas { flex: 1; min-height: 0; display: grid; place-items: center; }
    #screen { position: relative; max-height: 100%; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; cursor: crosshair;
      background: #fff; }
    #picture, #marks { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
    #marks * { fill: none; vector-effect: non-scaling-stroke; }
    #marks .changed { stroke: #d9620a; stroke-width: 2; fill: #ff8a1f24; }
    #marks .origin { stroke: #d9620a; stroke-width: 1.5; stroke-dasharray: 4 3; }
    #marks .way { stroke: #d9620a; stroke-width: 1.5; }
    #marks .outline { stroke: #8a8f98; stroke-width: 1; }
    #marks .chosen { stroke: #0a5bc4; stroke-width: 2.5; fill: #0a5bc41f; }
    #marks .under { stroke: #0a5bc4; stroke-width: 1; stroke-dasharray: 3 2; }
    #marks .finger { fill: #7434a833; stroke: #7434a8; stroke-width: 2; }
    #marks .finger-way { stroke: #7434a8; stroke-width: 2; stroke-opacity: 0.6; }
    #marks .finger-end { fill: #7434a8; stroke: #fff; stroke-width: 1; }
    #screen-note { color: var(--faint); font-size: 12px; min-height: 1.45em; text-align: center; }
    fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 2px 14px; font-size: 12px; justify-content: center; }
    fieldset label { display: flex; align-items: center; gap: 5px; cursor: pointer; }
    .swatch { width: 11px; height: 11px; border: 2px solid #d9620a; border-radius: 3px; background: #ff8a1f24; }
    .swatch.touch { border-color: #9a5fd0; border-radius: 50%; }
    .swatch.frame { border: 1px solid #8a8f98; background: none; border-radius: 0; }
    #filter { width: 100%; padding: 5px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--well); }
    #filter::placeholder { color: var(--faint); opacity: 1; }
    #kinds { display: flex; flex-wrap: wrap; gap: 4px; }
    .chip { border: 1px solid var(--line); border-radius: 10px; padding: 0 8px; background: none; font-size: 12px; cursor: pointer; }
    .chip[aria-pressed=false] { color: var(--faint); text-decoration: line-through; border-style: dashed; }
    .chip.absent { color: var(--faint); }
    .chip span { color: var(--faint); }
    .input { --tone: var(--accent); } .code { --tone: var(--code); } .layout { --tone: var(--layout); } .console { --tone: var(--faint); }
    .kind, .chip { color: var(--tone, var(--faint)); }
    .tree { position: relative; flex: 1; min-height: 0; overflow: auto; margin: 0 -12px -10px; padding: 2px 6px 8px; }
    .tree.empty::before { content: attr(data-empty); display: block; padding: 8px 6px; color: var(--faint); }
    .tree > div { display: grid; align-items: baseline; column-gap: 7px; padding: 2px 8px 3px calc(4px + var(--depth) * 16px);
      border-radius: 6px; cursor: default; content-visibility: auto; contain-intrinsic-size: auto 42px; }
    .event { grid-template-columns: 12px auto minmax(0, 1fr) auto; }
    .view { grid-template-columns: 12px minmax(0, 1fr) auto; }
    .tree > div:hover { background: var(--well); }
    .tree > .belongs { box-shadow: inset 2px 0 var(--mark); }
    .tree > [aria-selected] { background: var(--glow); }
    .tree > .context > :not(.fold) { opacity: 0.62; }
    .tree > :focus-visible { outline-offset: -2px; }
    .fold { color: var(--faint); cursor: pointer; text-align: center; }
    [aria-expanded=true] > .fold::before { content: "\25be"; }
    [aria-expanded=false] > .fold::before { content: "\25b8"; }
    .kind { font-size: 12px; }
    .what { overflow-wrap: anywhere; unicode-bidi: isolate; white-space: pre-line; }
    .tree time { font-size: 11px; color: var(--faint); }
    .event small { grid-column: 3 / -1; font-size: 12px; line-height: 1.35; color: var(--faint); overflow-wrap: anywhere; unicode-bidi: isolate; }
    .view small { font-size: 11px; color: var(--faint); white-space: nowrap; }
    #wiring { flex: 1; min-height: 0; overflow: auto; margin: 0 -6px; }
    #wiring svg { display: block; margin: 0 auto; }
    .group { fill: none; stroke: var(--line); }
    .group-title { font-size: 12px; font-weight: 600; fill: var(--faint); }
    .node > rect { fill: var(--panel); stroke: var(--idle); }
    .node text { font-size: 11.5px; fill: var(--faint); }
    .node .name { font-size: 12px; font-weight: 600; fill: var(--front); }
    .node.shown, .row { cursor: pointer; }
    .node.missing > rect { stroke: var(--bad); stroke-dasharray: 4 3; }
    .node.missing > .name { fill: var(--bad); }
    .node.chosen > rect { stroke: var(--accent); stroke-width: 2; }
    .row rect { fill: transparent; }
    .row:hover rect { fill: var(--well); }
    .row.past text { fill: var(--front); }
    .row.lit rect, .row.chosen rect { fill: var(--glow); }
    .row.lit text { fill: var(--accent); font-weight: 600; }
    .row.flaw text { fill: var(--bad); }
    .wire { fill: none; stroke: var(--idle); stroke-width: 1.2; }
    .wire.outlet { stroke-opacity: 0.6; }
    .wire.past { stroke: var(--accent); stroke-opacity: 0.5; }
    .wire.lit { stroke: var(--accent); stroke-width: 2.6; stroke-opacity: 1; }
    .wire.flaw { stroke: var(--bad); stroke-dasharray: 5 3; }
    .wire.chosen { stroke-width: 3.4; stroke-opacity: 1; }
    #fired { list-style: none; font-size: 12px; max-height: 118px; overflow: auto; border-top: 1px solid var(--line); padding-top: 6px; }
    #fired:empty { display: none; }
    .bad > b { color: var(--bad); }
    .link { border: 0; background: none; padding: 0; text-align: start; cursor: pointer; overflow-wrap: anywhere; unicode-bidi: isolate;
      text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: 3px; }
    .link:hover { text-decoration-color: currentColor; }
    #view, #changes { flex: 1; min-height: 0; overflow: auto; margin: 0 -6px; padding: 0 6px; overflow-wrap: anywhere; }
    #view .name { font-weight: 600; font-size: 15px; }
    #view ul, #view ol, #changes ul { padding-left: 18px; }
    #view .plain, #changes .plain { list-style: none; padding-left: 0; }
    #view h4:first-child, #changes h4:first-child { margin-top: 2px; }
    .note { color: var(--odd); }
    .rows, pre.console { background: var(--well); border-radius: 6px; padding: 6px 0; overflow: auto; font: 12px/1.45 ui-monospace,
      SFMono-Regular, Menlo, Consolas, monospace; white-space: pre; }
    pre.console { padding: 6px 10px; max-height: 240px; }
    .rows > div { min-width: max-content; display: flex; }
    .rows .number { width: 44px; padding-right: 8px; text-align: right; color: var(--faint); user-select: none; }
    .rows del, .rows ins { flex: 1; text-decoration: none; padding: 0 8px; unicode-bidi: isolate; }
    del { background: var(--gone); } ins { background: var(--come); }
    mark { color: inherit; background: none; font-weight: 700; text-decoration: underline; text-underline-offset: 3px; }
    """#
}
