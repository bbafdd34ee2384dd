import PlainviewGraphics

extension UIResponder {
  func traitSettingsMadeOnDemand() -> TraitSettings {
    if let traitSettings { return traitSettings }
    let settings = TraitSettings()
    traitSettings = settings
    (self as? UIView)?.marks.insert(.mayChangeTraits)
    return settings
  }
}

extension UIViewController {
  /// The traits with the overrides for this controller: its parent's, then its own.
  fileprivate func changing(_ base: UITraitCollection) -> UITraitCollection {
    let traits = storedParent?.traitSettings?.overriding(base, for: self) ?? base
    return traitSettings?.overriding(traits) ?? traits
  }

  /// The traits of the view, or those that it would have: the parent's, with the overrides for this controller.
  var resolvedTraits: UITraitCollection {
    if let view = storedView, view.superview != nil || storedParent == nil {
      return UITraitCollection.mayDifferByView ? view.traitsFromAbove : view.traitCollection
    }
    return changing(storedParent?.resolvedTraits ?? .current)
  }
}

extension UIView {
  /// The traits of a view below a superview with these traits.
  func changing(_ base: UITraitCollection) -> UITraitCollection {
    let traits = viewController?.changing(base) ?? base
    return traitSettings?.overriding(traits) ?? traits
  }

  /// The traits of the window, or the current ones, with the overrides between it and this object.
  var resolvedTraits: UITraitCollection {
    guard let view = nearestChange else { return traitsOfRoot }
    return view.changing(view.storedSuperview?.resolvedTraits ?? view.traitsOfRoot)
  }

  /// Whether a view that is inserted here may get other traits.
  func mayChangeTraits(of view: UIView) -> Bool {
    guard UITraitCollection.mayDifferByView else { return false }
    return view.storedSuperview != nil || view.storedWindow !== storedWindow || nearestChange != nil
  }

  /// The view, or the nearest above it, that may have other traits than its superview.
  private var nearestChange: UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if view.marks.contains(.mayChangeTraits), view.changesTraits { return view }
      candidate = view.storedSuperview
    }
    return nil
  }

  private var changesTraits: Bool {
    if traitSettings != nil { return true }
    guard let controller = viewController else { return false }
    return controller.traitSettings != nil || controller.storedParent?.traitSettings != nil
  }

  private var traitsOfRoot: UITraitCollection { storedWindow?.traitsFromScreen ?? .current }

  /// The traits without the view's own overrides, which are those of its controller.
  fileprivate var traitsFromAbove: UITraitCollection {
    let outer = storedSuperview?.resolvedTraits ?? traitsOfRoot
    return viewController?.changing(outer) ?? outer
  }
}
