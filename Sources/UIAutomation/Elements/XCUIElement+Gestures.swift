public import Foundation
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

extension XCUIElement {
  // MARK: Taps and presses

  /// Taps the middle of the element through hit testing; fails, and says why, when the tap cannot reach it.
  public func tap() throws { try tap(withNumberOfTaps: 1, numberOfTouches: 1) }

  /// Taps the element two times with one finger.
  public func doubleTap() throws { try tap(withNumberOfTaps: 2, numberOfTouches: 1) }

  /// Taps the element once with two fingers.
  public func twoFingerTap() throws { try tap(withNumberOfTaps: 1, numberOfTouches: 2) }

  /// Taps several times, with several fingers beside each other.
  public func tap(withNumberOfTaps taps: Int, numberOfTouches touches: Int) throws {
    if try pressOverlay(times: taps) { return }
    let target = try target()
    try target.application.tap(at: target.point, taps: taps, fingers: touches)
    try target.application.noteGesture(on: target.view, opensMenu: taps == 2, selectsWord: taps == 2)
  }

  /// Keeps a finger on the element, in seconds of virtual time.
  public func press(forDuration duration: TimeInterval) throws {
    if try pressOverlay() { return }
    let target = try target()
    try target.application.tap(at: target.point, duration: duration)
    try target.application.noteGesture(on: target.view, opensMenu: duration >= Self.longPress)
  }

  /// How long a finger has to rest on a text until its menu opens, in seconds.
  private static var longPress: TimeInterval { 0.5 }

  /// Presses an item that is no view of the app's; false for other elements.
  private func pressOverlay(times: Int = 1) throws -> Bool {
    guard let overlay = try resolve() as? OverlayView else { return false }
    guard let application else { throw ElementError.notRunning }
    try overlay.press(in: application, times: times)
    return true
  }

  /// Keeps a finger on the element, then drags it to the middle of another one.
  public func press(forDuration duration: TimeInterval, thenDragTo other: XCUIElement) throws {
    try press(forDuration: duration, thenDragTo: other, withVelocity: .default, thenHoldForDuration: 0)
  }

  /// Presses the element for a time, drags to another one with a velocity, and holds there; times in seconds.
  public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration hold: TimeInterval
  ) throws {
    let (target, end) = (try target(), try other.target().point)
    try target.application.drag(
      from: target.point, to: end, pressing: duration, duration: velocity.duration(from: target.point, to: end),
      holding: hold)
  }

  // MARK: Swipes

  /// Swipes up over the element with the default velocity.
  public func swipeUp() throws { try swipeUp(velocity: .default) }
  /// Swipes down over the element with the default velocity.
  public func swipeDown() throws { try swipeDown(velocity: .default) }
  /// Swipes to the left over the element with the default velocity.
  public func swipeLeft() throws { try swipeLeft(velocity: .default) }
  /// Swipes to the right over the element with the default velocity.
  public func swipeRight() throws { try swipeRight(velocity: .default) }

  /// Swipes up over the element with a given velocity.
  public func swipeUp(velocity: XCUIGestureVelocity) throws { try swipe(dx: 0, dy: -1, velocity) }
  /// Swipes down over the element with a given velocity.
  public func swipeDown(velocity: XCUIGestureVelocity) throws { try swipe(dx: 0, dy: 1, velocity) }
  /// Swipes to the left over the element with a given velocity.
  public func swipeLeft(velocity: XCUIGestureVelocity) throws { try swipe(dx: -1, dy: 0, velocity) }
  /// Swipes to the right over the element with a given velocity.
  public func swipeRight(velocity: XCUIGestureVelocity) throws { try swipe(dx: 1, dy: 0, velocity) }

  /// The least that a swipe goes, in points: small elements are swiped across their edge.
  private static var shortestSwipe: CGFloat { 80 }

  /// Moves a finger over three quarters of the element, through its middle, or further if that is little.
  private func swipe(dx: CGFloat, dy: CGFloat, _ velocity: XCUIGestureVelocity) throws {
    let target = try target()
    let extent = abs(dx) * target.frame.width + abs(dy) * target.frame.height
    let (before, length) = (extent * 0.375, max(extent * 0.75, Self.shortestSwipe))
    let start = CGPoint(x: target.point.x - before * dx, y: target.point.y - before * dy)
    let end = CGPoint(x: start.x + length * dx, y: start.y + length * dy)
    try target.application.drag(from: start, to: end, duration: velocity.duration(from: start, to: end))
  }

  // MARK: Two fingers

  /// Moves two fingers apart (a scale above one) or together; the velocity is the change of the scale a second.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) throws {
    guard scale.isFinite, scale > 0 else { throw ElementError.noGesture("A pinch needs a scale greater than zero.") }
    let target = try target()
    let widest = max(min(target.frame.width, target.frame.height) * 0.75, Self.shortestSwipe)
    let (start, end) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
    try target.application.moveTwoFingers(duration: Self.duration(of: abs(scale - 1), at: velocity)) { share in
      Self.opposite(around: target.point, distance: start + (end - start) * share, angle: .pi / 4)
    }
  }

  /// Turns two fingers around the middle of the element, in radians, clockwise; the velocity is radians a second.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) throws {
    guard rotation.isFinite, abs(rotation) <= Self.widestTurn else {
      throw ElementError.noGesture("A rotation is at most ten full turns.")
    }
    let target = try target()
    let distance = max(min(target.frame.width, target.frame.height) * 0.75, Self.shortestSwipe)
    try target.application.moveTwoFingers(duration: Self.duration(of: abs(rotation), at: velocity)) { share in
      Self.opposite(around: target.point, distance: distance, angle: rotation * share)
    }
  }

  private static var widestTurn: CGFloat { 20 * .pi }

  private static func duration(of change: CGFloat, at velocity: CGFloat) -> TimeInterval {
    guard velocity.isFinite, velocity != 0 else { return XCUIApplication.movementDuration }
    return min(max(TimeInterval(change / abs(velocity)), 0.05), 60)
  }

  /// Two points on either side of a middle.
  private static func opposite(around middle: CGPoint, distance: CGFloat, angle: CGFloat) -> [CGPoint] {
    let (dx, dy) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
    return [CGPoint(x: middle.x - dx, y: middle.y - dy), CGPoint(x: middle.x + dx, y: middle.y + dy)]
  }

  /// Where fingers that mean the element go.
  private struct Target {
    let application: XCUIApplication
    let view: UIView
    let point: CGPoint
    /// In the screen's coordinates.
    let frame: CGRect
  }

  private func target() throws -> Target {
    let view = try resolve()
    guard let application else { throw ElementError.notRunning }
    if view is OverlayView { throw ElementError.noGesture("An item of a menu can be tapped only.") }
    try application.bringOnScreen(view)
    let frame = view.convert(view.bounds, to: nil)
    return Target(
      application: application, view: view, point: try application.hitPoint(of: view),
      frame: view.window?.toScreen(application.uncovered(frame, of: view)) ?? frame)
  }
}

extension XCUIApplication {
  /// Has the scroll views around a view scroll until it is on the screen and not under the keyboard, if nothing of it is
  /// there now (W65, W82).
  fileprivate func bringOnScreen(_ view: UIView) throws {
    let visible = uncovered(ElementTree.visibleFrame(of: view), of: view)
    guard view.window != nil, visible.isNull || visible.isEmpty else { return }
    let scrollViews = sequence(first: view, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
      .filter(\.isScrollEnabled)
    guard !scrollViews.isEmpty else { return }
    try run {
      for scrollView in scrollViews {
        scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
        scrollView.layoutIfNeeded()
      }
    }
  }
}
