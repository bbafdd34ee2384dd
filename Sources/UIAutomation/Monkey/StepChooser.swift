import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// Chooses what a monkey does next: mostly what the screen reacts to, now and then anything.
@MainActor struct StepChooser {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// How likely each kind of step is, in percent; taps replace kinds that are not possible now.
  private enum Likelihood {
    static let typing = 22
    static let returnKey = 6
    static let deleteKey = 4
    static let hidingKeyboard = 2
    static let swipe = 10
    static let doubleTap = 4
    static let longPress = 4
    static let wait = 4
    static let anywhere = 6
  }

  /// Texts that often reveal bugs. A keyboard that lacks a key of one lacks its first one.
  private static let texts = [
    "a", "kim", "7", "42", "0", "한글", "é", " ", "👍🏽", "kim@example.org", "-1", "\"'<&>", "Lorem ipsum dolor sit amet",
    "1234567890", "مرحبا",
  ]

  /// So many UTF-16 units a text may have to be typed on into: what a step costs must not grow with the steps before.
  static let longestText = 400

  /// A step, and the view that its target means now.
  struct Choice {
    let step: UserStep
    let view: UIView?

    init(_ step: UserStep, on view: UIView? = nil) {
      self.step = step
      self.view = view
    }
  }

  /// A step that can be taken now; nil when there is no screen.
  mutating func next(in app: XCUIApplication) -> Choice? {
    guard let process = app.process, let window = app.window else { return nil }
    let bounds = window.bounds
    let reactions = process.enter { Reactions(of: app) }
    let input = app.focus as? any KeyboardInput
    let isTyping = input != nil
    var rest = numbers.below(100)
    func takes(_ likelihood: Int, if isPossible: Bool = true) -> Bool {
      defer { rest -= likelihood }
      return isPossible && rest >= 0 && rest < likelihood
    }
    if takes(Likelihood.typing, if: isTyping) {
      let text = numbers.element(of: Self.texts)
      let isFull = (input?.inputText.utf16.count ?? 0) > Self.longestText
      return isFull ? Choice(.pressDelete) : text.map { Choice(.type($0)) }
    }
    if takes(Likelihood.returnKey, if: isTyping) { return Choice(.pressReturn) }
    if takes(Likelihood.deleteKey, if: isTyping) { return Choice(.pressDelete) }
    if takes(Likelihood.hidingKeyboard, if: isTyping) { return Choice(.hideKeyboard) }
    if takes(Likelihood.swipe, if: !reactions.scrolled.isEmpty) {
      return swipe(over: reactions.scrolled, bounds).map { Choice($0) }
    }
    if takes(Likelihood.wait) { return Choice(.wait(milliseconds: MonkeyRun.waitMilliseconds)) }
    if takes(Likelihood.anywhere) { return Choice(.tap(.point(anyPoint(in: bounds)))) }
    let reached = target(reactions, app)
    // Everything that reacts may be under the keyboard.
    if reached == nil, app.isKeyboardShown { return Choice(.hideKeyboard) }
    let (target, view) = reached ?? (.point(anyPoint(in: bounds)), nil)
    if takes(Likelihood.doubleTap) { return Choice(.doubleTap(target), on: view) }
    if takes(Likelihood.longPress) { return Choice(.longPress(target), on: view) }
    return Choice(.tap(target), on: view)
  }

  private mutating func target(_ reactions: Reactions, _ app: XCUIApplication) -> (StepTarget, UIView?)? {
    var weights = reactions.weights
    while let index = numbers.index(weights: weights) {
      let view = reactions.tapped[index]
      // Those that another view covers cannot be touched.
      if let target = app.stepTarget(of: view) { return (target, view) }
      weights[index] = 0
    }
    return nil
  }

  private mutating func anyPoint(in bounds: CGRect) -> CGPoint {
    CGPoint(x: CGFloat(numbers.below(Int(bounds.width))), y: CGFloat(numbers.below(Int(bounds.height))))
  }

  /// Over half of a scroll view's visible part, in one of four directions.
  private mutating func swipe(over views: [UIView], _ bounds: CGRect) -> UserStep? {
    guard let view = numbers.element(of: views) else { return nil }
    let frame = ElementTree.visibleFrame(of: view)
    guard !frame.isNull else { return .tap(.point(anyPoint(in: bounds))) }
    let (dx, dy) = numbers.element(of: [(0.0, -0.25), (0, -0.25), (0, 0.25), (-0.25, 0), (0.25, 0)]) ?? (0, 0)
    func point(_ sign: Double) -> CGPoint {
      CGPoint(
        x: (frame.midX + frame.width * dx * sign).rounded(), y: (frame.midY + frame.height * dy * sign).rounded())
    }
    return .swipe(from: point(-1), to: point(1), milliseconds: 300)
  }
}
