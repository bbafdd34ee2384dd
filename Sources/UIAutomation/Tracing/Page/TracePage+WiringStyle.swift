extension TracePage {
  /// The wiring, and texts that are buttons.
  static let wiringStyle = #"""
    #wiring { flex: 1; min-height: 120px; overflow: auto; margin: 0 -6px; }
    #wiring > p { margin: 0 6px; }
    .graph { position: relative; margin: 0 auto; }
    .graph svg { display: block; }
    .graph > div { position: absolute; border: 1px solid var(--line); border-radius: 8px; }
    .graph .group { padding: 5px 14px; color: var(--faint); font-size: 12px; font-weight: 600; }
    .graph .node { background: var(--panel); border-color: var(--idle); font-size: 11.5px; color: var(--faint); }
    .node > * { display: block; height: 18px; line-height: 18px; margin: 0 3px; padding: 0 6px; border-radius: 4px; white-space: nowrap;
      overflow: hidden; text-overflow: ellipsis; }
    .node b { margin-top: 4px; margin-bottom: 3px; font-size: 12px; color: var(--front); }
    .node div, .node.view { cursor: pointer; }
    .node div:hover { background: var(--well); }
    .graph .missing { border: 1px dashed var(--bad); }
    .graph .chosen { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    .node .past { color: var(--front); }
    .node .lit, .node div.chosen { background: var(--glow); }
    .node .lit { color: var(--accent); font-weight: 600; }
    .node .flaw { color: var(--bad); }
    .wire { fill: none; stroke: var(--idle); stroke-width: 1.1; }
    .wire.outlet { stroke-width: 0.7; }
    .wire.past { stroke: var(--accent); stroke-opacity: 0.5; }
    .wire.lit { stroke: var(--accent); stroke-width: 2.6; stroke-opacity: 1; }
    .wire.flaw { stroke: var(--bad); stroke-dasharray: 5 3; }
    .wire.chosen { stroke-width: 3.4; stroke-opacity: 1; }
    #fired { list-style: none; max-height: 118px; overflow: auto; border-top: 1px solid var(--line); padding-top: 6px; }
    #fired:empty { display: none; }
    #fired li { display: flex; }
    #fired b { width: 52px; flex: none; }
    .link { border: 0; background: none; padding: 0; text-align: start; text-decoration: underline var(--idle); text-underline-offset: 3px; }
    """#
}
