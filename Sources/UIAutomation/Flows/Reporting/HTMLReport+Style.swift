extension HTMLReport {
  static let style = """
    :root { color-scheme: light dark; --back: #fff; --front: #1b1b1b; --faint: #6b6b6b; --line: #d8d8d8;
      --good: #1a7f37; --bad: #c0232c; --odd: #9a6700; --plate: #f6f6f4; --new: #dafbe1; --old: #ffebe9; --mark: #fff3bf; }
    @media (prefers-color-scheme: dark) { :root { --back: #16181a; --front: #e6e6e3; --faint: #9a9a96; --line: #34373a;
      --good: #57ab5a; --bad: #f47067; --odd: #c69026; --plate: #1f2224; --new: #12361f; --old: #4a1d1c;
      --mark: #4a3f10; } }
    body { font: 15px/1.45 system-ui, sans-serif; background: var(--back); color: var(--front); margin: 2em auto;
      max-width: 72em; padding: 0 1em; }
    h1 { font-size: 1.4em; }
    p, time, i, summary code { color: var(--faint); }
    i { display: inline-block; min-width: 2em; text-align: right; font-style: normal; }
    time { float: right; font-size: 0.85em; }
    details.flow { border-top: 1px solid var(--line); padding: 0.6em 0; }
    details.flow > summary { font-size: 1.1em; }
    details details { padding: 0.15em 0 0.15em 1em; }
    details:target > summary { outline: 2px solid var(--odd); outline-offset: 2px; }
    body:has(#only-failed:checked) details.flow.passed { display: none; }
    summary { cursor: pointer; }
    b { display: inline-block; min-width: 4.5em; }
    .passed > summary b { color: var(--good); }
    .failed > summary b { color: var(--bad); }
    .warned > summary b, .skipped > summary b { color: var(--odd); }
    .link { color: var(--faint); text-decoration: none; visibility: hidden; }
    summary:hover .link, summary:focus-within .link { visibility: visible; }
    pre { font: 13px/1.2 ui-monospace, Menlo, Consolas, monospace; background: var(--plate); padding: 0.8em;
      overflow-x: auto; border-radius: 6px; }
    mark { background: var(--mark); color: inherit; }
    ins { background: var(--new); text-decoration: none; }
    del { background: var(--old); text-decoration: none; }
    .strip { display: flex; gap: 0.8em; overflow-x: auto; padding: 0.6em 0; }
    .strip a { flex: none; width: 9em; color: inherit; text-decoration: none; font-size: 0.8em; }
    .strip img { width: 100%; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
    .strip span { display: block; overflow-wrap: anywhere; }
    .strip .failed img { border: 2px solid var(--bad); }
    pre.problem { border-left: 3px solid var(--bad); }
    .warned > pre.problem { border-left-color: var(--odd); }
    """
}
