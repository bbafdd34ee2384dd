import PlainviewRuntime

/// What a view or a controller changes of the traits that come from above, and who wants to hear of changes.
@MainActor final class TraitSettings {
  /// Whether any object ever had settings: as long as none has, traits are the window's and cost nothing.
  @exclusivity(unchecked) private(set) static var exist = false

  /// The overrides of the object itself.
  var own = TraitValues()
  /// What a container changes for each of its children.
  private(set) var ofChildren: [(child: ObjectIdentifier, traits: TraitValues)] = []
  private(set) var registrations: [TraitRegistration] = []

  init() { Self.exist = true }

  func setTraits(_ traits: TraitValues?, of child: UIViewController) {
    ofChildren.removeAll { $0.child == ObjectIdentifier(child) }
    if let traits { ofChildren.append((ObjectIdentifier(child), traits)) }
  }

  func traits(of child: UIViewController) -> TraitValues? {
    ofChildren.first { $0.child == ObjectIdentifier(child) }?.traits
  }

  func add(_ registration: TraitRegistration) { registrations.append(registration) }
  func remove(_ registration: TraitRegistration) { registrations.removeAll { $0 === registration } }
}

extension UITraitCollection {
  /// Whether traits may differ from view to view.
  @MainActor package static var mayDifferByView: Bool { TraitSettings.exist }
}

extension UIResponder {
  func traitSettingsMadeOnDemand() -> TraitSettings {
    if let traitSettings { return traitSettings }
    let settings = TraitSettings()
    traitSettings = settings
    return settings
  }
}

extension UIViewController {
  /// What changes the traits on the way to the controller, the outer change first.
  fileprivate var traitLayers: [TraitValues] {
    [storedParent?.traitSettings?.traits(of: self), traitSettings?.own].compactMap { $0 }
  }

  /// The traits of the view, or those that it would have: the parent's, with what is changed for this controller.
  var resolvedTraits: UITraitCollection {
    if let view = storedView, view.superview != nil || storedParent == nil {
      return UITraitCollection.mayDifferByView ? view.traitsFromAbove : view.traitCollection
    }
    guard let storedParent else { return .resolved(traitLayers, from: .current) }
    return .resolved(traitLayers, from: storedParent.resolvedTraits)
  }
}

extension UIView {
  /// What changes the traits between the superview and this view, the outer change first.
  var traitLayers: [TraitValues] {
    guard let controller = viewController else { return traitSettings.map { [$0.own] } ?? [] }
    return controller.traitLayers + (traitSettings.map { [$0.own] } ?? [])
  }

  /// The traits of the window, or the current ones, with what is changed on the way here.
  var resolvedTraits: UITraitCollection {
    var layers: [TraitValues] = []
    var candidate: UIView? = self
    while let view = candidate {
      if let settings = view.traitSettings { layers.append(settings.own) }
      if let controller = view.viewController { layers += controller.traitLayers.reversed() }
      candidate = view.storedSuperview
    }
    return .resolved(layers.reversed(), from: storedWindow?.traitsFromScreen ?? .current)
  }

  /// The traits without the view's own overrides, which are those of its controller.
  fileprivate var traitsFromAbove: UITraitCollection {
    let outer = storedSuperview?.resolvedTraits ?? storedWindow?.traitsFromScreen ?? .current
    return .resolved(viewController?.traitLayers ?? [], from: outer)
  }
}

extension UITraitCollection {
  /// The collection itself when nothing changes it.
  static func resolved(_ layers: [TraitValues], from base: UITraitCollection) -> UITraitCollection {
    var values = base.values
    for layer in layers { values.override(by: layer) }
    return layers.isEmpty || values == base.values ? base : UITraitCollection(values: values)
  }
}
