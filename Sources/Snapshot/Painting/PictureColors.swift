import PlainviewGraphics

/// The colours that cells are seen in: inks through their opacity, in front of what is behind them.
struct PictureColors: Equatable {
  /// What is behind everything: the background of screens in the picture's own light or dark style.
  let base: PictureColor
  let label: PictureColor

  @MainActor init(_ traits: UITraitCollection) {
    base = PictureColor(.systemBackground, traits)
    label = PictureColor(.label, traits)
  }

  /// The colour of a cell's text; nil when it is the plain one in front of nothing.
  func foreground(of style: CellStyle) -> PictureColor? {
    guard style.ink.color != nil || style.ink.opacity < 100 || background(of: style) != nil else { return nil }
    return visible(style.ink.color ?? label, style.ink.opacity).over(style.background ?? base)
  }

  /// The colour behind a cell; nil when it is that of the screen.
  func background(of style: CellStyle) -> PictureColor? { style.background == base ? nil : style.background }

  private func visible(_ color: PictureColor, _ percent: Int) -> PictureColor {
    PictureColor(
      red: color.red, green: color.green, blue: color.blue, alpha: UInt8((Int(color.alpha) * percent + 50) / 100))
  }
}
