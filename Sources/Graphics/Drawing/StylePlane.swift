import Foundation

/// The colours and weights of a picture's cells, kept beside their texts.
@MainActor package final class StylePlane {
  /// The style that text is written with.
  package struct Ink: Hashable, Sendable {
    /// nil is the colour of labels.
    package var color: PictureColor?
    /// The colour's name, for people: `systemBlue`.
    package var colorName: String?
    package var isBold = false
    package var isItalic = false
    package var isUnderlined = false
    package var isStruckThrough = false
    package var isDisabled = false
    /// The opacity of the view, in percent, its ancestors included.
    package var opacity = 100

    package init() {}

    /// The ink of text with an appearance, at an opacity in percent.
    @MainActor package init(_ appearance: TextAppearance, opacity: Int, traits: UITraitCollection) {
      self.opacity = opacity
      isDisabled = appearance.isDisabled
      takeStyle(of: appearance, appearance.color, traits)
    }

    /// The ink of a part of a text: the view's opacity and state, and the style of the part.
    @MainActor package func withStyle(of appearance: TextAppearance, color: UIColor?) -> Ink {
      var ink = self
      ink.takeStyle(of: appearance, color ?? appearance.color, .current)
      return ink
    }

    /// The label colour gets no name, so that text in it counts as plain.
    @MainActor private mutating func takeStyle(
      of appearance: TextAppearance, _ shown: UIColor?, _ traits: UITraitCollection
    ) {
      let bytes = shown.map { PictureColor($0, traits) }
      let isPlain = bytes == nil || bytes == PictureColor(.label, traits)
      color = isPlain ? nil : bytes
      colorName = isPlain ? nil : shown?.name
      isBold = appearance.isBold
      isItalic = appearance.isItalic
      isUnderlined = appearance.isUnderlined
      isStruckThrough = appearance.isStruckThrough
    }
  }

  /// The ink of what is written next.
  package var pen = Ink() {
    didSet { if pen != oldValue { penIndex = nil } }
  }
  private var penIndex: Int?
  private var inks: [Ink] = []
  private var inkOfCell: [Int]
  private var backgrounds: [PictureColor?]
  private let columns: Int
  /// The colour behind everything.
  private let base: PictureColor

  package init(columns: Int, rows: Int, base: PictureColor) {
    self.columns = columns
    self.base = base
    inkOfCell = Array(repeating: -1, count: columns * rows)
    backgrounds = Array(repeating: nil, count: columns * rows)
  }

  /// Notes that a cell is written with the pen.
  func write(at index: Int, width: Int) {
    let ink = indexOfPen()
    for offset in 0..<width { inkOfCell[index + offset] = ink }
  }

  private func indexOfPen() -> Int {
    if let penIndex { return penIndex }
    let index = inks.firstIndex(of: pen) ?? inks.count
    if index == inks.count { inks.append(pen) }
    penIndex = index
    return index
  }

  /// Lays a colour over a rectangle that is inside the picture.
  package func paint(_ rectangle: CellRect, _ color: PictureColor) {
    guard color.alpha > 0, !rectangle.isEmpty else { return }
    for row in rectangle.top..<rectangle.bottom {
      for column in rectangle.left..<rectangle.right {
        let index = row * columns + column
        backgrounds[index] = color.over(backgrounds[index] ?? base)
      }
    }
  }

  /// The ink of a cell that holds text.
  package func ink(column: Int, row: Int) -> Ink {
    let index = inkOfCell[row * columns + column]
    return index < 0 ? Ink() : inks[index]
  }

  /// The colour behind a cell; nil where no view has one.
  package func background(column: Int, row: Int) -> PictureColor? { backgrounds[row * columns + column] }
}
