public import Foundation
import PlainviewUIAutomation

extension XCUIElement {
  /// Lets virtual time pass until the element does not exist any more; returns whether it is gone.
  @discardableResult
  public func waitForNonExistence(
    withTimeout timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    Step(file, line)(false) { try make().waitForNonExistence(withTimeout: timeout) }
  }

  /// Lets virtual time pass until the element is not there any more, by a name of older tests.
  @discardableResult
  public func waitForNonExistence(timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line) -> Bool {
    waitForNonExistence(withTimeout: timeout, file: file, line: line)
  }

  /// Lets virtual time pass until a property has a value; returns whether it has it.
  @discardableResult
  public func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval
  ) -> Bool {
    var waited: TimeInterval = 0
    while self[keyPath: keyPath] != expectedValue {
      guard waited < timeout, (try? AppUnderTest.launched?.advance(by: Self.poll)) != nil else { return false }
      waited += Self.poll
    }
    return true
  }

  /// The interval at which a wait checks, in seconds of virtual time.
  private static let poll: TimeInterval = 0.05
}
