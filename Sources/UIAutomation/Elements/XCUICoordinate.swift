public import Foundation
public import PlainviewGraphics

/// A point on the screen, relative to an element.
@preconcurrency @MainActor open class XCUICoordinate {
  private let element: XCUIElement
  private let normalizedOffset: CGVector
  private let offset: CGVector

  init(element: XCUIElement, normalizedOffset: CGVector, offset: CGVector) {
    self.element = element
    self.normalizedOffset = normalizedOffset
    self.offset = offset
  }

  /// The element that the point is relative to.
  open var referencedElement: XCUIElement { element }

  /// The point in the screen's coordinates.
  open var screenPoint: CGPoint {
    let frame = element.frame
    return CGPoint(
      x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
      y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
  }

  /// Returns a coordinate that is moved by a vector, in points.
  open func withOffset(_ offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      element: element, normalizedOffset: normalizedOffset,
      offset: CGVector(dx: self.offset.dx + offset.dx, dy: self.offset.dy + offset.dy))
  }

  // MARK: Gestures

  /// Taps the point, whatever is there.
  open func tap() throws { try application().tap(at: screenPoint) }
  /// Taps two times at the coordinate, whatever is there.
  open func doubleTap() throws { try application().tap(at: screenPoint, taps: 2) }

  /// Keeps a finger on the point, in seconds of virtual time.
  open func press(forDuration duration: TimeInterval) throws {
    try application().tap(at: screenPoint, duration: duration)
  }

  /// Keeps a finger on the point, then drags it to another one.
  open func press(forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate) throws {
    try press(forDuration: duration, thenDragTo: other, withVelocity: .default, thenHoldForDuration: 0)
  }

  /// Presses for a time, drags to another coordinate with a velocity, and holds there; times in seconds.
  open func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration hold: TimeInterval
  ) throws {
    let (start, end) = (screenPoint, other.screenPoint)
    try application().drag(
      from: start, to: end, pressing: duration, duration: velocity.duration(from: start, to: end), holding: hold)
  }

  // MARK: Raw touches

  /// Puts a finger down at the point; fingers are told apart by their numbers.
  open func touchDown(finger: Int = 0) throws { try application().touchDown(at: screenPoint, finger: finger) }
  /// Moves a finger that is down to the point.
  open func touchMove(finger: Int = 0) throws { try application().touchMove(to: screenPoint, finger: finger) }
  /// Lifts a finger at the point.
  open func touchUp(finger: Int = 0) throws { try application().touchUp(at: screenPoint, finger: finger) }

  private func application() throws -> XCUIApplication {
    guard let application = element.application else { throw ElementError.notRunning }
    return application
  }
}
