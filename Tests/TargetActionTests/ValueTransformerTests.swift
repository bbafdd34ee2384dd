import Foundation
import PlainviewTargetAction
import Testing

/// Value transformers, as Apple documents them.
@Suite struct ValueTransformerTests {
  private final class Shout: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSString.self }
    override class func allowsReverseTransformation() -> Bool { false }
    override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
  }

  private final class Points: NSSecureUnarchiveFromDataTransformer {
    override class var allowedTopLevelClasses: [AnyClass] { [NSString.self] }
  }

  @Test func `A transformer is found by the name that it was kept by`() {
    let name = NSValueTransformerName("Shout")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Shout(), forName: name)
    #expect(ValueTransformer(forName: name)?.transformedValue("a") as? String == "A")
    #expect(Shout(forName: name) != nil && Points(forName: name) == nil)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }

  @Test(
    arguments: [
      ("NSNegateBoolean", true, false), ("NSNegateBoolean", false, true), ("NSIsNil", nil, true),
      ("NSIsNil", true, false),
      ("NSIsNotNil", nil, false), ("NSIsNotNil", true, true),
    ] as [(String, Bool?, Bool)])
  func `Those of the system make true and false`(_ name: String, _ value: Bool?, _ result: Bool) {
    let transformer = ValueTransformer(forName: NSValueTransformerName(name))
    #expect(transformer.map { type(of: $0).allowsReverseTransformation() } == (name == "NSNegateBoolean"))
    #expect((transformer?.transformedValue(value.map(NSNumber.init(value:))) as? NSNumber)?.boolValue == result)
  }

  @Test func `An object becomes its archive, and is of an allowed class on the way back`() {
    let usual = ValueTransformer(forName: .secureUnarchiveFromDataTransformerName)
    let list = usual?.reverseTransformedValue(NSArray(array: [1, 2]))
    #expect(list is Data && usual?.transformedValue(list) as? [Int] == [1, 2])
    #expect(Points().transformedValue(list) == nil)
    let text = Points().reverseTransformedValue(NSString("a"))
    #expect(Points().transformedValue(text) as? String == "a")
    #expect(usual?.transformedValue(nil) == nil && usual?.transformedValue(Data([1])) == nil)
  }
}
