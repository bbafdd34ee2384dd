import Foundation
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// What has to hold in an app whatever the user does; checked after every step.
@MainActor final class Invariants {
  struct Breach: Equatable {
    let kind: MonkeyFinding.Kind
    let text: String
    /// What two breaches have in common that come of the same fault: no addresses, no sizes, no texts.
    let signature: String

    init(_ kind: MonkeyFinding.Kind, _ text: String, essence: String? = nil) {
      self.kind = kind
      self.text = text
      let masked = (essence ?? text).replacing(/0x[0-9a-f]+/, with: "0x…").replacing(/'.*'/, with: "'…'")
        .replacing(/[0-9]+(\.[0-9]+)?/, with: "#")
      signature = "\(kind.rawValue): \(masked)"
    }
  }

  private let app: XCUIApplication
  private let ignored: Set<MonkeyFinding.Kind>
  private let controllers: ControllerWatch
  private var firstController: ObjectIdentifier?

  init(of app: XCUIApplication, ignoring ignored: Set<MonkeyFinding.Kind>) {
    self.app = app
    self.ignored = ignored
    controllers = ControllerWatch(app)
  }

  /// What an exception means.
  static func breach(of exception: UncaughtException) -> Breach {
    Breach(.exception, exception.description, essence: "\(exception.name): \(exception.reason)")
  }

  /// What does not hold after a step.
  func breach() -> Breach? {
    controllers.look()
    let found = conflict ?? orphan ?? deadEnd
    return found.flatMap { ignored.contains($0.kind) ? nil : $0 }
  }

  /// Whether a controller that left the screen ought to be looked at more closely, which takes time.
  var isSuspicious: Bool { !ignored.contains(.leak) && controllers.hasNewSuspects }

  /// What does not hold once time has passed; see `ControllerWatch`.
  var leak: Breach? {
    guard !ignored.contains(.leak), let name = controllers.leaked.first else { return nil }
    return Breach(
      .leak,
      "\(name) has left the screen and lives on: no property of what is shown holds it.\n"
        + "Look for a circle of strong references, or a closure, timer or task that keeps it.")
  }

  // MARK: Layout and tree

  private var conflict: Breach? {
    guard let conflict = app.layoutConflicts.first else { return nil }
    return Breach(.conflict, conflict.description, essence: conflict.members.joined(separator: "\n"))
  }

  private var orphan: Breach? {
    let known = controllers.onScreen
    let views = app.process?.enter { UIApplication.shared.windows.flatMap { $0.preorder() } } ?? []
    let orphans = views.compactMap(\.viewController).filter { owner in !known.contains { $0 === owner } }
    return orphans.first.map { orphan in
      Breach(
        .hierarchy,
        "The view of \(plainName(of: orphan)) is on the screen, and the controller is nobody's child.\n"
          + "Call addChild(_:) and didMove(toParent:), or present it.")
    }
  }

  // MARK: Dead ends

  /// The first screen may be a still picture; one that a step led to has to lead somewhere.
  private var deadEnd: Breach? {
    guard !ignored.contains(.deadEnd), let process = app.process else { return nil }
    return process.enter {
      guard let front = frontController else { return nil }
      let first = firstController ?? ObjectIdentifier(front)
      firstController = first
      guard ObjectIdentifier(front) != first, UIApplication.shared.clock.nextEventTime == nil else { return nil }
      guard !front.isPulledDown, Reactions(of: app).isNone else { return nil }
      return Breach(.deadEnd, "Nothing on the screen of \(plainName(of: front)) reacts, and nothing leads back.")
    }
  }

  private var frontController: UIViewController? {
    var front = app.window?.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }
}

extension UIViewController {
  /// Whether the user can dismiss the controller by pulling it down.
  fileprivate var isPulledDown: Bool {
    presentingViewController != nil && !isModalInPresentation
      && [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
  }
}
