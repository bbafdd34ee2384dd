package import PlainviewTargetAction

/// One connection of a tree: its source and receiver, the occasion, the method, and why that would not work.
@MainActor package struct WiringConnection {
  /// What kind of connection it is, and on what occasion it is used.
  package enum Link: Equatable {
    /// A control's event, by its name.
    case event(String)
    /// A recognizer of the source, by its class.
    case recognizer(String)
    /// A delegate or data source, by the property.
    case delegate(String)
    /// An outlet, by the property.
    case outlet(String)
    /// A segue to another controller, by its kind and identifier.
    case segue(String, identifier: String?)
    /// A notification of the default center, by its name; nil for all of them.
    case notification(String?)
    /// A timer or a display link.
    case timer
  }

  package let source: WiringEnd
  package let link: Link
  package let receiver: WiringEnd
  /// The name of the method; nil for closures and for connections that are no messages.
  package var selector: Selector?
  package var problem: WiringProblem?
  /// The sender of the message: the control or the recognizer.
  package var sender: WeakReference?
}

extension WiringConnection {
  /// The occasion, the method, and what is wrong, a line each.
  package var label: [String] {
    var lines: [String]
    switch link {
    case .event(let name), .recognizer(let name), .delegate(let name), .outlet(let name): lines = [name]
    case .segue(let kind, let identifier): lines = [kind + (identifier.map { " '\($0)'" } ?? "")]
    case .notification(let name): lines = [name ?? "any notification"]
    case .timer: lines = []
    }
    if let selector { lines.append("\(selector)") }
    if let problem { lines.append("! \(problem)") }
    return lines
  }
}

/// One end of a connection: an object, or what stands for one.
@MainActor package struct WiringEnd {
  package enum Kind: Equatable {
    case object
    /// An object that is no more.
    case gone
    case nobody
    /// A class, whose methods are called.
    case type
    /// Whoever of the responder chain has the method.
    case chain
    case closure
    /// A controller of the document that is not loaded, by its id.
    case scene(String)
    /// Whoever a segue unwinds to.
    case exit
    /// The default notification center, a timer.
    case service
  }

  package let kind: Kind
  /// How texts call it.
  package let name: String
  private let reference: WeakReference?

  init(_ kind: Kind, _ name: String, _ object: AnyObject? = nil) {
    self.kind = kind
    self.name = name
    reference = object.map { WeakReference($0) }
  }

  /// The object, if this end is one that is still there.
  package var object: AnyObject? { reference?.object }
}

/// Why a connection would not work.
package enum WiringProblem: Equatable, CustomStringConvertible {
  case targetIsGone
  case noTarget
  /// The receiver's class has no such method; the nearest name that it has.
  case noMethod(String, type: String, nearest: String?)
  /// Touches do not get to the source; the view around it that keeps them away, if it is not the source itself.
  case untouchable(by: String?)
  case neverSet
  /// A segue's destination is not in the document.
  case noScene(String)

  package var description: String {
    switch self {
    case .targetIsGone: "the target is gone"
    case .noTarget: "no target"
    case .noMethod(let method, let type, let nearest):
      "\(type) has no \(method)" + (nearest.map { ", nearest: \($0)" } ?? "")
    case .untouchable(nil): "user interaction is disabled"
    case .untouchable(let view?): "user interaction is disabled on \(view)"
    case .neverSet: "never set"
    case .noScene(let id): "the document has no '\(id)'"
    }
  }
}
