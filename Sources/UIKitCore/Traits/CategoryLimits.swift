public import Foundation
import PlainviewRuntime

/// The smallest and the largest size category of a view's text.
struct CategoryLimits: Equatable, Sendable {
  var smallest: UIContentSizeCategory?
  var largest: UIContentSizeCategory?

  /// The category within the limits; the smaller limit goes before the larger one.
  func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard smallest != nil || largest != nil, category != .unspecified else { return category }
    var category = category
    if let largest, category > largest { category = largest }
    if let smallest, category < smallest { category = smallest }
    return category
  }
}

extension UIView {
  /// The size category below which texts in the view do not go, whatever the user prefers; nil for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitSettings?.own.categoryLimits.smallest }
    set { changeLimits { $0.smallest = newValue } }
  }

  /// The size category above which texts in the view do not go, whatever the user prefers; nil for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitSettings?.own.categoryLimits.largest }
    set { changeLimits { $0.largest = newValue } }
  }

  /// The limits of the view and of its ancestors, a line each; the wording is Plainview's.
  public var appliedContentSizeCategoryLimitsDescription: String {
    var lines: [String] = []
    var view: UIView? = self
    while let current = view {
      if let limits = current.traitSettings?.own.categoryLimits, limits != CategoryLimits() {
        let texts = [
          limits.smallest.map { "minimum \($0.shortName)" }, limits.largest.map { "maximum \($0.shortName)" },
        ]
        lines.append(
          "\(SimulatedProcess.classAndAddress(of: current)): " + texts.compactMap { $0 }.joined(separator: ", "))
      }
      view = current.superview
    }
    return lines.joined(separator: "\n")
  }

  private func changeLimits(_ change: (inout CategoryLimits) -> Void) {
    var limits = traitSettings?.own.categoryLimits ?? CategoryLimits()
    let old = limits
    change(&limits)
    guard limits != old else { return }
    TraitChange.run(at: self) { traitSettingsMadeOnDemand().own.categoryLimits = limits }
  }
}

/// A view or a text's picture that may grow with the accessibility sizes of text.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the picture grows with the accessibility sizes of text. Never asked for.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
