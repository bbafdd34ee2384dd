public import Foundation

extension XCUIElement {
  /// Lets virtual time pass until the element does not exist any more; returns whether it is gone.
  public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { wait(timeout) { !exists } }

  /// Lets virtual time pass until the element is not there any more, by a name of older tests.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { waitForNonExistence(withTimeout: timeout) }

  /// Lets virtual time pass until a property has a value; returns whether it has it.
  public func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval
  ) -> Bool { wait(timeout) { self[keyPath: keyPath] == expectedValue } }

  private func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
    guard let application else { return false }
    var waited: TimeInterval = 0
    while !condition() {
      guard waited < timeout, (try? application.advance(by: Self.poll)) != nil else { return condition() }
      waited += Self.poll
    }
    return true
  }
}
