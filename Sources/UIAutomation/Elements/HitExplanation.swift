import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

extension XCUIApplication {
  /// The middle of the visible part of a view, or another point of the screen, if a touch there reaches the view; says why
  /// when it does not.
  func hitPoint(of view: UIView, at touchPoint: CGPoint? = nil) throws -> CGPoint {
    try runningProcess().enter {
      switch reach(of: view, at: touchPoint) {
      case .reached(let point): return point
      case .noWindow: throw ElementError.notHittable(text(of: view), "it is in no window.", details("", []))
      case .notOnScreen:
        throw ElementError.notHittable(
          text(of: view), "no part of it is on the screen." + runningAnimations,
          details("Why", outside(view), marking: []))
      case .underKeyboard: throw ElementError.notHittable(text(of: view), Self.underKeyboard, details("", []))
      case .missed(let point, let window, let hit):
        let walk = TapExplanation(of: window, at: point).lines
        throw ElementError.notHittable(
          text(of: view), reason(view, hit, at: point) + runningAnimations,
          details("The hit test", walk, marking: [view]))
      }
    }
  }

  /// The middle of the visible part of a view if a touch there reaches the view, else nil: without the reason, which takes
  /// the time of a picture.
  func reachablePoint(of view: UIView) -> CGPoint? {
    guard let process = try? runningProcess() else { return nil }
    guard case .reached(let point) = process.enter({ reach(of: view, at: nil) }) else { return nil }
    return point
  }

  /// Whether a touch reaches a view, and where, or what it meets instead.
  private enum Reach {
    case reached(CGPoint)
    case noWindow, notOnScreen, underKeyboard
    case missed(CGPoint, UIWindow, hit: UIView?)
  }

  /// A touch reaches a view when it hits the view, something in it, or, for views that take no touches such as labels,
  /// something that the view is in.
  private func reach(of view: UIView, at touchPoint: CGPoint?) -> Reach {
    guard let window = view.window else { return .noWindow }
    if view is OverlayView { return .reached(CGPoint(x: view.center.x, y: view.center.y)) }
    let visible = ElementTree.visibleFrame(of: view)
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return .notOnScreen }
    let seen = uncovered(visible, of: view)
    if seen.isEmpty || touchPoint.map({ isCovered($0, in: window) }) ?? false { return .underKeyboard }
    let touchPoint = touchPoint ?? window.toScreen(CGPoint(x: seen.midX, y: seen.midY))
    let touched = touchedWindow(at: touchPoint) ?? window
    let hit = touched.hitTest(touched.fromScreen(touchPoint), with: nil)
    if let hit, hit.isDescendant(of: view) || view.isDescendant(of: hit) && passesTouchesOn(view, to: hit) {
      return .reached(touchPoint)
    }
    return .missed(touchPoint, touched, hit: hit)
  }

  /// Says that views are still animated, and how to wait for them, since time passes only when it is asked to (W85).
  private var runningAnimations: String {
    let clock = UIApplication.shared.clock
    let ends = clock.pending(repeating: false).filter { $0.label == "animation" || $0.label.hasSuffix("Animator") }
    guard let last = ends.map(\.time).max() else { return "" }
    return " Animations are under way for \(compactNumber(last - clock.now)) s: call `settle()` before the tap."
  }

  /// Why a touch does not reach what is under the keyboard, and what to do (W65).
  private static let underKeyboard =
    "the keyboard covers it: hide that first (tap Return where the app resigns on it, or `app.dismissKeyboard()`; "
    + "`hideKeyboard` in a flow), or let the app make room (`keyboardLayoutGuide`, or the inset of a scroll view)."

  /// What the keyboard leaves of a rectangle of a view's window.
  func uncovered(_ rectangle: CGRect, of view: UIView) -> CGRect {
    guard let process, let window = view.window else { return rectangle }
    return process.enter { Keyboard.current(for: view).uncovered(rectangle, in: window) }
  }

  private func isCovered(_ touchPoint: CGPoint, in window: UIWindow) -> Bool {
    let point = CGRect(origin: window.fromScreen(touchPoint), size: CGSize(width: 1, height: 1))
    return Keyboard.current(for: window).uncovered(point, in: window).isEmpty
  }

  /// Whether the view itself takes no touches, so that those on it belong to what it is in.
  private func passesTouchesOn(_ view: UIView, to ancestor: UIView) -> Bool {
    var current: UIView? = view
    while let candidate = current, candidate !== ancestor {
      if candidate.ignoresTouches { return candidate === view || !(candidate.isHidden || candidate.alpha < 0.01) }
      current = candidate.superview
    }
    return false
  }

  private func reason(_ view: UIView, _ hit: UIView?, at touchPoint: CGPoint) -> String {
    let point = "(\(compactNumber(Double(touchPoint.x))), \(compactNumber(Double(touchPoint.y))))"
    let inWindow = view.window?.fromScreen(touchPoint) ?? touchPoint
    var current: UIView? = view
    while let candidate = current {
      let name = candidate === view ? "it" : text(of: candidate) + ", which it is in,"
      if candidate.isHidden { return "\(name) is hidden." }
      if candidate.alpha < 0.01 { return "\(name) is transparent (alpha \(compactNumber(Double(candidate.alpha))))." }
      if !candidate.isUserInteractionEnabled { return "\(name) has isUserInteractionEnabled = false." }
      if let parent = candidate.superview, !parent.point(inside: parent.convert(inWindow, from: nil), with: nil) {
        return "\(point) is outside the bounds of \(text(of: parent)), so that nothing in it is hit there."
      }
      current = candidate.superview
    }
    guard let hit else { return "nothing is hit at \(point)." }
    return "at \(point) it is covered by \(ElementTree.lineWithClass(hit))."
  }

  /// Which of the views around it, or the window, leaves nothing of a view.
  private func outside(_ view: UIView) -> [String] {
    guard let window = view.window else { return [] }
    let frame = view.convert(view.bounds, to: window)
    if frame.width <= 0 || frame.height <= 0 { return ["it has no area"] }
    var parent = view.superview
    while let current = parent {
      if current.clipsToBounds, current.convert(current.bounds, to: window).intersection(frame).isEmpty {
        return ["it is outside of \(text(of: current)), which clips what is outside: scroll it into view"]
      }
      parent = current.superview
    }
    return frame.intersection(window.bounds).isEmpty
      ? ["it is outside of the window, \(text(of: window)): scroll it into view, or use a larger device"] : []
  }
}
