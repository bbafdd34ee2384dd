public import Foundation

/// A state of a game or of a part of it.
open class GKState: NSObject {
  /// The machine that the state belongs to.
  public internal(set) weak var stateMachine: GKStateMachine?

  public override init() { super.init() }
  /// Returns whether a state of a class may follow this one; true in this base class.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called after the state has become current, with the previous state; does nothing in this base class.
  open func didEnter(from previousState: GKState?) {}
  /// Called by the machine's updates with the seconds since the last one; does nothing in this base class.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called before another state becomes current; does nothing in this base class.
  open func willExit(to nextState: GKState) {}
}

/// States, of which one is current; each is known by its class.
open class GKStateMachine: NSObject {
  private let states: [GKState]
  /// The current state; nil before the first is entered.
  open private(set) var currentState: GKState?

  /// No state is current before the first is entered.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  /// Returns the state of exactly a class; nil when there is none.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    state(of: stateClass).map { unsafeDowncast($0, to: StateType.self) }
  }

  private func state(of stateClass: AnyClass) -> GKState? { states.last { type(of: $0) == stateClass } }

  /// Whether there is such a state, and the current one lets it follow.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    guard state(of: stateClass) != nil else { return false }
    guard let currentState else { return true }
    return currentState.isValidNextState(stateClass)
  }

  /// Leaves the current state for another; false, and nothing happens, where that cannot be entered.
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = state(of: stateClass) else { return false }
    let last = currentState
    if let last { last.willExit(to: next) }
    currentState = next
    next.didEnter(from: last)
    return true
  }

  /// Hands the time since the last update to the current state, in seconds.
  open func update(deltaTime sec: TimeInterval) {
    if let currentState { currentState.update(deltaTime: sec) }
  }
}
