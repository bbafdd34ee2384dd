import Foundation
import PlainviewRuntime
import Synchronization

/// The traits that code of a process runs with, on each thread.
final class CurrentTraits: Sendable {
  private struct State {
    var screen: UITraitCollection
    /// What the main actor set; it may be served by several threads, one at a time.
    var ofMainActor: UITraitCollection?
  }
  private let state: Mutex<State>

  private init() {
    state = Mutex(State(screen: UITraitCollection(of: DeviceProfile.standard.portrait, like: .standard)))
  }

  static var ofProcess: CurrentTraits {
    SimulatedProcess.current.shared(CurrentTraits.self) { CurrentTraits() }
  }

  /// The traits that the thread was given, else the screen's.
  var value: UITraitCollection {
    if MainQueue.isCurrent { return state.withLock { $0.ofMainActor ?? $0.screen } }
    return ThreadTraits.value ?? state.withLock { $0.screen }
  }

  /// Takes over the traits that the screen has now.
  func takeScreen(_ traits: UITraitCollection) { state.withLock { $0.screen = traits } }

  /// Gives the running thread traits of its own, or the screen's again; returns what it had.
  @discardableResult
  func override(_ traits: UITraitCollection?) -> UITraitCollection? {
    guard MainQueue.isCurrent else { return ThreadTraits.exchange(traits) }
    return state.withLock { state in
      let former = state.ofMainActor
      state.ofMainActor = traits
      return former
    }
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
