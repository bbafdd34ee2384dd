package import PlainviewGraphics

extension UITraitCollection {
  /// Whether colors may differ from view to view: by traits, or by the tint.
  @MainActor package static var colorsMayDifferByView: Bool { mayDifferByView || TintUse.isNeeded }

  /// The traits with the tint of a view, if one is set for it or above it.
  @MainActor func tinted(like view: UIView) -> UITraitCollection {
    guard TintUse.isNeeded else { return self }
    var candidate: UIView? = view
    while let current = candidate, current.storedTint == nil { candidate = current.storedSuperview }
    guard candidate != nil else { return self }
    // A tint that is `tintColor` itself would never resolve.
    let plain = UITraitCollection(values: values)
    return UITraitCollection(values: values, tint: view.shownTint.resolvedColor(with: plain))
  }
}
