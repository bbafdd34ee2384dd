import Foundation

/// The sizes of the text styles at each of the user's text sizes, in points, as Apple's guidelines list them.
enum TextStyleSizes {
  private static let table: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// An unknown style has the sizes of body text.
  static func size(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    let sizes = table[style] ?? table[.body] ?? []
    return sizes.indices.contains(category.step) ? sizes[category.step] : UIFont.labelFontSize
  }

  /// By how much a text of the style is larger than at the default text size.
  static func growth(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    size(of: style, at: category) / size(of: style, at: .large)
  }

  /// By how much larger than at the default text size a style is that has a size; 1 for a size that the style never has.
  static func growth(of style: UIFont.TextStyle, toSize size: CGFloat) -> CGFloat {
    let standard = Self.size(of: style, at: .large)
    guard size > standard, table[style]?.contains(size) ?? false else { return 1 }
    return size / standard
  }

  /// Sizes of styles, and from line to line, as the guidelines list them: the one follows from the other.
  private static let spacings: [(size: CGFloat, spacing: CGFloat)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25), (21, 26),
    (22, 28),
    (26, 32), (28, 34), (30, 37), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
    (60, 70),
  ]

  /// The distance from line to line of a text in a style, in points.
  static func lineSpacing(at size: CGFloat) -> CGFloat {
    guard let first = spacings.first, let last = spacings.last else { return size }
    if size <= first.size { return size * first.spacing / first.size }
    for (low, high) in zip(spacings, spacings.dropFirst()) where size <= high.size {
      return low.spacing + (high.spacing - low.spacing) * (size - low.size) / (high.size - low.size)
    }
    return size * last.spacing / last.size
  }
}
