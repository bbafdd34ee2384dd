public import PlainviewGraphics
import PlainviewRuntime

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
