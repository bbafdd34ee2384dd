/// Which edition of the system's fonts text is measured by: a document's text is as wide as in the Xcode that saved it.
package struct FontEdition: Hashable, Sendable {
  /// Editions of the system font, each with its own tracking.
  package enum Era: Hashable, Sendable {
    /// Helvetica Neue, up to iOS 8.
    case helvetica
    /// Text and Display faces that change at 20 points.
    case iOS9, iOS11
    /// One face whose shape changes from 17 to 28 points, since iOS 14.
    case iOS14
  }

  /// How wide ideographs and kana are.
  package enum Ideographs: Hashable, Sendable {
    /// As the font size.
    case square
    /// 0.3 points more than the font size.
    case spaced
    /// Narrower: those of the Korean face, and of the releases of Xcode that call themselves 32700.
    case narrow
  }

  package let era: Era
  package let ideographs: Ideographs

  /// The edition at run time.
  package static let current = FontEdition(tools: 22_000, hasNarrowIdeographs: false)

  /// The edition of a version of Xcode's tools. Ideographs are narrow where the interface's language takes the Korean face.
  package init(tools: Int, hasNarrowIdeographs: Bool) {
    era =
      switch tools {
      case ..<7000: .helvetica
      case ..<13_000: .iOS9
      case ..<17_000: .iOS11
      default: .iOS14
      }
    ideographs = hasNarrowIdeographs ? .narrow : (11_000..<24_000).contains(tools) ? .spaced : .square
  }
}
