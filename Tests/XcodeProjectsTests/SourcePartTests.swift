import Foundation
import PlainviewXcodeProjects
import Testing

/// Sources of which a part needs a module that is not there.
@Suite struct SourcePartTests {
  private let sample: SampleProject

  init() throws { sample = try SampleProject() }

  /// What is compiled of `Page.swift`, and the lines about what is left out of the target.
  private func compiled(
    _ text: String, besides others: [String: String] = [:], isTest: Bool = false
  ) throws -> (text: String, lines: [String]) {
    var files: [String] = []
    for (name, text) in others.merging(["Page.swift": text], uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key }) {
      try sample.write(name, text)
      files.append(sample.folder.appendingPathComponent(name).path)
    }
    let target = UsableSources.Target(name: "Kit", files: files, needs: [], isTest: isTest)
    let usable = UsableSources(of: [target], modules: KnownModules()) { _ in ["SwiftUI"] }
    let page = sample.folder.appendingPathComponent("Page.swift").path
    let result =
      usable.leftOut[page] == nil
      ? UsableSources.text(Array(text.utf8), without: usable.unused[page] ?? [], part: usable.parts[page])
        ?? Array(text.utf8) : []
    let parts = usable.partLines(about: target).map {
      "\(URL(fileURLWithPath: $0.file).lastPathComponent): \($0.text)"
    }
    let whole = usable.lines(about: target).flatMap { line in
      line.files.map { "\(URL(fileURLWithPath: $0).lastPathComponent) is left out: \(line.reason)" }
    }
    return (String(decoding: result, as: UTF8.self), parts + whole)
  }

  private let imports = "import UIKit; import Combine\n"
  /// What is added where a body fails.
  private let end = "\nimport UIKit\n"

  private func failure(_ name: String) -> String { "\"\(name) was left out: there is no module SwiftUI here\"" }

  @Test func `A function fails whose body alone needs the module; the others stay as they are`() throws {
    let page = try compiled(
      """
      import SwiftUI
      final class Page: UIViewController {
        override func viewDidLoad() { title = "Hi" }
        @IBAction func open(_ sender: Any) {
          let host = UIHostingController(rootView: Text("}"))
          present(host, animated: true)
        }
        func card() -> UIView? { UIHostingController(rootView: Text("")).view }
        func size(_ a: Int) -> CGSize { UIHostingController(rootView: Text("")).view.frame.size }
      }
      """)
    #expect(
      page.text == imports + """
        final class Page: UIViewController {
          override func viewDidLoad() { title = "Hi" }
          @IBAction func open(_ sender: Any) { __UIKitRuntime.leftOut(\(failure("open")))\(" ")


        }
          func card() -> UIView? { __UIKitRuntime.leftOut(\(failure("card"))); return nil }
          func size(_ a: Int) -> CGSize { __UIKitRuntime.leftOutBody(\(failure("size"))) }
        }
        """ + end)
    #expect(page.lines == ["Page.swift: open, card, size: there is no module SwiftUI here"])
  }

  @Test func `What needs it for its type goes, and what needs that fails in turn`() throws {
    let page = try compiled(
      """
      import SwiftUI
      class Page: UIViewController {
        private var host: UIHostingController<Card>?
        let count = 1
        private struct Card: View { var body: some View { Text("a") } }
        func show() { host?.view.isHidden = false }
        func hide() { self.host = nil }
        func label(host: Int) -> Int { count }
      }
      extension Page: PreferenceKey {}
      """)
    #expect(
      page.text == imports + """
        class Page: UIViewController {
         \(" ")
          let count = 1
         \(" ")
          func show() { __UIKitRuntime.leftOut(\(failure("show"))) }
          func hide() { __UIKitRuntime.leftOut(\(failure("hide"))) }
          func label(host: Int) -> Int { count }
        }

        """ + end)
    #expect(page.lines == ["Page.swift: host, Card, show, hide, an extension: there is no module SwiftUI here"])
  }

  @Test func `Accessors fail one by one, and initial values where the type is said`() throws {
    let page = try compiled(
      """
      import SwiftUI
      class Page {
        var color: UIColor {
          get { .red }
          set { _ = Color(newValue) }
        }
        var name: String { String(describing: Text("a")) }
        lazy var view: UIView = UIHostingController(rootView: Text("a"))
          .view
        var size = 1 { didSet { print(Text("a")) } }
        init() { _ = Text("a") }
        deinit { _ = Text("a") }
      }
      """)
    #expect(
      page.text == imports + """
        class Page {
          var color: UIColor {
            get { .red }
            set { __UIKitRuntime.leftOut(\(failure("color"))) }
          }
          var name: String { __UIKitRuntime.leftOutBody(\(failure("name"))) }
          lazy var view: UIView = __UIKitRuntime.leftOutValue(\(failure("view")))

          var size = 1 { didSet { __UIKitRuntime.leftOut(\(failure("size"))) } }
          init() { __UIKitRuntime.leftOutBody(\(failure("init"))) }
          deinit { __UIKitRuntime.leftOut(\(failure("deinit"))) }
        }
        """ + end)
  }

  @Test func `What another source lost fails here, too`() throws {
    let page = try compiled(
      "class Page {\n  func card() { show(CardView()) }\n  func show(_ view: Any) {}\n}",
      besides: ["CardView.swift": "import SwiftUI\nstruct CardView: View {}"])
    #expect(page.text.hasPrefix("class Page {\n  func card() { __UIKitRuntime.leftOut(") && page.text.hasSuffix(end))
    #expect(
      page.lines == [
        "Page.swift: card: needs what CardView.swift declares",
        "CardView.swift is left out: there is no module SwiftUI here",
      ])
  }

  @Test func `A source goes as a whole where another one uses what it loses`() throws {
    let page = try compiled(
      "import SwiftUI\nclass Page {\n  func card() -> Text { Text(\"\") }\n  let a = 1\n}",
      besides: ["Row.swift": "class Row { let page: Any? = nil\n  func f(_ x: Any) { x.card() } }"])
    #expect(page.text.isEmpty)
    #expect(page.lines.contains("Page.swift is left out: there is no module SwiftUI here"))
  }

  @Test func `Tests that could only fail are left out`() throws {
    let page = try compiled(
      "import SwiftUI\nclass PageTests: XCTestCase {\n  func testA() { _ = Text(\"a\") }\n  func testB() {}\n}",
      isTest: true)
    #expect(page.text == "import UIKit; import Combine\nclass PageTests: XCTestCase {\n  \n  func testB() {}\n}")
    #expect(page.lines == ["Page.swift: testA: there is no module SwiftUI here"])
  }

  @Test func `A name that the module's name qualifies is the module's`() throws {
    let page = try compiled(
      "import SwiftUI\nclass Page {\n  func show<T: SwiftUI.View>(_ view: T) {}\n  func hide() {}\n}")
    #expect(page.lines == ["Page.swift: show: there is no module SwiftUI here"])
  }

  @Test func `A type of the target's own with a name of the module's is meant`() throws {
    let text = "class Page { var section: Section?; func f() { _ = Section() } }"
    let page = try compiled("import SwiftUI\n" + text, besides: ["Section.swift": "struct Section {}"])
    #expect(page.text == "import UIKit; import Combine\n" + text)
    #expect(page.lines == [])
  }

  @Test(arguments: [
    "import SwiftUI\n@main struct Page: App { var body: some Scene { WindowGroup { Text(\"\") } } }\nclass Other {}",
    "import SwiftUI\nstruct Page: View {}\nextension Page { func f() {} }",
    "import SwiftUI\nclass Page { let a = Text(\"\")",
    "import SwiftUI\nlet page = Text(\"\")\npage.show()\n",
  ])
  func `Nothing of a source remains that is not understood, or of which nothing would be left`(_ text: String) throws {
    #expect(try compiled(text, besides: ["Row.swift": "class Row {}"]).text.contains("leftOut") == false)
  }

  @Test func `Sources cut anywhere end the reading`() throws {
    let text = Array(
      """
      import SwiftUI
      @objc(Page) public final class Page<A>: UIView where A: Equatable {
        private(set) var a: [String: (Int) -> Void] = [:], b = { 1 }()
        static func == (x: Page, y: Page) -> Bool { x.a === y.a }
        enum Kind: Int { case one = 1, two
          case three(Text) }
        subscript(i: Int) -> Text { get { Text("") } set {} }
        init?<T>(_ t: T = .init { _ in }) throws {}
      }
      #if DEBUG
      infix operator +++: P
      precedencegroup P { higherThan: Q }
      #endif
      """.utf8)
    for end in 0...text.count {
      for start in [0, end / 2] {
        let part = String(decoding: text[start..<end], as: UTF8.self)
        _ = try compiled(part)
      }
    }
  }
}
