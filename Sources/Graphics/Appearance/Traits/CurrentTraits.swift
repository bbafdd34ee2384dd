import Foundation
import PlainviewRuntime
import Synchronization

/// The current traits of a process, on each thread.
package final class CurrentTraits: Sendable {
  private let screen: Mutex<UITraitCollection>
  /// What the main actor set; it may be served by several threads, one at a time.
  nonisolated(unsafe) private var ofMainActor: UITraitCollection?
  /// The view that is laid out, whose traits become the main actor's at the first access.
  nonisolated(unsafe) private var view: (any UITraitEnvironment & Sendable)?

  private init() { screen = Mutex(UITraitCollection(of: DeviceProfile.standard.portrait, like: .standard)) }

  package static var ofProcess: CurrentTraits {
    SimulatedProcess.current.shared(CurrentTraits.self) { CurrentTraits() }
  }

  /// The traits that the thread was given, else the screen's.
  var value: UITraitCollection {
    (MainQueue.isCurrent ? resolvedOfMainActor : ThreadTraits.value) ?? screen.withLock { $0 }
  }

  private var resolvedOfMainActor: UITraitCollection? {
    guard let view else { return ofMainActor }
    // A view outside a window reads the current traits itself.
    self.view = nil
    let traits = MainQueue.withoutIsolation { view.traitCollection }
    ofMainActor = traits
    return traits
  }

  /// Updates the traits of the screen.
  package func takeScreen(_ traits: UITraitCollection) { screen.withLock { $0 = traits } }

  /// Runs code of the main actor with traits.
  @MainActor package func run(with traits: UITraitCollection, _ body: () -> Void) {
    let former = override(traits)
    defer { override(former) }
    body()
  }

  /// Runs code of the main actor with the traits of a view.
  @MainActor package func run(for view: any UITraitEnvironment & Sendable, _ body: () -> Void) {
    let former = resolvedOfMainActor
    self.view = view
    defer { (ofMainActor, self.view) = (former, nil) }
    body()
  }

  /// Sets the current thread's own traits, or the screen's again; returns the former ones.
  @discardableResult
  func override(_ traits: UITraitCollection?) -> UITraitCollection? {
    guard MainQueue.isCurrent else { return ThreadTraits.exchange(traits) }
    let former = resolvedOfMainActor
    ofMainActor = traits
    return former
  }
}

/// The traits that a thread other than the main actor's was given.
private enum ThreadTraits {
  private static let key = "plainview.current-traits"

  static var value: UITraitCollection? { Thread.current.threadDictionary[key] as? UITraitCollection }

  static func exchange(_ traits: UITraitCollection?) -> UITraitCollection? {
    let former = value
    if let traits {
      Thread.current.threadDictionary[key] = traits
    } else {
      Thread.current.threadDictionary.removeObject(forKey: key)
    }
    return former
  }
}
