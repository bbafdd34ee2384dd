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
  func overriding(_ base: UITraitCollection, for child: AnyObject) -> UITraitCollection {
    ofChildren.isEmpty ? base : override(of: child)?.result(for: base) ?? base
  }

  func setTraits(_ traits: TraitValues?, of child: AnyObject) {
    ofChildren.removeAll { $0.child == ObjectIdentifier(child) }
    if let traits { ofChildren.append((ObjectIdentifier(child), TraitOverride(traits))) }
  }

  func traits(of child: AnyObject) -> TraitValues? { override(of: child)?.values }

  private func override(of child: AnyObject) -> TraitOverride? {
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
