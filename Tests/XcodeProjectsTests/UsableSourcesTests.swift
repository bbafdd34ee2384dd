import PlainviewXcodeProjects
import Testing

/// Sources that need modules which are not there, among other sources.
@Suite struct UsableSourcesTests {
  private let sample: SampleProject

  init() throws { sample = try SampleProject() }

  private func leftOut(_ sources: [String: String]) throws -> [String] {
    try sample.add(.init(name: "Kit", type: "framework"), sources: sources)
    let plan = try sample.plan()
    return plan.leftOut.map(\.description)
  }

  @Test func `A source that uses a missing module is left out by name, and those that need it`() throws {
    try sample.add(
      .init(name: "KitTests", type: "bundle.unit-test", dependencies: ["Kit"]),
      sources: ["CardTests.swift": "let card = CardView()", "RowTests.swift": "let row = Row()"])
    let lines = try leftOut([
      "CardView.swift": "import SwiftUI\npublic struct CardView: View {}\nprivate struct Row: View {}",
      "CardHost.swift": "final class CardHost: Host<CardView> {}", "Host.swift": "class Host<View> {}",
      "Row.swift": "public class Row { func card() {} }",
      "Column.swift":
        "public class Column {\n  struct CardView {}\n  let card = CardView(); let kind = Kind.CardView }",
    ])
    #expect(
      lines
        == [
          "KitTests: CardTests.swift: needs what CardView.swift declares",
          "Kit: CardHost.swift: needs what CardView.swift declares",
          "Kit: CardView.swift: there is no module SwiftUI here",
        ])
    let plan = try sample.plan()
    #expect(plan.targets.map(\.sources.count) == [1, 3])
  }

  @Test(arguments: [
    "import SwiftUI\nimport UIKit\nclass Card: UIView {}\n#Preview { Card() }",
    "import SwiftUI\nclass Card {}\n@available(iOS 13, *)\nstruct Card_Previews: PreviewProvider {\n  static var previews: some View { Text(\"}\") }\n}",
    "import MetalKit\nclass Card { let size: CGSize }", "import HomeKit\nclass Card { let text: NSAttributedString }",
    "import SwiftUI\nclass Card: ObservableObject { @Published var image: UIImage? }",
    "import UIKit\nimport SwiftUI\nclass Card {}\nextension UIView {\n  private struct Shown: UIViewRepresentable {\n    func makeUIView(context: Context) -> UIView { UIView() }\n  }\n  @available(iOS 13, *)\n  func shown() -> some View {\n    Shown()\n  }\n}",
    "#if canImport(SwiftUI)\nimport SwiftUI\nstruct Card: View {}\n#endif",
    "import SwiftUI\nimport UIKit\nclass Card {}\n@available(iOS 13.0, *)\nextension View {\n  var card: Card { Card() }\n}",
    "import SwiftUI\nclass Card {}\npublic extension SwiftUI.Color { static var card: Color { .red } }",
  ])
  func `Imports that nothing uses and previews cost no source`(_ text: String) throws {
    #expect(try leftOut(["Card.swift": text, "Deck.swift": "class Deck { let card = Card() }"]) == [])
    #expect(try sample.plan().targets.map(\.sources.count) == [2])
  }

  @Test func `Lines may end as on Windows`() throws {
    #expect(
      try leftOut([
        "Card.swift": "import UIKit\r\nimport SwiftUI\r\nclass Card: UIView {}\r\n",
        "Row.swift": "import SwiftUI\r\nstruct Row: View {}\r\n", "Deck.swift": "class Deck {}",
      ]) == ["Kit: Row.swift: there is no module SwiftUI here"])
    let text = UsableSources.text(Array("import SwiftUI\r\nclass A {}\r\n".utf8), without: ["SwiftUI"])
    #expect(text.map { String(decoding: $0, as: UTF8.self) } == "import UIKit; import Combine\r\nclass A {}\r\n")
  }

  @Test func `A target that cannot do without what another one lost is lost, too`() throws {
    try sample.add(
      .init(name: "App", dependencies: ["Kit"]), sources: ["Main.swift": "@main struct Main: Shown<Card> {}"])
    #expect(
      try leftOut(["Card.swift": "import SwiftUI\npublic struct Card: View {}", "Row.swift": "public class Row {}"])
        == [
          "App: Main.swift: needs what Card.swift declares; costs App",
          "Kit: Card.swift: there is no module SwiftUI here",
        ])
    #expect(try sample.plan().targets.map(\.name) == ["Kit"])
  }

  @Test(arguments: [
    "import SwiftUI\nclass Card: UIHostingController<Text> {}",
    "import HomeKit\nclass Card: HMHome {}", "import CryptoTokenKit\nclass Card {}",
  ])
  func `A target that cannot do without such a source is lost as a whole`(_ text: String) throws {
    try sample.add(
      .init(name: "Kit", type: "framework"),
      sources: ["Card.swift": text, "Deck.swift": "class Deck: Card {}"])
    let plan = try sample.plan()
    #expect(plan.targets.isEmpty)
    #expect(plan.leftOut.map(\.costs) == [["Kit"]])
  }
}
