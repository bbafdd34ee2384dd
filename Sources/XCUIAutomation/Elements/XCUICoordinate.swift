public import Foundation
public import PlainviewGraphics
public import PlainviewUIAutomation

/// A point on the screen, relative to an element.
@preconcurrency @MainActor open class XCUICoordinate: NSObject {
  typealias Driver = PlainviewUIAutomation.XCUICoordinate

  /// The element that the point is relative to.
  public let referencedElement: XCUIElement
  private let make: @MainActor () throws -> Driver

  nonisolated init(of element: XCUIElement, _ make: @escaping @MainActor () throws -> Driver) {
    referencedElement = element
    self.make = make
  }

  private func step(_ file: StaticString, _ line: UInt, _ body: @MainActor (Driver) throws -> Void) {
    Step(file, line)(()) { try body(try make()) }
  }

  /// The point in the window's coordinates.
  open var screenPoint: CGPoint { Step()(.zero) { try make().screenPoint } }

  /// Returns a coordinate that is moved by a vector, in points.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(of: referencedElement) { [make] in try make().withOffset(offsetVector) }
  }

  // MARK: Gestures

  /// Taps the point, whatever is there.
  open func tap(file: StaticString = #filePath, line: UInt = #line) { step(file, line) { try $0.tap() } }
  /// Taps two times at the coordinate, whatever is there.
  open func doubleTap(file: StaticString = #filePath, line: UInt = #line) { step(file, line) { try $0.doubleTap() } }

  /// Keeps a finger on the point, in seconds of virtual time.
  open func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    step(file, line) { try $0.press(forDuration: duration) }
  }

  /// Keeps a finger on the point, then drags it to another one.
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    step(file, line) { try $0.press(forDuration: duration, thenDragTo: otherCoordinate.make()) }
  }

  /// Presses for a time, drags to another coordinate with a velocity, and holds there; times in seconds.
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    step(file, line) {
      try $0.press(
        forDuration: duration, thenDragTo: otherCoordinate.make(), withVelocity: velocity,
        thenHoldForDuration: holdDuration)
    }
  }
}
