extension TracePage {
  /// The slider, the panels and their columns.
  static let panels = #"""
    .steps { display: flex; gap: 14px; margin-top: 4px; }
    .steps > button { width: 30px; height: 30px; border: 1px solid var(--line); border-radius: 50%; background: none; font-size: 18px;
      line-height: 1; }
    .steps > :disabled { opacity: 0.35; cursor: default; }
    #track { position: relative; flex: 1; min-width: 0; padding-top: 5px; }
    #slider { position: absolute; left: calc(50% / var(--steps) - 10px); width: calc(100% - 100% / var(--steps) + 20px);
      margin: 0; height: 20px; appearance: none; border-radius: 10px; cursor: pointer;
      background: linear-gradient(var(--line), var(--line)) center/100% 2px no-repeat; }
    #slider::-webkit-slider-thumb { appearance: none; width: 20px; height: 20px; border-radius: 50%; background: var(--glow);
      border: 2px solid var(--accent); }
    #slider::-moz-range-thumb { width: 16px; height: 16px; background: var(--glow); border: 2px solid var(--accent); }
    #dots { position: relative; display: flex; pointer-events: none; }
    #dots > * { flex: 1 1 0; min-width: 0; text-align: center; }
    #dots i { display: block; width: 8px; max-width: 80%; height: 8px; margin: 6px auto; border-radius: 50%; background: currentColor; }
    #dots .skipped i { background: var(--panel); border: 1.5px solid; }
    #dots .failed i { border-radius: 1px; transform: rotate(45deg); }
    #dots .warned i { border-radius: 1px; }
    #dots em { display: none; }
    .named em { display: block !important; margin-top: 8px; padding: 0 4px; font-style: normal; font-size: 12px; color: var(--faint);
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis; pointer-events: auto; cursor: pointer; }
    .named .now em { color: var(--front); font-weight: 600; }
    #problem { margin-top: 8px; padding: 8px 12px; border-left: 3px solid var(--bad); background: var(--panel); color: var(--front); white-space: pre-wrap;
      overflow-wrap: anywhere; max-height: 200px; overflow: auto; }
    #problem.warned { border-color: var(--odd); }
    .columns { display: grid; gap: 12px; margin-top: 12px; grid-template-columns: minmax(270px, 0.72fr) minmax(350px, 1.1fr) minmax(380px, 1.15fr); }
    section { display: flex; flex-direction: column; gap: 8px; min-width: 0; height: var(--pane); background: var(--panel);
      border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px; }
    .below section { height: auto; max-height: 520px; min-height: 200px; }
    .text { flex: 1; overflow: auto; margin: 0 -6px; padding: 0 6px; overflow-wrap: anywhere; }
    .text ul, .text ol { margin: 0; padding-left: 18px; }
    .text .plain { list-style: none; padding: 0; }
    .text .name { font-weight: 600; font-size: 15px; }
    .text pre { background: var(--well); border-radius: 6px; padding: 6px; overflow: auto; max-height: 260px; }
    @media (max-width: 1180px) {
      .columns { grid-template-columns: minmax(270px, 0.8fr) minmax(350px, 1fr); }
      .wide { grid-column: 1 / -1; }
    }
    @media (max-width: 700px) {
      .columns { grid-template-columns: minmax(0, 1fr); }
      header { position: static; }
    }
    """#
}
