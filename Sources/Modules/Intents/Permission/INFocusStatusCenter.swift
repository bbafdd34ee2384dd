public import Foundation
import PlainviewRuntime

/// The permission to know of the focus: not asked for, not possible, refused, or given.
public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// Whether the user is in a focus that silences the app.
open class INFocusStatus: NSObject, NSCopying, @unchecked Sendable {
  /// Whether the user is in a focus; nil where the app may not know.
  open private(set) var isFocused: Bool?

  /// Creates a status.
  public init(isFocused: Bool?) { self.isFocused = isFocused }

  /// Returns the status itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? INFocusStatus)?.isFocused == isFocused }
  open override var hash: Int { isFocused.hashValue }
}

/// Tells an app whether the user is in a focus, as set in `XCUIDevice.siri`.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// The center of the app.
  open class var `default`: INFocusStatusCenter {
    SimulatedProcess.current.shared(INFocusStatusCenter.self) { INFocusStatusCenter() }
  }

  /// Whether the user is in a focus; without permission that is not known.
  open var focusStatus: INFocusStatus {
    let state = SiriDevice.current.state
    return INFocusStatus(isFocused: state.focusAuthorization == .authorized ? state.isFocused : nil)
  }
  /// Whether the app may know of the focus.
  open var authorizationStatus: INFocusStatusAuthorizationStatus { SiriDevice.current.state.focusAuthorization }

  /// Asks the user for permission, the first time only; the answer arrives in the next turn.
  @preconcurrency open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "the user's answer to the request for the focus") {
      let answer = SiriDevice.current.decideFocus()
      UserCode.run { completionHandler?(answer) }
    }
  }
  /// Asks the user for permission, the first time only, and returns the answer.
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { SiriDevice.current.decideFocus() }
}
