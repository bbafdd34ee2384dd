import PlainviewSourceRewriting
import Testing

/// Sources whose pieces are hard to tell apart.
@Suite struct LexingTests {
  private static let mark = "let n = #keyPath(a.b)\n"
  private static let marked = "let n = \"a.b\"        \n"

  @Test(arguments: [
    "/* a /* nested \" */ comment ) */\n", "// a comment with \" and )\n", "let s = \"a \\\" quote )\"\n",
    "let s = #\"raw \" with \\(no interpolation\"#\n", "let s = ##\"a \"# b\"##\n", "let s = #\"\"\"#\n",
    "let s = \"\"\"\n  lines \" with ) and \"\"quotes\n  \"\"\"\n",
    "let s = #\"\"\"\n  raw \\( \"\"\" lines\n  \"\"\"#\n",
    "let s = \"\\(f(\"inner \\(g(\"innermost)\"))\"))\"\n", "let s = #\"\\#(f(\")\"))\"#\n", "let s = \"\"\n",
    "let r = /a(b|\")+[)]\\//\n", "let r = #/ a \" / \\( /#\n", "let q = a / b / (c)\n", "let q = (a)/b/2\n",
    "let `class` = `default`\n", "#sourceLocation(file: \"a.swift\", line: 3)\n",
    "func < (a: A, b: A) -> Bool { true }\n",
    "let q = a.map { $0 / 2 } // 3 /* \n", "let é = \"ü\"\n", "let x = 1...5, y = 0x1F, z = 1.5e-3\n",
  ])
  func `What follows a literal or a comment is found`(_ piece: String) {
    #expect(rewritten(piece + Self.mark) == [piece + Self.marked])
  }

  @Test(arguments: [
    "let s = \"no end\n", "/* no end\n", "let s = \"\"\"\n no end\n", "func f() {\n", "let a = (1]\n", "}\n",
    "let `name\n", "let r = #/ no end\n", "let s = \"\\(no end\"\n", "let s = #\"no end\"\n",
  ])
  func `A source that does not end where it should stays as it is`(_ piece: String) {
    #expect(rewritten(Self.mark + piece) == [Self.mark + piece])
  }

  @Test func `An interpolation is rewritten like other code`() {
    #expect(rewritten("let s = \"<\\(#keyPath(a))>\"\n") == ["let s = \"<\\(\"a\"        )>\"\n"])
  }

  @Test func `Bytes that are no UTF-8 pass through`() {
    let bytes: [UInt8] = Array("// ".utf8) + [0xFF, 0xC3, 0x28, 0x0A] + Array("@objc class A {}\n".utf8)
    let result = SourceRewriter(
      files: [SourceText(path: "a", bytes: bytes)], kind: .library, context: RewriteContext()
    ).rewrite()
    #expect(result[0].text == Array("// ".utf8) + [0xFF, 0xC3, 0x28, 0x0A] + Array("      class A {}\n".utf8))
  }

  @Test(arguments: ["\u{FEFF}", "#!/usr/bin/swift \"\n", "\u{0}", "\r\n", "\u{C}"])
  func `A mark of byte order, a script's first line, a NUL byte and other line ends are blanks`(_ piece: String) {
    #expect(rewritten(piece + Self.mark) == [piece + Self.marked])
  }

  @Test func `Lines that end in two characters keep both`() {
    #expect(rewritten("@objc(\r\nA)\r\nprotocol A {}\r\n") == ["      \r\n  \r\nprotocol A: AnyObject {}\r\n"])
  }

  @Test func `Line ends that stood apart do not become one`() throws {
    let text = try #require(rewritten("import UIKit\nlet s = #selector(\rA.b\n)\nlet t = #selector(A.b\r)\n").first)
    // Strings count a carriage return and a line feed side by side as one character.
    #expect(text.count(where: \.isNewline) == 6)
    #expect(text.contains("\r \n"))
  }

  @Test func `Deep nesting costs no stack`() {
    let depth = 100_000
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("\"\\(", ")\""), ("/*", "*/")] {
      let nest = String(repeating: open, count: depth) + String(repeating: close, count: depth)
      #expect(rewritten("let a = " + nest + "\n" + Self.mark) == ["let a = " + nest + "\n" + Self.marked])
    }
    let open = "let a = " + String(repeating: "(", count: depth)
    #expect(rewritten(open + Self.mark) == [open + Self.mark])
  }

  @Test func `A file of a hundred thousand lines is read`() {
    let lines = String(repeating: "let text = f(\"a\", 1)\n", count: 100_000)
    #expect(rewritten(lines + Self.mark) == [lines + Self.marked])
  }

  @Test func `Fuzz A million hashes in a row are read one by one`() {
    let hashes = String(repeating: "#", count: 1_000_000) + " a\n"
    #expect(rewritten(hashes + Self.mark) == [hashes + Self.marked])
  }

  @Test func `An empty file stays as it is`() { #expect(rewritten("", Self.mark) == ["", Self.marked]) }
}
