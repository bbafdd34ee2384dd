import Foundation
package import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime

/// The measured widths of the readable content guide, in points.
private enum ReadableWidth {
  static let limit: CGFloat = 920
  static let widestUnlimited: CGFloat = 1008
}

extension UIView {
  var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceLeftToRight: false
    case .forceRightToLeft: true
    case .unspecified, .playback, .spatial: traitCollection.layoutDirection == .rightToLeft
    }
  }

  // MARK: Safe area (contract L10)

  /// Updates the safe area insets of this view and its descendants from the superview's.
  func refreshSafeArea() {
    // Without insets above there are none here: trees outside a window stop at once.
    if margins.safeArea == .zero, safeAreaFromSuperview() == .zero { return }
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      let new = view.safeAreaFromSuperview()
      let old = view.margins.safeArea
      guard new != old || new != .zero else { continue }
      if new != old { view.safeAreaDidChange(to: new) }
      waiting.append(contentsOf: view.storedSubviews)
    }
  }

  private func safeAreaFromSuperview() -> UIEdgeInsets {
    let extra = viewController.map { $0.additionalSafeAreaInsets + $0.barInsets } ?? .zero
    guard let parent = storedSuperview else { return (self as? UIWindow)?.deviceSafeArea ?? extra }
    let parentInsets = parent.margins.safeArea
    if parentInsets == .zero || parent.keepsContentClearOfSafeArea { return extra }
    let (frame, bounds) = (geometry.frame, parent.geometry.bounds)
    return UIEdgeInsets(
      top: Self.overlap(of: parentInsets.top, withEdgeAt: frame.minY - bounds.minY),
      left: Self.overlap(of: parentInsets.left, withEdgeAt: frame.minX - bounds.minX),
      bottom: Self.overlap(of: parentInsets.bottom, withEdgeAt: bounds.maxY - frame.maxY),
      right: Self.overlap(of: parentInsets.right, withEdgeAt: bounds.maxX - frame.maxX))
      + extra
  }

  /// How much of an inset lies inside an edge at a distance from the inset's edge; all of it for an edge outside.
  private static func overlap(of inset: CGFloat, withEdgeAt distance: CGFloat) -> CGFloat {
    min(inset, max(0, inset - distance))
  }

  private func safeAreaDidChange(to new: UIEdgeInsets) {
    let margins = effectiveMargins
    self.margins.safeArea = new
    updateGuides()
    if effectiveMargins != margins { tellMarginsDidChange() }
    UserCode.run { safeAreaInsetsDidChange() }
    UserCode.run { viewController?.viewSafeAreaInsetsDidChange() }
    setNeedsLayout()
  }

  // MARK: Margins

  var effectiveMargins: UIEdgeInsets {
    insetsLayoutMarginsFromSafeArea ? marginsWithoutSafeArea + margins.safeArea : marginsWithoutSafeArea
  }

  /// The margins that were set, or the superview's where the view reaches into them and keeps to them.
  private var marginsWithoutSafeArea: UIEdgeInsets {
    var margins = (viewController?.rootViewMargins(base: self.margins.base) ?? self.margins.base)
      .absolute(isRightToLeft: isRightToLeft)
    if preservesSuperviewLayoutMargins, let parent = storedSuperview {
      let outer = parent.marginsWithoutSafeArea
      let (frame, bounds) = (geometry.frame, parent.geometry.bounds)
      margins.left = max(margins.left, Self.overlap(of: outer.left, withEdgeAt: frame.minX - bounds.minX))
      margins.top = max(margins.top, Self.overlap(of: outer.top, withEdgeAt: frame.minY - bounds.minY))
      margins.right = max(margins.right, Self.overlap(of: outer.right, withEdgeAt: bounds.maxX - frame.maxX))
      margins.bottom = max(margins.bottom, Self.overlap(of: outer.bottom, withEdgeAt: bounds.maxY - frame.maxY))
    }
    return margins
  }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != self.margins.base else { return }
    self.margins.base = margins
    refreshMargins()
  }

  func refreshMargins() {
    updateGuides()
    tellMarginsDidChange()
  }

  /// Takes over margins that follow from where the view or its superview is now.
  func refreshMarginsAfterMove() {
    if preservesSuperviewLayoutMargins || viewController != nil, effectiveMargins != margins.told {
      refreshMargins()
    } else if margins.readableGuide != nil {
      updateGuides()
    }
  }

  private func tellMarginsDidChange() {
    margins.told = effectiveMargins
    layoutNode.insetsDidChange()
    UserCode.run { layoutMarginsDidChange() }
    setNeedsLayout()
    for view in storedSubviews where view.preservesSuperviewLayoutMargins { view.refreshMargins() }
  }

  // MARK: Guides

  var baseSafeAreaLayoutGuide: UILayoutGuide {
    if let guide = margins.safeAreaGuide { return guide }
    let guide = UILayoutGuide.system(
      "UIViewSafeAreaLayoutGuide", prefix: "UIViewSafeAreaLayoutGuide-", suffix: "", in: self)
    margins.safeAreaGuide = guide
    updateGuides()
    return guide
  }

  var baseLayoutMarginsGuide: UILayoutGuide {
    if let guide = margins.marginsGuide { return guide }
    let guide = UILayoutGuide.system(
      "UIViewLayoutMarginsGuide", prefix: "UIView-", suffix: "Margin-guide-constraint", in: self)
    margins.marginsGuide = guide
    updateGuides()
    return guide
  }

  /// In a view wider than 1008 points it is at most 920 points wide and in the middle, as measured at the standard text
  /// size; other text sizes do not change that here.
  var baseReadableContentGuide: UILayoutGuide {
    if let guide = margins.readableGuide { return guide }
    let guide = UILayoutGuide.system(
      "UIViewReadableContentGuide", prefix: "UIViewReadableContentGuide-", suffix: "", in: self)
    margins.readableGuide = guide
    updateGuides()
    return guide
  }

  private func updateGuides() {
    margins.safeAreaGuide?.setSystemInsets(margins.safeArea)
    if let guide = margins.marginsGuide { guide.setSystemInsets(effectiveMargins) }
    if let guide = margins.readableGuide { guide.setSystemInsets(readableInsets) }
    for guide in guides { guide.safeAreaOfOwnerDidChange() }
  }

  /// The distances of the readable area from the edges, the margins included, in points.
  package var readableInsets: UIEdgeInsets {
    var insets = effectiveMargins
    let width = geometry.bounds.width
    guard width > ReadableWidth.widestUnlimited else { return insets }
    let side = (width - ReadableWidth.limit) / 2
    insets.left = max(insets.left, side)
    insets.right = max(insets.right, side)
    return insets
  }
}
