import Foundation
import PlainviewXcodeProjects
import Testing

@Suite struct PropertyListTextTests {
  @Test func `Dictionaries, arrays, words, strings and data are read, comments are not`() throws {
    let text = """
      // !$*UTF8*$!
      { isa = PBXGroup; /* a comment */ children = ( A1 /* One */, "B 2", ); "a key" = {}; bytes = <0F bd77>; }
      """
    #expect(
      try value(of: text)
        == .dictionary([
          "isa": .string("PBXGroup"), "children": .array([.string("A1"), .string("B 2")]), "a key": .dictionary([:]),
          "bytes": .data([0x0F, 0xBD, 0x77]),
        ]))
  }

  @Test(arguments: [
    (#""a\"b\\c""#, "a\"b\\c"), (#""tab\tline\n""#, "tab\tline\n"), (#""\101\60""#, "A0"),
    (#""\U00e4\Ud83d\Ude00""#, "ä😀"),
    (#""\341\251""#, "Æ’"), (#"'single "quotes"'"#, "single \"quotes\""), ("Grün/Ü.swift", "Grün/Ü.swift"),
    ("a/*b*/", "a"), (#""\Ud83d!""#, "\u{FFFD}!"), (#""\ü""#, "ü"), ("\"two\nlines\"", "two\nlines"),
    ("\u{FEFF}word", "word"), ("$(SRCROOT)", ""),
  ])
  func `Escapes and words mean what the format says`(_ text: String, _ meaning: String) throws {
    if meaning.isEmpty {
      #expect(throws: ProjectError.self) { try value(of: text) }
    } else {
      #expect(try value(of: text) == .string(meaning))
    }
  }

  @Test(arguments: [
    ("{ a = b }", 1, 9, "there is '}' where ';' behind the value of 'a' should be"),
    ("{\n  a b;\n}", 2, 5, "there is 'b' where '=' behind the key 'a' should be"),
    ("{ ä = (1, 2 3); }", 1, 13, "there is '3' where ',' or ')' should be"),
    ("{ a = b;", 1, 1, "this '{' is never closed"), ("(a,\n", 1, 1, "this '(' is never closed"),
    ("{ a = \"b; }", 1, 7, "this string is never closed"), ("{ /* a", 1, 3, "this comment is never closed"),
    ("<0fg>", 1, 4, "there is 'g' where a hexadecimal digit or '>' should be"),
    ("<0f0>", 1, 1, "data have an odd number of digits"), ("", 1, 1, "the file is empty"),
    ("{} }", 1, 4, "there is '}' where the end of the file should be"),
    ("{ a = ", 1, 7, "the file ends where a value should be"), ("{ a = \"\\", 1, 7, "this string is never closed"),
  ])
  func `A mistake is said with its line and column`(_ text: String, _ line: Int, _ column: Int, _ reason: String) {
    #expect(throws: ProjectError(.malformed(reason), at: "/p", line: line, column: column)) { try value(of: text) }
  }

  @Test func `An unfinished merge is recognised`() {
    let text = "{\n  a = b;\n<<<<<<< HEAD\n  c = d;\n=======\n  c = e;\n>>>>>>> other\n}\n"
    let error = ProjectError(.mergeConflict, at: "/p", line: 3, column: 1)
    #expect(throws: error) { try value(of: text) }
    #expect(
      error.description == "/p:3:1: a merge was not finished here: this is a conflict marker; resolve the conflict")
  }

  @Test func `Bytes that are no text are refused`() {
    #expect(throws: ProjectError(.malformed("there is a NUL byte in the text"), at: "/p", line: 1, column: 3)) {
      try value(of: "{ \0 }")
    }
    #expect(throws: ProjectError(.malformed("the text is not UTF-8"), at: "/p", line: 2, column: 2)) {
      try PropertyListText.value(of: [0x7B, 0x0A, 0x61, 0xFF, 0x7D], path: "/p")
    }
    #expect(throws: ProjectError.self) { try value(of: "bplist00\u{1}") }
  }

  @Test(arguments: ["(", "{a=", "<plist><array>", "(((((((("])
  func `Lists without an end to their depth are refused`(_ opening: String) {
    #expect(throws: ProjectError.self) { try value(of: String(repeating: opening, count: 100_000)) }
    let closing = opening == "(" ? ")" : ""
    #expect(throws: ProjectError.self) {
      try value(of: String(repeating: opening, count: 100_000) + String(repeating: closing, count: 100_000))
    }
  }

  @Test func `XML property lists are read`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><array><string>b</string><integer>7</integer><true/></array></dict></plist>
      """
    #expect(try value(of: text) == .dictionary(["a": .array([.string("b"), .string("7"), .string("YES")])]))
    #expect(throws: ProjectError.self) { try value(of: "<?xml version=\"1.0\"?><plist><dict><key>a</key></plist>") }
  }

  private func value(of text: String) throws -> PropertyList {
    try PropertyListText.value(of: Array(text.utf8), path: "/p")
  }

  @Test func `Fuzz Empty lists beside each other nest no deeper than one`() throws {
    func document(_ inside: String) -> [UInt8] { Array("<plist version=\"1.0\"><array>\(inside)</array></plist>".utf8) }
    let many = try PropertyListText.value(of: document(String(repeating: "<array/><dict/>", count: 500)), path: "/a")
    #expect(many.array?.count == 1000)
    func nested(_ count: Int) -> String {
      String(repeating: "<array>", count: count) + String(repeating: "</array>", count: count)
    }
    #expect(throws: Never.self) { try PropertyListText.value(of: document(nested(119)), path: "/a") }
    let error = #expect(throws: ProjectError.self) { try PropertyListText.value(of: document(nested(120)), path: "/a") }
    #expect(error?.message.contains("more than 120 deep") == true)
  }
}
