import Foundation
import PlainviewRuntime
import Synchronization

/// The traits that code of a process runs with, on each thread.
final class CurrentTraits: Sendable {
  private let screen: Mutex<UITraitCollection>
  /// What the main actor set; it may be served by several threads, one at a time.
  nonisolated(unsafe) private var ofMainActor: UITraitCollection?
  /// The view that is laid out, whose traits are the main actor's from the moment that somebody asks.
  nonisolated(unsafe) private var view: UIView?

  private init() { screen = Mutex(UITraitCollection(of: DeviceProfile.standard.portrait, like: .standard)) }

  static var ofProcess: CurrentTraits {
    SimulatedProcess.current.shared(CurrentTraits.self) { CurrentTraits() }
  }

  /// The traits that the thread was given, else the screen's.
  var value: UITraitCollection {
    (MainQueue.isCurrent ? resolvedOfMainActor : ThreadTraits.value) ?? screen.withLock { $0 }
  }

  private var resolvedOfMainActor: UITraitCollection? {
    guard let view else { return ofMainActor }
    // The view asks in its turn if it stands in no window.
    self.view = nil
    let traits = MainQueue.withoutIsolation { view.traitCollection }
    ofMainActor = traits
    return traits
  }

  /// Takes over the traits that the screen has now.
  func takeScreen(_ traits: UITraitCollection) { screen.withLock { $0 = traits } }

  /// Runs code of the main actor with traits.
  @MainActor func run(with traits: UITraitCollection, _ body: () -> Void) {
    let former = override(traits)
    defer { override(former) }
    body()
  }

  /// Runs code of the main actor with the traits of a view.
  @MainActor func run(for view: UIView, _ body: () -> Void) {
    let former = resolvedOfMainActor
    self.view = view
    defer { (ofMainActor, self.view) = (former, nil) }
    body()
  }

  /// Gives the running thread traits of its own, or the screen's again; returns what it had.
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
