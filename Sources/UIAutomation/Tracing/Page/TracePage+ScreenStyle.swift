extension TracePage {
  /// The screen and the marks over it, whose colours are seen on light and dark apps.
  static let screenStyle = #"""
    #screen { position: relative; margin: 0 auto; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; cursor: crosshair;
      background: #fff; }
    #picture, #marks { position: absolute; inset: 0; width: 100%; height: 100%; }
    #marks * { fill: none; vector-effect: non-scaling-stroke; stroke: #d9620a; stroke-width: 1.5; }
    #marks .changed { fill: #ff8a1f14; stroke-width: 2; }
    #marks .origin { stroke-dasharray: 4 3; }
    #marks .outline { stroke: #8a8f98; stroke-width: 1; }
    #marks .chosen, #marks .under { stroke: #0a5bc4; stroke-width: 2.5; fill: #0a5bc41f; }
    #marks .under { stroke-width: 1; fill: none; }
    #marks .finger, #marks .finger-path { stroke: #9a3fe0; stroke-width: 2; }
    #marks .finger { fill: #9a3fe040; }
    #screen-note { text-align: center; }
    #shows { display: flex; flex-wrap: wrap; gap: 2px 10px; justify-content: center; }
    #shows input { margin: 0 4px 0 0; vertical-align: -2px; }
    #shows i { display: inline-block; width: 11px; height: 11px; margin-right: 4px; border: 1px solid #8a8f98; }
    #shows .changed { border: 2px solid #d9620a; border-radius: 3px; }
    #shows .finger { border: 2px solid #9a3fe0; border-radius: 50%; }
    """#
}
