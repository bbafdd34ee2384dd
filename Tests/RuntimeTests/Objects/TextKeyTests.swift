import Foundation
import PlainviewRuntime
import Testing

/// Texts as keys of dictionaries of any keys.
@Suite struct TextKeyTests {
  @Test func `NSString and String are the same key`() {
    let (text, object): (String, NSString) = ("name", "name")
    #expect(AnyHashable(text) == AnyHashable(object))
    let byText: [AnyHashable: Any] = [text: 1]
    let byObject: [AnyHashable: Any] = [object: 2, NSMutableString(string: "other"): 3]
    #expect(byText[object] as? Int == 1 && byObject[text] as? Int == 2 && byObject["other"] as? Int == 3)
    #expect(byObject.keys.contains { $0.base as? String == "name" })
  }
}
