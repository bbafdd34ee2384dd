public import Foundation

/// The state of a call that the user makes.
public let CTCallStateDialing = "CTCallStateDialing"
/// The state of a call that rings.
public let CTCallStateIncoming = "CTCallStateIncoming"
/// The state of a call in which people talk.
public let CTCallStateConnected = "CTCallStateConnected"
/// The state of a call that is over.
public let CTCallStateDisconnected = "CTCallStateDisconnected"

/// A phone call.
open class CTCall: NSObject, @unchecked Sendable {
  /// The state of the call, one of `CTCallState…`.
  open private(set) var callState: String
  /// The identifier of the call.
  open private(set) var callID: String

  init(_ state: String, _ id: String) {
    callState = state
    callID = id
    super.init()
  }

  /// Two values of the same call are equal, whatever its state.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CTCall)?.callID == callID }
  open override var hash: Int { callID.hashValue }
}
