import Testing
import UIKit

/// The strategies that every kind of screen has, their names and the endings of their files.
@MainActor @Suite struct StrategyListTests {
  private static let names = [
    "ascii", "unicode", "ansi", "styles", "svg", "hierarchy", "layout", "wiring", "accessibility", "json", "events",
  ]

  private let views: [Snapshotting<UIView>] = [
    .ascii, .unicode, .ansi, .styles, .svg, .hierarchy, .layout, .wiring, .accessibility, .json, .events,
  ]
  private let controllers: [Snapshotting<UIViewController>] = [
    .ascii, .unicode, .ansi, .styles, .svg, .hierarchy, .layout, .wiring, .accessibility, .json, .events,
  ]
  private let apps: [Snapshotting<XCUIApplication>] = [
    .ascii, .unicode, .ansi, .styles, .svg, .hierarchy, .layout, .wiring, .accessibility, .json, .events,
  ]

  @Test func `Views, controllers and apps have the same strategies`() {
    #expect(views.map(\.name) == Self.names)
    #expect(controllers.map(\.name) == Self.names)
    #expect(apps.map(\.name) == Self.names)
  }

  @Test func `Files end as what they hold`() {
    let endings = ["txt", "txt", "ansi", "txt", "svg", "txt", "txt", "txt", "txt", "json", "txt"]
    #expect(views.map(\.pathExtension) == endings)
    #expect(controllers.map(\.pathExtension) == endings)
    #expect(apps.map(\.pathExtension) == endings)
    #expect(
      Snapshotting<UIView>.json.pullback { (controller: UIViewController) in controller.view }.pathExtension == "json")
    #expect(Snapshotting<UIView>.facets(.ascii, .json).pathExtension == "txt")
    #expect(Snapshotting<String>.lines.text(of: "a\nb") == "a\nb")
  }

  @Test func `A controller in no window is shown in one, and taken out again`() {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    for strategy in controllers where strategy.name != "events" && strategy.name != "wiring" {
      #expect(!strategy.text(of: controller).isEmpty, "\(strategy.name)")
      #expect(controller.view.window == nil, "\(strategy.name)")
    }
  }

  @Test func `Strategies of an app are made in its process, the same every time`() throws {
    let app = XCUIApplication(rootViewController: LoginController())
    app.recordsTranscript = true
    try app.launch()
    for strategy in apps {
      let text = strategy.text(of: app)
      #expect(!text.isEmpty && text == strategy.text(of: app), "\(strategy.name)")
    }
  }

  @Test func `Events that nobody recorded are not an empty text`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    #expect(
      Snapshotting<XCUIApplication>.events.text(of: app)
        == "(no events were recorded: set recordsTranscript of the app before launch())")
  }
}
