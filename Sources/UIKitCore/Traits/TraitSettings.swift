package import PlainviewGraphics
import PlainviewRuntime
import Synchronization

/// The trait overrides of a view or a controller, and the observers of its traits.
@MainActor final class TraitSettings {
  /// How many objects change traits: while none does, traits are the window's and cost nothing.
  private nonisolated static let changing = Atomic<Int>(0)
  /// Whether any object changes traits now.
  static var exist: Bool { changing.load(ordering: .relaxed) > 0 }

  /// The overrides of the object itself.
  var own = TraitValues() {
    didSet {
      change = own.changesNothing ? nil : TraitOverride(own)
      didChange()
    }
  }
  /// The overrides of a container for each of its children.
  private var ofChildren: [(child: ObjectIdentifier, traits: TraitOverride)] = [] { didSet { didChange() } }
  private(set) var registrations: [TraitRegistration] = []

  private var change: TraitOverride?
  nonisolated(unsafe) private var isCounted = false

  init() {}

  deinit { if isCounted { Self.changing.subtract(1, ordering: .relaxed) } }

  private func didChange() {
    let counts = change != nil || !ofChildren.isEmpty
    guard counts != isCounted else { return }
    isCounted = counts
    if counts { Self.changing.add(1, ordering: .relaxed) } else { Self.changing.subtract(1, ordering: .relaxed) }
  }

  /// The traits with the object's own overrides.
  func overriding(_ base: UITraitCollection) -> UITraitCollection { change?.result(for: base) ?? base }

  /// The traits with a container's overrides for a child.
  func overriding(_ base: UITraitCollection, for child: UIViewController) -> UITraitCollection {
    ofChildren.isEmpty ? base : override(of: child)?.result(for: base) ?? base
  }

  func setTraits(_ traits: TraitValues?, of child: UIViewController) {
    ofChildren.removeAll { $0.child == ObjectIdentifier(child) }
    if let traits { ofChildren.append((ObjectIdentifier(child), TraitOverride(traits))) }
  }

  func traits(of child: UIViewController) -> TraitValues? { override(of: child)?.values }

  private func override(of child: UIViewController) -> TraitOverride? {
    ofChildren.first { $0.child == ObjectIdentifier(child) }?.traits
  }

  func add(_ registration: TraitRegistration) { registrations.append(registration) }
  func remove(_ registration: TraitRegistration) { registrations.removeAll { $0 === registration } }
}

/// Overrides, and the last collection with them: all views below share that one.
@MainActor private final class TraitOverride {
  let values: TraitValues
  private var last: (base: UITraitCollection, result: UITraitCollection)?

  init(_ values: TraitValues) { self.values = values }

  func result(for base: UITraitCollection) -> UITraitCollection {
    if let last, last.base === base { return last.result }
    let result = base.overridden(by: values)
    last = (base, result)
    return result
  }
}

extension UITraitCollection {
  /// The collection itself when nothing changes it.
  func overridden(by changes: TraitValues) -> UITraitCollection {
    let new = values.overridden(by: changes)
    return new == values ? self : UITraitCollection(values: new)
  }

  /// Whether traits may differ from view to view.
  @MainActor package static var mayDifferByView: Bool { TraitSettings.exist }
}

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
