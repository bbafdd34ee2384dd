import Foundation

/// How the text of a view looks beyond its letters; coloured pictures and style planes show it.
///
/// Plainview's own. A picture of plain text has no room for it.
@_spi(Plainview) public struct TextAppearance {
  /// The colour of the text; nil is that of labels.
  public var color: UIColor?
  public var isBold: Bool
  public var isItalic: Bool
  public var isUnderlined: Bool
  public var isStruckThrough = false
  /// The colour behind the letters; nil where what is behind the view is seen.
  public var backgroundColor: UIColor?
  /// Whether the view shows that it does not answer.
  public var isDisabled: Bool

  public init(
    color: UIColor? = nil, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
    isDisabled: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isDisabled = isDisabled
  }

  /// The looks of text in a font: semibold and heavier count as bold.
  public init(color: UIColor?, font: UIFont?, isUnderlined: Bool = false, isDisabled: Bool = false) {
    self.init(
      color: color, isBold: (font?.weight.rawValue ?? 0) >= UIFont.Weight.semibold.rawValue,
      isItalic: font?.isItalic ?? false, isUnderlined: isUnderlined, isDisabled: isDisabled)
  }
}
