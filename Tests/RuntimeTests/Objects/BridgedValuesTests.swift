import Foundation
import PlainviewRuntime
import Testing

/// Casts between values and objects, which a device does for all numbers and for constants of the system's.
@Suite struct BridgedValuesTests {
  @Test func `A number in a collection of objects is what the caller asks for`() {
    let info = NSDictionary(dictionary: ["width": CGFloat(2.5), "count": 3])
    #expect(info["width"] as? CGFloat == 2.5)
    #expect(info["width"] as? Double == 2.5)
    #expect(info["width"] as? NSNumber == 2.5)
    #expect(info["count"] as? CGFloat == 3)
    #expect(info["count"] as? Int == 3)
    #expect((info["name"] as? CGFloat) == nil)
  }

  @Test func `An attribute of a text is what the caller asks for`() {
    let key = NSAttributedString.Key("NSKern")
    let text = NSAttributedString(string: "text", attributes: [key: CGFloat(0.5)])
    #expect(text.attribute(key, at: 0, effectiveRange: nil) as? Double == 0.5)
    #expect(text.attribute(key, at: 0, effectiveRange: nil) as? CGFloat == 0.5)
    #expect(text == NSAttributedString(string: "text", attributes: [key: CGFloat(0.5)]))
    #expect(text != NSAttributedString(string: "text", attributes: [key: CGFloat(0.25)]))
  }

  private struct Name: RawRepresentable, Hashable, _ObjectiveCBridgeable {
    typealias _ObjectiveCType = NSString
    let rawValue: String
  }

  private enum Level: Int, _ObjectiveCBridgeable {
    typealias _ObjectiveCType = NSNumber
    case low, high
  }

  @Test func `A constant is its raw value to Objective-C`() {
    let objects = NSArray(array: [Name(rawValue: "first"), Name(rawValue: "second"), Level.high, 7])
    let name: Any = NSString(string: "first")
    #expect(name as? Name == Name(rawValue: "first"))
    #expect(objects[0] as? NSString == "first")
    #expect(objects[1] as? String == "second")
    #expect(objects[2] as? Int == 1 && objects[2] as? Level == .high)
    #expect((objects[3] as? Level) == nil)
  }
}
