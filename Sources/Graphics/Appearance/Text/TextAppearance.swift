import Foundation

/// The style of a view's text; coloured pictures and style planes show it.
///
/// Plainview's own. A picture of plain text does not show it.
@_spi(Plainview) public struct TextAppearance {
  /// The colour of the text; nil is that of labels.
  public var color: UIColor?
  /// Whether the letters are bold.
  public var isBold: Bool
  /// Whether the letters are italic.
  public var isItalic: Bool
  /// Whether there is a line under the text.
  public var isUnderlined: Bool
  /// Whether there is a line through the text.
  public var isStruckThrough = false
  /// The colour behind the letters; nil where what is behind the view is seen.
  public var backgroundColor: UIColor?
  /// Whether the view is drawn as disabled.
  public var isDisabled: Bool

  /// Creates an appearance with a color and styles; by default none.
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

  /// The style of text in a font: semibold and heavier count as bold.
  public init(color: UIColor?, font: UIFont?, isUnderlined: Bool = false, isDisabled: Bool = false) {
    self.init(
      color: color, isBold: (font?.weight.rawValue ?? 0) >= UIFont.Weight.semibold.rawValue,
      isItalic: font?.isItalic ?? false, isUnderlined: isUnderlined, isDisabled: isDisabled)
  }
}
