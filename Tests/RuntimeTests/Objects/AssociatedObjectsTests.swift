import Foundation
import PlainviewRuntime
import Testing

/// Objects that are associated with others.
@Suite(.serialized) struct AssociatedObjectsTests {
  private final class Plain {}
  private nonisolated(unsafe) static var key: UInt8 = 0
  private nonisolated(unsafe) static var otherKey: UInt8 = 0

  @Test func `A value is kept under the address of its key, and nil takes it away`() {
    let owner = Plain()
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    objc_setAssociatedObject(owner, &Self.key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, &Self.otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.key) as? String == "one")
    #expect(objc_getAssociatedObject(owner, &Self.otherKey) as? Int == 2)
    #expect(objc_getAssociatedObject(Plain(), &Self.key) == nil)
    objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
  }

  @Test func `Values are kept, copied or not kept, as the policy says`() {
    let owner = Plain()
    var value: Plain? = Plain()
    weak var reference = value
    objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
    value = nil
    #expect(reference == nil)
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    value = Plain()
    reference = value
    objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    value = nil
    #expect(reference != nil)
    let text = NSMutableString(string: "one")
    objc_setAssociatedObject(owner, &Self.key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append(" more")
    #expect((objc_getAssociatedObject(owner, &Self.key) as? NSString)?.isEqual(to: "one") == true)
    #expect(reference == nil)
  }

  @Test func `A value ends after its owner, with the next sweep`() {
    weak var reference: Plain?
    do {
      let owner = Plain()
      let value = Plain()
      reference = value
      objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    Associations.sweep()
    #expect(reference == nil)
  }

  @Test func `A pool runs its code and hands on what comes of it`() {
    struct Failure: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }
}
