import PlainviewSourceRewriting
import Testing

/// Uses of Foundation that do something else on Linux than on a device.
@Suite struct CorrectedCallTests {
  @Test func `A parser that is made is the library's, its type stays Foundation's`() {
    #expect(
      rewritten("import UIKit\nlet p: XMLParser = XMLParser(data: d)\nlet t = XMLParser.self\nclass A: XMLParser {}\n")
        == [
          "import UIKit\nlet p: XMLParser = PlainviewTargetAction.CheckedXMLParser(data: d)\nlet t = XMLParser.self\n"
            + "class A: PlainviewTargetAction.CheckedXMLParser {}\n"
        ])
    #expect(
      rewritten("import Foundation\nlet p = XMLParser(stream: s)\n") == [
        "import Foundation; import FoundationXML; import UIKit\n"
          + "let p = PlainviewTargetAction.CheckedXMLParser(stream: s)\n"
      ])
  }

  @Test func `A cast of a block is the library's, and functions of Core Graphics are no functions of C`() {
    #expect(
      rewritten(
        "import UIKit\nlet c: @convention(c) (UnsafeRawPointer, UnsafePointer<CGPathElement>) -> () = { _, _ in }\n"
          + "let p = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)\n")
        == [
          "import UIKit\nlet c:                (UnsafeRawPointer, UnsafePointer<CGPathElement>) -> () = { _, _ in }\n"
            + "let p = PlainviewTargetAction.__bitCast(body, to: UnsafeMutableRawPointer.self)\n"
        ])
    let other = "import UIKit\nlet p = unsafeBitCast(a, to: B.self)\n"
    #expect(rewritten(other) == [other])
    let ofC = "import UIKit\nlet c: @convention(c) (UnsafeRawPointer, Int) -> () = { _, _ in }\n"
    #expect(rewritten(ofC) == [ofC])
  }

  @Test(arguments: [
    "NSString.localizedStringWithFormat(a, 3)", "a.appendingFormat(b, 3)", "a.appendFormat(b, 3)",
    "a.strings(byAppendingPaths: b)", "ProcessInfo.processInfo.beginActivity(reason: a)",
  ])
  func `Names that Foundation for Linux lacks need the library`(call: String) {
    #expect(rewritten("import Foundation\nlet x = \(call)\n") == ["import Foundation; import UIKit\nlet x = \(call)\n"])
  }

  @Test func `A parser of the sources' own stays`() {
    let source = "import UIKit\nstruct XMLParser { let a: Int }\nlet p = XMLParser(a: 1)\n"
    #expect(rewritten(source) == [source])
  }

  @Test func `A formatter of names is the library's`() {
    #expect(
      rewritten("import UIKit\nlet f: PersonNameComponentsFormatter? = PersonNameComponentsFormatter()\n") == [
        "import UIKit\nlet f: PlainviewTargetAction.PersonNameFormatter? = PlainviewTargetAction.PersonNameFormatter()\n"
      ])
    #expect(
      rewritten("import Foundation\nlet f = PersonNameComponentsFormatter()\n") == [
        "import Foundation; import UIKit\nlet f = PlainviewTargetAction.PersonNameFormatter()\n"
      ])
  }

  @Test func `A cast of a fetch request makes one of other results`() {
    let text = rewritten(
      "import CoreData\nlet a = f(r) as! NSFetchRequest<NSFetchRequestResult>\nlet b = m.t(forName: n) as? NSFetchRequest<A.B>\n"
        + "let c = r as NSFetchRequest<A>\nlet d = k as? NSFetchedResultsController<A>\n")[0]
    #expect(text.contains("let a = f(r).__request(of: (NSFetchRequestResult).self)! "))
    #expect(text.contains("let b = m.t(forName: n).__request(of: (A.B).self) "))
    #expect(text.contains("let c = r as NSFetchRequest<A>\nlet d = k.__controller(of: (A).self) "))
    #expect(text.split(separator: "\n").count == 5)
  }

  @Test func `The inverse of one of Foundation's own sets can be changed`() {
    #expect(
      rewritten(body: "var a = CharacterSet.decimalDigits.inverted, b: CharacterSet = .letters.inverted\n")
        == "var a = CharacterSet.decimalDigits.inverted.__changeable, b: CharacterSet = .letters.inverted.__changeable\n"
    )
    let others = "let a = set.inverted, b = matrix.letters.inverted(), c = letters.inverted\n"
    #expect(rewritten(body: others) == others)
  }
}
