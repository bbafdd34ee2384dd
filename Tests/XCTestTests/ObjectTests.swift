import Foundation
import PlainviewXCTest
import Testing

/// Tests as the objects that they are on a device.
@Suite struct ObjectTests {
  private protocol Listening: NSObjectProtocol {}
  private final class Case: PlainviewXCTest.XCTestCase, Listening {}

  @Test func `A test can be a delegate`() {
    let test = Case(name: "Case.testOne", testClosure: { _ in })
    let listener: any NSObjectProtocol & AnyObject = test
    #expect(listener.description == test.name)
    #expect(listener.isEqual(test) && !listener.isEqual(NSObject()))
    #expect(listener.hash == test.hash && !listener.isProxy())
  }

  private final class Twin: PlainviewXCTest.XCTestCase {
    override func isEqual(_ object: Any?) -> Bool { object is Twin }
    override var hash: Int { 1 }
  }

  @Test func `Tests are compared and hashed as objects`() {
    let one = Case(name: "Case.testOne", testClosure: { _ in })
    let other = Case(name: "Case.testOne", testClosure: { _ in })
    #expect(one == one && one != other && Set([one, other, one]).count == 2)
    #expect(Set([Twin(), Twin()]).count == 1)
  }
}
