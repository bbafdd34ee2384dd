import Foundation
import PlainviewInterfaceBuilder
import Testing

@Suite struct DocumentErrorTests {
  private static let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">"

  /// The text of the error that reading `text` as `A.xib` gives.
  private func errorText(_ text: String) -> String? {
    do {
      _ = try InterfaceDocument(text: text, path: "A.xib")
      return nil
    } catch {
      return error.description
    }
  }

  static let malformed: [(input: String, expected: String)] = [
    ("\n <a><b></a>", "A.xib:2:8: </a> closes <b> of 2:5"),
    ("<a>\n<b>\n", "A.xib:3:1: the file ends inside <b> of 2:1"),
    ("<a b", "A.xib:1:5: the attribute 'b' has no value"),
    ("<a b=", "A.xib:1:6: the value of 'b' is not in quotes"),
    ("<a b=1/>", "A.xib:1:6: the value of 'b' is not in quotes"),
    ("<a b='1/>", "A.xib:1:6: the value of 'b' has no closing quote"),
    ("<a b='<'/>", "A.xib:1:7: the value of 'b' contains a '<'"),
    ("<a b='1'c='2'/>", "A.xib:1:9: a blank is missing before the attribute 'c'"),
    ("<a b='1' b='2'/>", "A.xib:1:10: the attribute 'b' stands twice in one tag"),
    ("<a ", "A.xib:1:4: the file ends inside the tag <a"),
    ("<a></a", "A.xib:1:7: the file ends inside the tag </a"),
    ("<a>&nope;</a>", "A.xib:1:4: the entity '&nope;' is unknown"),
    ("<a>&#0;</a>", "A.xib:1:4: the '&' begins no valid character reference"),
    ("<a>&#x110000;</a>", "A.xib:1:4: the '&' begins no valid character reference"),
    ("<a>fish & chips</a>", "A.xib:1:9: the '&' begins no valid character reference"),
    ("<a/><b/>", "A.xib:1:5: a second root element begins here"),
    ("<a/>rest", "A.xib:1:5: text stands outside the root element"),
    ("</a>", "A.xib:1:1: </a> closes nothing"),
    ("<1/>", "A.xib:1:2: a name is expected here"),
    ("<a><!-- x</a>", "A.xib:1:4: the comment is not closed"),
    ("<a><![CDATA[x</a>", "A.xib:1:4: the CDATA section is not closed"),
    ("<a><?x</a>", "A.xib:1:4: the processing instruction is not closed"),
    ("<a>\u{1}</a>", "A.xib:1:4: the control character 1 is not allowed in XML"),
    ("<!-- nothing -->", "A.xib:1:17: the file has no root element"),
  ]

  @Test(arguments: malformed)
  func `malformed XML is refused with its place and the remedy`(input: String, expected: String) {
    #expect(errorText(input) == expected + ", repair the XML or restore the file from version control")
  }

  static let foreign: [(input: String, expected: String)] = [
    ("", "A.xib:1:1: the file is empty, restore it from version control"),
    ("{\"json\": 1}", "A.xib:1:1: this is not XML, give a .storyboard or .xib file"),
    ("<svg/>", "A.xib:1:1: the root element is <svg>, give a file whose root is <document>"),
    ("<archive type='x'/>", "A.xib:1:1: this xib has the format of Xcode 3, open it in a current Xcode and save it"),
    ("<document/>", "A.xib:1:1: the document names no type, restore the type attribute of <document>"),
    ("<document type='Soup'/>", "A.xib:1:1: unknown document type 'Soup', save the file with Xcode"),
    (
      "<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>",
      "A.xib:1:1: com.apple.InterfaceBuilder3.Cocoa.XIB is not a UIKit document, give an iOS storyboard or xib"
    ),
    ("NIBArchive...", "A.xib:1:1: this is a compiled nib, give the .storyboard or .xib it was made from"),
    ("bplist00...", "A.xib:1:1: this is a compiled nib, give the .storyboard or .xib it was made from"),
    (
      "<?xml version='1.0' encoding='ISO-8859-1'?><document/>",
      "A.xib:1:1: the file is encoded as ISO-8859-1, save it as UTF-8"
    ),
  ]

  @Test(arguments: foreign)
  func `a file of another kind is refused with the remedy`(input: String, expected: String) {
    #expect(errorText(input) == expected)
  }

  @Test func `an entity bomb is refused before anything expands`() {
    let levels = (1...40).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let text = errorText("<!DOCTYPE d [<!ENTITY e0 \"ha\">\(levels)]>\n\(Self.start)&e40;</document>")
    #expect(
      text == "A.xib:1:1: document type declarations and entities are refused, "
        + "remove the <!DOCTYPE> that Interface Builder never writes")
  }

  @Test func `ten thousand levels are refused without a crash`() {
    let text = errorText(Self.start + String(repeating: "<view>", count: 10_000))
    #expect(text == "A.xib:1:3127: elements are nested more than 512 deep, the file is damaged: restore it")
  }

  @Test func `a tag with thousands of attributes is refused`() {
    let attributes = (0..<5_000).map { " a\($0)='1'" }.joined()
    let text = errorText("<document\(attributes)/>")
    #expect(text?.hasSuffix("<document> has more than 512 attributes, the file is damaged: restore it") == true)
  }

  @Test func `bytes that are not UTF-8 are refused at their place`() {
    let bytes = Array("<a>\n é".utf8) + [0xFF] + Array("</a>".utf8)
    #expect(throws: DocumentError(path: "A.xib", position: SourcePosition(line: 2, column: 3), problem: .notUTF8)) {
      try InterfaceDocument(bytes: bytes, path: "A.xib")
    }
  }

  @Test func `UTF-16 is named as the reason`() {
    #expect(throws: DocumentError.self) { try InterfaceDocument(bytes: [0xFF, 0xFE, 0x3C, 0], path: "A.xib") }
    let error = DocumentError(
      path: "A.xib", position: SourcePosition(line: 1, column: 1), problem: .otherEncoding("UTF-16"))
    #expect(error.description == "A.xib:1:1: the file is encoded as UTF-16, save it as UTF-8")
  }

  @Test func `a zero byte is a control character`() {
    #expect(errorText("<a>\0</a>")?.hasPrefix("A.xib:1:4: the control character 0 ") == true)
  }

  @Test func `a missing file and a folder are told apart`() {
    #expect(throws: DocumentError(path: "/nowhere/A.xib", problem: .missingFile)) {
      try InterfaceDocument(contentsOf: "/nowhere/A.xib")
    }
    #expect(throws: DocumentError(path: Fixture.folder, problem: .directory)) {
      try InterfaceDocument(contentsOf: Fixture.folder)
    }
    #expect(
      DocumentError(path: "/nowhere/A.xib", problem: .missingFile).description
        == "/nowhere/A.xib: no such file, check the path")
  }

  @Test func `a pipe is refused instead of waited for`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID()).xib").path
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(throws: DocumentError(path: path, problem: .noRegularFile)) { try InterfaceDocument(contentsOf: path) }
  }

  @Test func `a file beyond the limit is refused`() {
    let bytes = [UInt8](repeating: 32, count: (32 << 20) + 1)
    #expect(throws: DocumentError(path: "A.xib", problem: .tooLarge(limit: 32 << 20))) {
      try InterfaceDocument(bytes: bytes, path: "A.xib")
    }
  }

  @Test func `an error text stays on one line whatever the document says`() {
    let text = errorText("<document type='a&#10;b\(String(repeating: "x", count: 500))'/>")
    #expect(text?.contains("\n") == false)
    #expect((text ?? "").count < 250)
  }
}
