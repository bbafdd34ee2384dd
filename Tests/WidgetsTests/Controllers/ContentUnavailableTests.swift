import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// What a screen shows instead of missing content.
@MainActor @Suite struct ContentUnavailableTests {
  private final class Screen: UIViewController {
    var items: [String] = []
    private(set) var updates = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      updates += 1
      guard items.isEmpty else { return contentUnavailableConfiguration = nil }
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Items"
      configuration.secondaryText = "Add one."
      configuration.button = .bordered()
      configuration.button.title = "Add"
      configuration.buttonProperties.primaryAction = UIAction { [unowned self] _ in
        items = ["one"]
        setNeedsUpdateContentUnavailableConfiguration()
      }
      contentUnavailableConfiguration = configuration
    }
  }

  @Test func `It is asked for before the view is seen, and again when the app asks`() throws {
    let screen = Screen()
    let stage = try Stage(screen)
    #expect(screen.updates == 1)
    #expect(stage.app.staticTexts["No Items"].exists && stage.app.staticTexts["Add one."].exists)
    try stage.app.buttons["Add"].tap()
    #expect(screen.updates == 2 && screen.contentUnavailableConfiguration == nil)
    #expect(!stage.app.staticTexts["No Items"].exists)
  }

  @Test func `It stands in the middle of the screen`() throws {
    let stage = try Stage(Screen())
    let label = try #require(stage.app.staticTexts["No Items"].exists ? stage.app.staticTexts["No Items"] : nil)
    #expect(label.frame.midX == stage.view.bounds.midX)
    #expect(stage.app.buttons["Add"].frame.minY > label.frame.maxY)
  }

  @Test func `A search names what was looked for, loading turns a wheel`() throws {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
    state.searchText = "pear"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “pear”")
    let view = UIContentUnavailableConfiguration.loading().makeContentView()
    #expect(view is UIContentUnavailableView && (view as? UIContentUnavailableView)?.isScrollEnabled == true)
  }

  @Test func `Containers of content hear of sizes`() throws {
    final class Outer: UIViewController {
      var heard: [CGFloat] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        heard.append(container.preferredContentSize.width)
      }
    }
    let (outer, inner) = (Outer(), UIViewController())
    outer.addChild(inner)
    inner.preferredContentSize = CGSize(width: 70, height: 10)
    #expect(outer.heard == [70])
  }
}
