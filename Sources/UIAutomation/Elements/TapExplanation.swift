public import Foundation
import PlainviewRuntime
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

extension XCUIApplication {
  /// Says what a tap at a point of the screen would reach and why: nothing is touched.
  ///
  /// First the hit test (contract R3), a view a line, those in front first; then the recognizers that would see the
  /// touch, and the control that would handle it.
  public func explainTap(at point: CGPoint) throws -> String {
    let process = try runningProcess()
    return try process.enter {
      guard let window = touchedWindow(at: point) else { throw ElementError.notRunning }
      return TapExplanation(of: window, at: point).text
    }
  }
}

extension XCUIElement {
  /// Says what a tap on the middle of the element's visible part would reach and why; see `explainTap(at:)`.
  public func explainTap() throws -> String {
    let view = try resolve()
    guard let application else { throw ElementError.notRunning }
    let frame = try application.runningProcess().enter {
      let visible = ElementTree.visibleFrame(of: view)
      return visible.isNull ? view.frameOnScreen : view.window?.toScreen(visible) ?? visible
    }
    return try application.explainTap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}

/// The hit test of one point, told view by view, and what would happen to a touch there.
@MainActor struct TapExplanation {
  let window: UIWindow
  let point: CGPoint
  /// How lines call a view.
  private let name: @MainActor (UIView) -> String
  var lines: [String] = []

  init(of window: UIWindow, at point: CGPoint, name: @escaping @MainActor (UIView) -> String = ElementTree.line) {
    self.window = window
    self.point = point
    self.name = name
    lines.append("tap at (\(compactNumber(Double(point.x))), \(compactNumber(Double(point.y))))")
    let inWindow = window.fromScreen(point)
    let expected = walk(window, at: inWindow, depth: 1)
    walkEnd = lines.count
    let hit = window.hitTest(inWindow, with: nil)
    if hit !== expected {
      lines.append("an override of hitTest(_:with:) answers \(hit.map { name($0) } ?? "nil") instead")
    }
    guard let hit else {
      lines.append("nothing is hit")
      return
    }
    lines.append("it hits \(name(hit))")
    explainRecognizers(from: hit)
    explainControl(from: hit)
  }

  var text: String { lines.joined(separator: "\n") }

  /// The lines of the hit test alone, without the heading.
  var reasons: [String] { Array(lines[1..<walkEnd]) }
  private var walkEnd = 1

  // MARK: The hit test

  /// Tells of a view and of what is in it, those in front first, as far as the test goes; returns the view it finds.
  private mutating func walk(_ view: UIView, at point: CGPoint, depth: Int) -> UIView? {
    let index = lines.count
    if let reason = rejection(of: view, at: point) {
      add(view, depth, reason)
      return nil
    }
    add(view, depth, "")
    var outside = 0
    for subview in view.subviews.reversed() {
      let inner = subview.convert(point, from: view)
      if isMerelyElsewhere(subview, inner) {
        outside += 1
      } else if let hit = walk(subview, at: inner, depth: depth + 1) {
        noteOutside(outside, depth)
        return hit
      }
    }
    noteOutside(outside, depth)
    lines[index] += "  <- hit"
    return view
  }

  private mutating func add(_ view: UIView, _ depth: Int, _ reason: String) {
    let line = String(repeating: "  ", count: depth) + name(view)
    lines.append(reason.isEmpty ? line : "\(line): \(reason)")
  }

  private mutating func noteOutside(_ count: Int, _ depth: Int) {
    guard count > 0 else { return }
    let views = count == 1 ? "1 view that does" : "\(count) views that do"
    lines.append(String(repeating: "  ", count: depth + 1) + "(\(views) not contain the point)")
  }

  /// Whether the point is outside the view and what is in it, which is true of most views.
  private func isMerelyElsewhere(_ view: UIView, _ point: CGPoint) -> Bool {
    !view.point(inside: point, with: nil) && !view.subviews.contains { $0.frame.contains(point) }
  }

  private func rejection(of view: UIView, at point: CGPoint) -> String? {
    if view.isHidden { return "it is hidden" }
    if !view.isUserInteractionEnabled { return "isUserInteractionEnabled is false" }
    if view.alpha < 0.01 { return "its alpha is \(compactNumber(Double(view.alpha)))" }
    guard view.point(inside: point, with: nil) else {
      return "the point is outside its bounds, so that nothing in it is hit"
    }
    return nil
  }

  // MARK: Receivers of the touch

  private mutating func explainRecognizers(from hit: UIView) {
    var view: UIView? = hit
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where !(recognizer is any SystemRecognizer) {
        lines.append("  seen by \(title(recognizer)) of \(name(current))\(remarks(on: recognizer))")
        addAnswers(of: recognizer, in: current)
      }
      view = current.superview
    }
  }

  private func title(_ recognizer: UIGestureRecognizer) -> String { recognizer.name ?? className(of: recognizer) }

  private func remarks(on recognizer: UIGestureRecognizer) -> String {
    guard recognizer.isEnabled else { return ": it is disabled" }
    var remarks: [String] = []
    for case let other as UIGestureRecognizer in recognizer.failureRequirements.map(\.object) {
      remarks.append("waits for \(title(other)) to fail")
    }
    if let delegate = recognizer.delegate { remarks.append("asks its delegate, \(className(of: delegate))") }
    if recognizer.targets.isEmpty { remarks.append("has no target") }
    return remarks.isEmpty ? "" : ": " + remarks.joined(separator: ", ")
  }

  /// What handles the touch, and what that calls: a control, or a row or an item of a list.
  private mutating func explainControl(from hit: UIView) {
    var view: UIView? = hit
    while let current = view {
      if let control = current as? UIControl {
        guard control.isEnabled else {
          lines.append("  \(name(control)): the touch goes on to what it is in")
          view = current.superview
          continue
        }
        lines.append("  handled by \(name(control))\(control.allControlEvents.isEmpty ? ": it has no targets" : "")")
        addAnswers(of: control, in: control)
        return
      }
      if let selection = selection(in: current) {
        lines.append("  " + selection)
        return
      }
      view = current.superview
    }
  }
}
