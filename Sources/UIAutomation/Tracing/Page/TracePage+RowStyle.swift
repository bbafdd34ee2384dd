extension TracePage {
  /// The filter, the rows of trees, and rows that changed.
  static let rowStyle = #"""
    #filter { padding: 5px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--well); }
    #filter::placeholder { color: var(--faint); opacity: 1; }
    #kinds { display: flex; flex-wrap: wrap; gap: 4px; }
    .chip { border: 1px solid var(--line); border-radius: 10px; padding: 0 8px; background: none; font-size: 12px; }
    .chip[aria-pressed=true] { background: var(--glow); border-color: currentColor; }
    .chip.absent { border-color: transparent; }
    .input { --tone: var(--accent); }
    .code { --tone: var(--code); }
    .layout { --tone: var(--layout); }
    .kind, .chip { color: var(--tone, var(--faint)); font-size: 12px; }
    .tree { flex: 1; min-height: 80px; overflow: auto; margin: 0 -12px -10px; padding: 2px 6px 8px; }
    [data-empty]::before { content: attr(data-empty); padding: 6px; color: var(--faint); }
    .tree > * { display: grid; align-items: baseline; column-gap: 7px; padding: 2px 8px 3px calc(4px + var(--depth) * 16px);
      border-radius: 6px; contain: content; }
    .event { grid-template-columns: 12px auto minmax(0, 1fr) auto; }
    .event small { grid-column: 3 / -1; }
    .tree .view { grid-template-columns: 12px minmax(0, 1fr) auto; }
    .tree > :hover { background: var(--well); }
    .tree > .belongs { box-shadow: inset 2px 0 #d9620a; border-radius: 0 6px 6px 0; }
    .tree > [aria-selected] { background: var(--glow); }
    .context > * { color: var(--faint); font-style: italic; }
    .tree > :focus-visible { outline-offset: -2px; }
    .fold { color: var(--faint); }
    [aria-expanded=true] > .fold::before { content: "\25be"; }
    [aria-expanded=false] > .fold::before { content: "\25b8"; }
    .what { white-space: pre-line; }
    .what, .event small, li, .link { overflow-wrap: anywhere; unicode-bidi: isolate; }
    time { font-size: 11px; color: var(--faint); }
    del, ins { display: block; width: max-content; min-width: 100%; text-decoration: none; background: var(--come); }
    del { background: var(--gone); }
    mark { color: inherit; background: none; font-weight: 700; }
    """#
}
