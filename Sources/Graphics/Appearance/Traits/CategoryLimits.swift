public import Foundation

/// The smallest and the largest size category of a view's text.
package struct CategoryLimits: Equatable, Sendable {
  package var smallest: UIContentSizeCategory?
  package var largest: UIContentSizeCategory?

  package init() {}

  /// The category within the limits; the smaller limit goes before the larger one.
  func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard smallest != nil || largest != nil, category != .unspecified else { return category }
    var category = category
    if let largest, category > largest { category = largest }
    if let smallest, category < smallest { category = smallest }
    return category
  }
}

/// A view or a text's picture that may grow with the accessibility sizes of text.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the picture grows with the accessibility sizes of text. Never asked for.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
