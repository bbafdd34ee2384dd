package import Foundation
import PlainviewRuntime
import PlainviewSnapshot
@_spi(Plainview) package import PlainviewUIKitCore
import PlainviewWidgets

/// What is at a place of the screen, for someone who points at it.
extension XCUIApplication {
  /// The view that a touch at a place hits, in front of all others.
  package func hitView(at place: CGPoint) -> UIView? {
    process?.enter { touchedWindow(at: place)?.hitTest(place, with: nil) }
  }

  /// The window that a touch at a place goes to: the keyboard's where that stands, else the one that gets keys.
  func touchedWindow(at place: CGPoint) -> UIWindow? {
    guard let window = UIApplication.shared.keyWindow ?? window else { return nil }
    return Keyboard.current(for: window).window(at: place) ?? window
  }

  /// Whether a finger that moves from a place scrolls something.
  package func isScrollable(at place: CGPoint) -> Bool {
    guard let hit = hitView(at: place) else { return false }
    return sequence(first: hit, next: \.superview).contains { $0 is UIScrollView }
  }

  /// Who calls whom when the place is touched: the element there, its wiring, and who else would see the touch.
  package func wiring(at place: CGPoint) -> [String] {
    guard let process, let hit = hitView(at: place) else { return ["nothing is hit here"] }
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
