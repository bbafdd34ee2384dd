import PlainviewGestures
import PlainviewRuntime
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

/// Whom a view calls: `touchUpInside -> LoginController signIn:`.
@MainActor enum ViewCalls {
  static func calls(of view: UIView) -> [String] {
    controlCalls(of: view) + recognizerCalls(of: view) + delegateCalls(of: view)
  }

  private static func controlCalls(of view: UIView) -> [String] {
    guard let control = view as? UIControl else { return [] }
    let actions = control.wiring.flatMap { entry in
      entry.events.eventNames.map { "\($0) -> \(entry.target.text(of: entry.action))" }
    }
    let closures = control.closures.flatMap { closure in
      closure.events.eventNames.map { event in
        "\(event) -> UIAction" + (closure.action.title.isEmpty ? "" : " '\(closure.action.title)'")
      }
    }
    return actions + closures
  }

  private static func recognizerCalls(of view: UIView) -> [String] {
    (view.gestureRecognizers ?? []).filter { !($0 is any SystemRecognizer) }.flatMap { recognizer in
      let name = String(describing: type(of: recognizer))
      guard !recognizer.targets.isEmpty else { return ["\(name) -> nobody"] }
      return recognizer.targets.map { "\(name) -> \($0.target.text(of: $0.action))" }
    }
  }

  private static func delegateCalls(of view: UIView) -> [String] {
    Reflection.delegates(of: view).compactMap { property in
      property.object.map { "\(property.name) -> \(plainName(of: $0))" }
    }
  }
}
