import PlainviewSourceRewriting
import Testing

/// Code in branches of `#if` that are never compiled here.
@Suite struct CompiledBranchTests {
  /// What is marked in a branch of a file that imports UIKit; whether it was read is seen by its attribute, which goes.
  private func isRead(_ condition: String, kind: TargetKind = .library, uiKit: Bool = true) -> Bool {
    let head = uiKit ? "import UIKit\n" : ""
    let text = rewritten("\(head)#if \(condition)\nclass A: B { @objc func f() {} }\n#endif\n", kind: kind)[0]
    return !text.contains("@objc func")
  }

  @Test(arguments: [
    "os(macOS)", "os(OSX)", "os(tvOS) || os(watchOS)", "canImport(AppKit) && !targetEnvironment(macCatalyst)",
    "canImport(Cocoa)", "!os(iOS)", "!(os(iOS) || DEBUG)", "false", "DEBUG && os(macOS)", "os( macOS )",
    "!canImport(UIKit)", "os(macOS) && (", "os(macOS) && compiler(>=6.0)", "!targetEnvironment(simulator)",
  ])
  func `Code of other systems is not read`(_ condition: String) { #expect(!isRead(condition)) }

  @Test(arguments: [
    "os(iOS)", "DEBUG", "!DEBUG", "os(macOS) || DEBUG", "os(Linux)", "!os(macOS)", "os(iOS) || os(macOS)", "true",
    "canImport(SwiftUI)", "swift(>=5.5)", "canImport(UIKit)", "canImport(UIKit, _version: 7.1)", "(os(macOS)", "os(",
    "", "os(macOS) os(iOS)", "os(macOS) || (",
  ])
  func `Code that may be compiled is read, and what is not a condition leaves its code alone`(_ condition: String) {
    #expect(isRead(condition))
  }

  @Test func `A class that another system has too is the one that is compiled`() {
    let text = rewritten(
      body: """
        #if canImport(AppKit)
        open class NSUIView: NSView { #if DEBUG
        @objc func draw() {}
        #endif
        }
        #else
        open class NSUIView: UIView {
        }
        #endif
        extension NSUIView { @objc func tap() {} }

        """)
    #expect(text.contains("open class NSUIView: NSView { #if DEBUG\n@objc func draw() {}\n#endif\n}"))
    #expect(text.contains("#else\nopen class NSUIView: UIView {\n}\n#endif"))
    #expect(text.contains("r.method(\"tap\") { (o: NSUIView) in o.tap() }"))
    #expect(!text.contains("\"draw\""))
  }

  @Test func `Behind a branch that is compiled the others are not`() {
    let text = rewritten(
      body: """
        #if os(iOS) || os(tvOS)
        class A: UIView { @objc func f() {} }
        #elseif DEBUG
        class A: Other { @objc func g() {} }
        #else
        class A: Another { @objc func h() {} }
        #endif
        class B: UIView { @objc func i() {} }

        """)
    #expect(text.contains("\"f\""))
    #expect(text.contains("class A: Other { @objc func g() {} }"))
    #expect(text.contains("class A: Another { @objc func h() {} }"))
    #expect(text.contains("\"i\""))
  }

  @Test func `Where the conditions of iOS are not made true, both branches are read`() {
    #expect(isRead("!os(iOS)", uiKit: false) == false)
    let library = "import XCTest\n#if os(iOS)\n@objc class A {}\n#else\n@objc class B {}\n#endif\n"
    #expect(!rewritten(library)[0].contains("@objc"))
    let onC = "#if os(iOS)\n@objc class A {}\n#else\n@objc class B {}\n#endif\n"
    #expect(!rewritten(onC, context: RewriteContext(dependsOnC: true))[0].contains("@objc"))
  }

  @Test func `A member of a class in a condition is registered where it is`() {
    let text = rewritten(
      body: """
        class A: UIView {
        #if os(macOS)
        @objc func f() {}
        #else
        @objc func g() {}
        #endif
        @objc func h() {}
        }

        """)
    #expect(text.contains("@objc func f() {}"))
    #expect(!text.contains("\"f\""))
    #expect(text.contains("\"g\""))
    #expect(text.contains("\"h\""))
  }
}
