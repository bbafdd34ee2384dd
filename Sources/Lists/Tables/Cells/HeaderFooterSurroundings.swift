import Foundation
import PlainviewGraphics

/// What a table sets for a header or a footer; lengths are points.
struct HeaderFooterSurroundings: Equatable {
  var isGrouped = false
  var isFooter = false
  var isFirst = false
  var isPinned = false
  var sideMargin: CGFloat = 16
  var safeSides = SafeSides()

  @MainActor var titleFont: UIFont {
    isGrouped || isFooter ? .preferredFont(forTextStyle: .footnote) : .systemFont(ofSize: 17, weight: .semibold)
  }

  /// The height of a view with one line of text.
  var standardHeight: CGFloat {
    if !isGrouped { return 28 }
    if isFooter { return 28 }
    return isFirst ? 56 : 38
  }

  /// The free space above and below a title of several lines.
  var titleMargins: CGFloat {
    if !isGrouped { return 8 }
    return isFooter ? 14 : 22
  }

  /// The height without a view and without a title.
  var emptyHeight: CGFloat {
    if !isGrouped { return 0 }
    return isFirst && !isFooter ? 35 : 18
  }
}
