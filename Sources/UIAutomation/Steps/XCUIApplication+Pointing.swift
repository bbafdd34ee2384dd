package import Foundation
import PlainviewRuntime
import PlainviewSnapshot
@_spi(Plainview) package import PlainviewUIKitCore
import PlainviewWidgets

/// What is at a point of the screen, for a pointing device.
extension XCUIApplication {
  /// The view that a touch at a point hits, in front of all others.
  package func hitView(at point: CGPoint) -> UIView? {
    process?.enter { touchedWindow(at: point).flatMap { $0.hitTest($0.fromScreen(point), with: nil) } }
  }

  /// The window that a touch at a point of the screen goes to: the frontmost one in which something is hit there; the
  /// keyboard is in front of all windows but alerts.
  func touchedWindow(at point: CGPoint) -> UIWindow? {
    let application = UIApplication.shared
    guard let key = application.keyWindow ?? window else { return application.windows.last }
    let keyboard = Keyboard.current(for: key).window(at: point)
    // Most apps have one window, in which the touch itself looks for its view.
    guard application.windows.count > 1 else { return keyboard ?? application.windows.last ?? key }
    for window in application.windows.reversed() {
      if let keyboard, window.windowLevel < .alert { return keyboard }
      if window.hitTest(window.fromScreen(point), with: nil) != nil { return window }
    }
    return keyboard ?? key
  }

  /// Whether a finger that moves from a point scrolls something.
  package func isScrollable(at point: CGPoint) -> Bool {
    guard let hit = hitView(at: point) else { return false }
    return sequence(first: hit, next: \.superview).contains { $0 is UIScrollView }
  }

  /// What a touch at the point calls: the element there, its wiring, and what else would receive the touch.
  package func wiring(at point: CGPoint) -> [String] {
    guard let process, let hit = hitView(at: point) else { return ["nothing is hit here"] }
    return process.enter {
      let wiring = Wiring(root: hit, controllers: []).text.split(separator: "\n").map(String.init)
      let around = sequence(first: hit, next: \.superview).dropFirst().flatMap(Self.recognizers)
      return [ElementTree.line(hit)] + wiring + around + [Self.responderChain(from: hit)]
    }
  }

  private static func recognizers(of view: UIView) -> [String] {
    let recognizers = (view.gestureRecognizers ?? []).filter { !($0 is any SystemRecognizer) }
    guard !recognizers.isEmpty else { return [] }
    let names = recognizers.map { className(of: $0) }.joined(separator: ", ")
    return ["\(plainName(of: view)), around it, has \(names)"]
  }

  private static func responderChain(from view: UIView) -> String {
    let chain = sequence(first: view as UIResponder, next: \.next).prefix(20)
    return "responders: " + chain.map { plainName(of: $0) }.joined(separator: " > ")
  }
}
