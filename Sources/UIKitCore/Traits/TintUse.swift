import Synchronization

/// Whether traits have to contain the tint of views: as long as no view has one of its own, or no code uses
/// `UIColor.tintColor`, traits cost nothing.
enum TintUse {
  private static let color = Atomic<Bool>(false)
  @MainActor private static var isSet = false

  /// `UIColor.tintColor` is used from now on, on whatever thread.
  static func noteColor() { color.store(true, ordering: .relaxed) }
  /// Some view has a tint of its own from now on.
  @MainActor static func noteTint() { isSet = true }

  @MainActor static var isNeeded: Bool { isSet && color.load(ordering: .relaxed) }
}

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
