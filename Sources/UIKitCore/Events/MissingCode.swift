import PlainviewRuntime
package import PlainviewTargetAction

/// A stand-in for an object of a document whose class is not in the program.
@preconcurrency @MainActor package protocol MissingCode: MessageCatching {
  var missingClass: String { get }
  /// Whether messages that the missing class might understand are recorded; otherwise they fail as unrecognized.
  var recordsCalls: Bool { get }
}

extension MissingCode {
  package var classInDocument: String? { missingClass }

  package func catches(_ message: Message) -> Bool {
    guard recordsCalls else { return false }
    CallRecord.current.add(RecordedCall(message, receiverClass: missingClass))
    return true
  }
}

/// A message to an object whose code is not in the program.
package struct RecordedCall: Equatable, Sendable, CustomStringConvertible {
  package let receiverClass: String
  package let selector: String
  /// The sender's class and, if it shows one, its text: `UIButton 'Sign up'`; nil for a message without sender.
  package let sender: String?
  /// The id of the sender in the document that it comes from.
  package let senderID: String?

  @MainActor init(_ message: Message, receiverClass: String) {
    self.receiverClass = receiverClass
    selector = message.selector.name
    let object = message.sender.map { $0 as AnyObject }
    // A recognizer is identified by the view that it is attached to.
    let view = (object as? UIView) ?? (object as? UIGestureRecognizer)?.view
    let text = view?.displayedText ?? view?.accessibilityLabel ?? ""
    sender = object.map { className(of: $0) + (text.isEmpty ? "" : " '\(text)'") }
    senderID = (object as? UIView)?.documentID ?? (object as? UIGestureRecognizer)?.documentID
  }

  package var description: String {
    "\(receiverClass) \(selector) (not in this program)" + (sender.map { ", sent by \($0)" } ?? "")
  }
}

/// The calls that a process recorded because their code is missing, oldest first.
@MainActor package final class CallRecord {
  package private(set) var calls: [RecordedCall] = []

  package static var current: CallRecord { SimulatedProcess.current.singleton(CallRecord.self) { CallRecord() } }

  fileprivate func add(_ call: RecordedCall) {
    calls.append(call)
    SimulatedProcess.log(call.description)
  }
}
