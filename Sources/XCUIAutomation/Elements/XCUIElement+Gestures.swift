public import Foundation
public import PlainviewUIAutomation

// Steps in XCUITest's order; what each does is said at the driver's method of the same name.
extension XCUIElement {
  private func step(_ file: StaticString, _ line: UInt, _ body: @MainActor (Driver) throws -> Void) {
    Step(file, line)(()) { try body(try make()) }
  }

  // MARK: Taps and presses

  /// Taps the middle of the element through hit testing.
  public func tap(file: StaticString = #filePath, line: UInt = #line) { step(file, line) { try $0.tap() } }

  /// Taps the element two times with one finger.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    step(file, line) { try $0.doubleTap() }
  }

  /// Taps the element once with two fingers.
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    step(file, line) { try $0.twoFingerTap() }
  }

  /// Taps the element several times, with several fingers beside each other.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    step(file, line) { try $0.tap(withNumberOfTaps: numberOfTaps, numberOfTouches: numberOfTouches) }
  }

  /// Keeps a finger on the element, in seconds of virtual time.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    step(file, line) { try $0.press(forDuration: duration) }
  }

  /// Presses the element for a time in seconds, then drags to another one.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    step(file, line) { try $0.press(forDuration: duration, thenDragTo: otherElement.make()) }
  }

  /// Presses the element for a time, drags to another one with a velocity, and holds there; times in seconds.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    step(file, line) {
      try $0.press(
        forDuration: duration, thenDragTo: otherElement.make(), withVelocity: velocity,
        thenHoldForDuration: holdDuration)
    }
  }

  // MARK: Swipes

  /// Swipes up over the element with the default velocity.
  public func swipeUp(file: StaticString = #filePath, line: UInt = #line) { step(file, line) { try $0.swipeUp() } }
  /// Swipes down over the element with the default velocity.
  public func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
    step(file, line) { try $0.swipeDown() }
  }
  /// Swipes to the left over the element with the default velocity.
  public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) {
    step(file, line) { try $0.swipeLeft() }
  }
  /// Swipes to the right over the element with the default velocity.
  public func swipeRight(file: StaticString = #filePath, line: UInt = #line) {
    step(file, line) { try $0.swipeRight() }
  }

  /// Swipes up over the element with a given velocity.
  public func swipeUp(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
    step(file, line) { try $0.swipeUp(velocity: velocity) }
  }
  /// Swipes down over the element with a given velocity.
  public func swipeDown(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
    step(file, line) { try $0.swipeDown(velocity: velocity) }
  }
  /// Swipes to the left over the element with a given velocity.
  public func swipeLeft(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
    step(file, line) { try $0.swipeLeft(velocity: velocity) }
  }
  /// Swipes to the right over the element with a given velocity.
  public func swipeRight(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
    step(file, line) { try $0.swipeRight(velocity: velocity) }
  }

  // MARK: Two fingers

  /// Moves two fingers apart (a scale above one) or together.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    step(file, line) { try $0.pinch(withScale: scale, velocity: velocity) }
  }

  /// Turns two fingers around the middle of the element, in radians.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    step(file, line) { try $0.rotate(rotation, withVelocity: velocity) }
  }

  // MARK: Values

  /// Drags the thumb of a slider to a position between its limits, from 0 to 1.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    step(file, line) { try $0.adjust(toNormalizedSliderPosition: normalizedSliderPosition) }
  }

  /// Turns a picker wheel until the row of that text is selected.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    step(file, line) { try $0.adjust(toPickerWheelValue: pickerWheelValue) }
  }
}
