extension TracePage {
  /// The slider, the panels and their columns.
  static let panels = #"""
    .steps { flex-wrap: nowrap; align-items: flex-start; margin-top: 4px; }
    .steps > button { flex: none; width: 30px; height: 30px; border: 1px solid var(--line); border-radius: 50%; background: none;
      font-size: 18px; line-height: 1; cursor: pointer; }
    .steps > button:disabled { opacity: 0.35; cursor: default; }
    #track { position: relative; flex: 1; min-width: 0; padding-top: 5px; }
    #slider { position: absolute; top: 5px; left: calc(50% / var(--steps) - 10px); width: calc(100% - 100% / var(--steps) + 20px);
      margin: 0; height: 20px; appearance: none; background: none; cursor: pointer; border-radius: 10px; }
    #slider::-webkit-slider-runnable-track { height: 2px; background: var(--line); }
    #slider::-moz-range-track { height: 2px; background: var(--line); }
    #slider::-webkit-slider-thumb { appearance: none; width: 20px; height: 20px; margin-top: -9px; border-radius: 50%;
      background: var(--glow); border: 2px solid var(--accent); }
    #slider::-moz-range-thumb { width: 16px; height: 16px; border-radius: 50%; background: var(--glow); border: 2px solid var(--accent); }
    #dots { position: relative; display: flex; pointer-events: none; }
    .dot { flex: 1 1 0; min-width: 0; text-align: center; color: var(--good); }
    .dot i { display: block; width: 8px; max-width: 80%; height: 8px; margin: 6px auto; border-radius: 50%; background: currentColor;
      font-size: 0; }
    .dot.failed, .status.failed { color: var(--bad); }
    .dot.warned, .status.warned { color: var(--odd); }
    .dot.skipped, .status.skipped { color: var(--faint); }
    .dot.skipped i { background: var(--panel); border: 1.5px solid; }
    .dot.failed i { border-radius: 1px; transform: rotate(45deg); }
    .dot.warned i { border-radius: 1px; }
    .dot em { display: none; }
    .named .dot em { display: block; margin-top: 8px; padding: 0 4px; font-style: normal; font-size: 12px; color: var(--faint);
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis; pointer-events: auto; cursor: pointer; }
    .named .dot.failed em { color: var(--bad); }
    .named .dot.now em { color: var(--front); font-weight: 600; }
    #now { margin-bottom: 12px; }
    #place { display: flex; gap: 14px; font-size: 13px; white-space: nowrap; }
    .status { color: var(--good); font-weight: 600; }
    #problem { margin-top: 8px; padding: 8px 12px; border-left: 3px solid var(--bad); background: var(--panel); border-radius: 0 6px 6px 0;
      white-space: pre-wrap; overflow-wrap: anywhere; max-height: 200px; overflow: auto; }
    #problem.warned { border-color: var(--odd); }
    .columns { display: grid; gap: 12px; grid-template-columns: minmax(270px, 0.72fr) minmax(350px, 1.1fr) minmax(380px, 1.1fr); }
    .columns > .panel { height: var(--pane); }
    .below { margin-top: 12px; }
    .below > .panel { height: auto; max-height: 520px; min-height: 200px; }
    .panel { display: flex; flex-direction: column; gap: 8px; min-width: 0; background: var(--panel); border: 1px solid var(--line);
      border-radius: 10px; padding: 10px 12px; }
    .panel h3 { font-size: 13px; }
    @media (max-width: 1180px) {
      .columns { grid-template-columns: minmax(270px, 0.8fr) minmax(350px, 1fr); }
      .wide { grid-column: 1 / -1; }
      .columns:not(.below) > .wide { height: auto; max-height: 560px; }
    }
    @media (max-width: 700px) {
      .columns { grid-template-columns: minmax(0, 1fr); }
      header { position: static; }
    }
    """#
}
