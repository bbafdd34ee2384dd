extension TracePage {
  /// Colours for light and dark, and common elements. Nothing moves by itself.
  static let colors = #"""
    :root { color-scheme: light dark; --back: #f4f3f0; --panel: #fffefc; --front: #1c1e21; --faint: #5b6066;
      --line: #dcdad4; --well: #f1f0ec; --accent: #0a5bc4; --glow: #e3edfb; --code: #7434a8; --layout: #0a6a78;
      --good: #1a7336; --bad: #b3261e; --odd: #835700; --gone: #fbe4e1; --come: #dff3e2; --idle: #96938b; }
    @media (prefers-color-scheme: dark) { :root { --back: #121416; --panel: #1a1d20; --front: #e6e4df; --faint: #a2a6ab;
      --line: #32373c; --well: #23272b; --accent: #79b4ff; --glow: #1d3350; --code: #cba2f7; --layout: #62cbd9;
      --good: #68c97b; --bad: #ff8e85; --odd: #e2b04c; --gone: #4a2422; --come: #1d3f27; --idle: #6b7279; } }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 110px; }
    [hidden] { display: none !important; }
    body { margin: 0; background: var(--back); color: var(--front); font: 14px/1.45 system-ui, sans-serif;
      font-variant-numeric: tabular-nums; --pane: clamp(460px, calc(100vh - 300px), 820px); --canvas: calc(var(--pane) - 110px); }
    h1, h2, h3, h4, p, ul, pre { margin: 0; padding: 0; font-size: inherit; }
    h1 { font-size: 15px; }
    h2 { font-size: 20px; line-height: 1.3; max-height: 3.9em; overflow: auto; overflow-wrap: anywhere; }
    h2 span { color: var(--faint); font-weight: 400; }
    h4 { font-size: 12px; color: var(--faint); margin: 12px 0 3px; }
    pre, code, kbd { font: 12px/1.45 ui-monospace, Menlo, Consolas, monospace; }
    button, input { font: inherit; color: inherit; }
    button, label, .fold { cursor: pointer; }
    small, footer, .line p, label, #screen-note, #fired { font-size: 12px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .quiet, small, footer, .line p, #screen-note { color: var(--faint); }
    .passed, .good > b { color: var(--good); }
    .failed, .bad { color: var(--bad); }
    .warned { color: var(--odd); }
    .line { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 14px; justify-content: space-between; }
    header { position: sticky; top: 0; z-index: 2; background: var(--panel); border-bottom: 1px solid var(--line); padding: 8px 20px; }
    main { padding: 12px 20px; }
    footer { padding: 0 20px 24px; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; }
    """#
}
