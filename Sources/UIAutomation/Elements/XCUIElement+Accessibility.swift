import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

// What users of assistive technologies do with an element; XCUITest has nothing like it.

extension XCUIElement {
  /// Does what a double tap with VoiceOver does: the element's `accessibilityActivate()`, or else a tap.
  public func performActivation() throws {
    let view = try resolve()
    guard let application else { throw ElementError.notRunning }
    let isDone = try application.run { UserCode.run(else: false) { view.accessibilityActivate() } }
    if !isDone { try tap() }
  }

  /// Swipes up on an adjustable element: its `accessibilityIncrement()`.
  public func performIncrement() throws { try perform { $0.accessibilityIncrement() } }

  /// Swipes down on an adjustable element: its `accessibilityDecrement()`.
  public func performDecrement() throws { try perform { $0.accessibilityDecrement() } }

  /// Chooses one of the element's custom actions by its name; false where the action says that it was not done.
  ///
  /// Fails with the names that there are when the element has no such action.
  @discardableResult
  public func performCustomAction(_ name: String) throws -> Bool {
    let view = try resolve()
    guard let application else { throw ElementError.notRunning }
    return try application.run {
      let actions = UserCode.run(else: nil) { view.accessibilityCustomActions } ?? []
      guard let action = actions.first(where: { $0.name == name }) else {
        throw AdjustmentError.noSuchAction(
          element: ElementTree.line(view), name: name, actions: actions.map { "'\($0.name)'" })
      }
      return action.perform()
    }
  }

  /// Draws a Z with two fingers: the first of the element and what is around it that answers leaves; false for none.
  @discardableResult
  public func performEscape() throws -> Bool { try ask { $0.accessibilityPerformEscape() } }

  /// Taps twice with two fingers: the first of the element and what is around it that answers does the most important.
  @discardableResult
  public func performMagicTap() throws -> Bool { try ask { $0.accessibilityPerformMagicTap() } }

  /// Swipes with three fingers: the first of the element and what is around it that answers scrolls; false for none.
  @discardableResult
  public func performScroll(_ direction: UIAccessibilityScrollDirection) throws -> Bool {
    try ask { $0.accessibilityScroll(direction) }
  }

  private func perform(_ action: @MainActor (UIView) -> Void) throws {
    let view = try resolve()
    guard let application else { throw ElementError.notRunning }
    try application.run { UserCode.run { action(view) } }
  }

  private func ask(_ question: @MainActor (UIResponder) -> Bool) throws -> Bool {
    let view = try resolve()
    guard let application else { throw ElementError.notRunning }
    return try application.run {
      var responder: UIResponder? = view
      while let current = responder {
        if UserCode.run(else: false, { question(current) }) { return true }
        responder = UserCode.run(else: nil) { current.next }
      }
      return false
    }
  }
}
