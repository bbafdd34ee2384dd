import Foundation
import PlainviewRuntime
import Testing

/// Objects and their values as arguments of formats.
@Suite struct FormatArgumentTests {
  private final class Thing: NSObject {
    override var description: String { "a thing" }
  }

  @Test func `An object is its description in a text`() {
    #expect(String(format: "%@, %@ and %d", Thing(), "x", 4) == "a thing, x and 4")
    #expect(String(format: "%2$@ %1$@", arguments: [NSNumber(value: 3), NSString(string: "three")]) == "three 3")
    #expect(NSString(format: "%@-%@", Thing(), NSNull()) == "a thing-<null>")
    #expect(String(format: "%@", NSError(domain: "d", code: 3)) == "Error Domain=d Code=3 \"(null)\"")
  }

  @Test func `A value that is an object on Apple's systems is one here`() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(String(format: "%@", id as any CVarArg) == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    #expect(String(format: "%@", Date(timeIntervalSince1970: 0) as any CVarArg) == "1970-01-01 00:00:00 +0000")
    let url = try #require(URL(string: "https://a.example/b"))
    #expect(String(format: "%@", url as any CVarArg) == "https://a.example/b")
    #expect(String(format: "%@", ["a", "b"] as any CVarArg) == "(\n    a,\n    b\n)")
    #expect(String(format: "%@", ["a": 1] as any CVarArg) == "{\n    a = 1;\n}")
    #expect(String(format: "%@", Set(["a"]) as any CVarArg) == "{(\n    a\n)}")
  }

  @Test func `A function with arguments of its own hands them on`() {
    func text(_ format: String, _ arguments: any CVarArg...) -> String { String(format: format, arguments: arguments) }
    #expect(text("%@ %.1f %ld", Thing(), 2.5, 7) == "a thing 2.5 7")
  }

  @Test func `The user's folders are those of the file manager`() {
    let manager = FileManager.default
    #expect(URL.documentsDirectory == manager.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(URL.cachesDirectory == manager.urls(for: .cachesDirectory, in: .userDomainMask).first)
    let support = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    #expect(URL.applicationSupportDirectory == support)
  }
}
