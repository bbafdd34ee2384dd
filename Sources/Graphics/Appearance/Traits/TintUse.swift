import Synchronization

/// Whether traits have to contain the tint of views: as long as no view has one of its own, or no code uses
/// `UIColor.tintColor`, traits cost nothing.
package enum TintUse {
  private static let color = Atomic<Bool>(false)
  @MainActor private static var isSet = false

  /// `UIColor.tintColor` is used from now on, on whatever thread.
  static func noteColor() { color.store(true, ordering: .relaxed) }
  /// Some view has a tint of its own from now on.
  @MainActor package static func noteTint() { isSet = true }

  @MainActor package static var isNeeded: Bool { isSet && color.load(ordering: .relaxed) }
}
