import PlainviewStage
import Testing
import UIKit

/// `updateProperties`: when it is called.
@MainActor @Suite struct PropertyUpdateTests {
  private final class Card: UIView {
    var log: [String] = []
    override func updateProperties() {
      super.updateProperties()
      log.append("properties")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  private final class Screen: UIViewController {
    var log: [String] = []
    override func updateProperties() {
      super.updateProperties()
      log.append("properties")
    }
    override func viewWillLayoutSubviews() { log.append("layout") }
  }

  @Test func `It comes before the first layout, and again when it was asked for, without a layout`() throws {
    let stage = try Stage()
    let card = try stage.add(Card())
    #expect(card.log == ["properties", "layout"])
    card.log = []
    try stage.app.run {
      card.setNeedsUpdateProperties()
      card.setNeedsUpdateProperties()
      #expect(card.log == [])
    }
    #expect(card.log == ["properties"])
    card.log = []
    try stage.app.run { card.setNeedsLayout() }
    #expect(card.log == ["layout"])
  }

  @Test func `It can be had at once, only if it was asked for`() throws {
    let stage = try Stage()
    let card = try stage.add(Card())
    card.log = []
    try stage.app.run {
      card.updatePropertiesIfNeeded()
      #expect(card.log == [])
      card.setNeedsUpdateProperties()
      card.updatePropertiesIfNeeded()
      #expect(card.log == ["properties"])
    }
    #expect(card.log == ["properties"])
  }

  @Test func `A controller's comes before its view is laid out`() throws {
    let screen = Screen()
    let stage = try Stage(screen)
    #expect(screen.log.starts(with: ["properties", "layout"]))
    screen.log = []
    try stage.app.run { screen.setNeedsUpdateProperties() }
    #expect(screen.log == ["properties"])
  }
}
