import PlainviewIntents
import PlainviewUIAutomation
import PlainviewWidgetKit
import Testing
import UIKit

/// `WidgetKit`, as far as apps use it: placed widgets, and requests for new contents.
@MainActor @Suite struct WidgetTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  @Test func `An app knows the widgets that the user has placed`() throws {
    app.hardware.widgets.placed = [WidgetInfo(kind: "weather", family: .systemMedium)]
    try app.launch()
    let answers = Answers()
    func ask() throws {
      try app.run {
        WidgetCenter.shared.getCurrentConfigurations { result in
          switch result {
          case .success(let widgets): answers.add(widgets.map { "\($0.kind) \($0.family)" }.joined())
          case .failure(let error): answers.add("\((error as NSError).code)")
          }
        }
        #expect(answers.all.count < 2)
      }
      try app.settle()
    }
    try ask()
    app.hardware.widgets.failure = NSError(domain: "widgets", code: 7)
    try ask()
    #expect(answers.all == ["weather systemMedium", "7"])
  }

  @Test func `A widget knows how the user has configured it`() throws {
    final class City: INIntent, @unchecked Sendable {}
    let intent = City()
    app.hardware.widgets.placed = [
      WidgetInfo(kind: "weather", family: .systemSmall, configuration: intent),
      WidgetInfo(kind: "clock", family: .systemSmall),
    ]
    try app.launch()
    let answers = Answers()
    try app.run {
      WidgetCenter.shared.getCurrentConfigurations { result in
        for widget in (try? result.get()) ?? [] { answers.add("\(widget.kind) \(widget.configuration === intent)") }
      }
    }
    try app.settle()
    #expect(answers.all == ["weather true", "clock false"])
  }

  @Test func `Requests for new contents are noted`() throws {
    try app.launch()
    try app.run {
      WidgetCenter.shared.reloadTimelines(ofKind: "weather")
      WidgetCenter.shared.reloadAllTimelines()
      WidgetCenter.shared.invalidateConfigurationRecommendations()
    }
    #expect(app.hardware.widgets.reloads == [.kind("weather"), .all, .recommendations])
  }

  @Test func `A timeline has its entries`() {
    struct Entry: TimelineEntry { let date: Date }
    let date = Date(timeIntervalSince1970: 0)
    let timeline = Timeline(entries: [Entry(date: date)], policy: .after(date))
    #expect(timeline.entries.map(\.date) == [date] && timeline.entries[0].relevance == nil)
    #expect(timeline.policy == .after(date) && timeline.policy != .atEnd && TimelineReloadPolicy.never != .atEnd)
  }
}
