import Foundation
import PlainviewStage
import Testing
import UIKit

@MainActor @Suite struct ButtonConfigurationTests {
  private let stage: Stage
  private let button: UIButton

  init() throws {
    stage = try Stage()
    button = try stage.add(UIButton(configuration: .filled()), CGRect(x: 20, y: 100, width: 300, height: 80))
  }

  private func layOut() { button.layoutIfNeeded() }

  @Test func `B3 The handler runs once before the layout after a change of state, not in the change`() throws {
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    #expect(states == [])
    layOut()
    #expect(states == [.normal])
    button.isSelected = true
    button.isHighlighted = true
    #expect(states == [.normal])
    layOut()
    #expect(states == [.normal, [.selected, .highlighted]])
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    layOut()
    #expect(states.count == 3)
    layOut()
    #expect(states.count == 3)
  }

  @Test func `B3 What the handler sets is seen after the same layout`() throws {
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    try stage.app.run { button.isSelected = true }
    #expect(button.titleLabel?.text == "On")
    try stage.app.run { button.isSelected = false }
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func `A subclass may update its configuration itself`() throws {
    final class Counting: UIButton {
      var updates = 0
      override func updateConfiguration() { updates += 1 }
    }
    let counting = try stage.add(Counting(configuration: .plain()))
    let before = counting.updates
    counting.configurationUpdateHandler = { _ in Issue.record("the subclass does not call it") }
    try stage.app.run { counting.isEnabled = false }
    #expect(counting.updates == before + 1)
  }

  @Test func `Colours follow the state unless that is switched off`() {
    button.configuration?.title = "Go"
    layOut()
    #expect(button.titleLabel?.textColor == .white)
    button.isEnabled = false
    layOut()
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    button.automaticallyUpdatesConfiguration = false
    button.configuration?.baseForegroundColor = .red
    layOut()
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test func `An updated configuration says the colours of the state, and leaves the button's own alone`() throws {
    button.tintColor = .green
    let plain = UIButton.Configuration.plain()
    #expect(plain.updated(for: button).background.backgroundColor?.cgColor.alpha == 0)
    #expect(UIButton.Configuration.filled().updated(for: button).background.backgroundColor == .green)
    #expect(plain.updated(for: button).baseForegroundColor == .green)
    button.isSelected = true
    #expect(plain.updated(for: button).background.backgroundColor?.cgColor.alpha == 0.18)
    var still = plain
    still.automaticallyUpdateForSelection = false
    #expect(still.updated(for: button).background.backgroundColor?.cgColor.alpha == 0)
    #expect(plain.background.backgroundColor == nil)
  }

  private func configure(_ change: (inout UIButton.Configuration) -> Void) {
    UIImage.declare("icon", size: CGSize(width: 24, height: 16))
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(named: "icon")
    configuration.imagePadding = 6
    change(&configuration)
    button.configuration = configuration
    layOut()
  }
  private var title: CGRect { button.titleLabel?.frame ?? .null }
  private var image: CGRect { button.imageView?.frame ?? .null }

  // In cells a title of five letters is 40 points wide and 16 high; brackets take 32, insets are 7 and 12.
  @Test func `The image is on the side of the title that the placement names`() {
    configure { $0.imagePlacement = .leading }
    #expect((image.minX, title.minX) == (115, 145))
    #expect(button.intrinsicContentSize == CGSize(width: 24 + 6 + 40 + 32, height: 16 + 14))
    configure { $0.imagePlacement = .trailing }
    #expect((title.minX, image.minX) == (115, 161))
    configure { $0.imagePlacement = .top }
    #expect((image.maxY, title.minY) == (37, 43))
    #expect((image.midX, title.midX) == (150, 150))
    #expect(button.intrinsicContentSize == CGSize(width: 40 + 32, height: 16 + 6 + 16 + 14))
    configure { $0.imagePlacement = .bottom }
    #expect((title.maxY, image.minY) == (37, 43))
  }

  @Test func `A subtitle stands below the title, aligned to it`() {
    configure {
      $0.image = nil
      $0.subtitle = "A longer one"
      $0.titlePadding = 4
    }
    let subtitle = button.subtitleLabel?.frame ?? .null
    #expect((subtitle.minX, subtitle.width) == (102, 96))
    #expect((title.minX, title.minY, subtitle.minY) == (102, 22, 42))
    configure {
      $0.image = nil
      $0.subtitle = "A longer one"
      $0.titleAlignment = .trailing
    }
    #expect(title.maxX == 198)
    #expect(button.subtitleLabel?.text == "A longer one")
  }

  @Test func `Insets are those of the size until they are set`() {
    var configuration = UIButton.Configuration.plain()
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    configuration.buttonSize = .large
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .small
    #expect(configuration.contentInsets.leading == 2)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 10)
  }

  @Test func `A transformer changes the attributes of the title`() throws {
    let app = XCUIApplication(rootViewController: UIViewController(), textMetrics: .system)
    try app.launch()
    let button = UIButton(configuration: .plain())
    try app.run { app.window?.rootViewController?.view.addSubview(button) }
    button.configuration?.title = "Title"
    let before = button.intrinsicContentSize
    // Body text is 17 points: a line of 20 1/3 on a screen of three pixels a point, and insets of 14.
    #expect(abs(before.height - 34.333) < 0.001)
    button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 34)
      return outgoing
    }
    #expect(abs(button.intrinsicContentSize.height - 54.667) < 0.001)
    #expect(button.intrinsicContentSize.width > before.width)
  }

  @Test func `A background resolves its colours with the tint of the view`() {
    var background = UIBackgroundConfiguration.clear()
    #expect(background.resolvedBackgroundColor(for: .red).cgColor.alpha == 0)
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    background.backgroundColorTransformer = .grayscale
    #expect(background.resolvedBackgroundColor(for: .red) == UIColor(white: 0.299, alpha: 1))
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(background.resolvedStrokeColor(for: .red) == .blue)
  }

  @Test func `Configurations are the same when they say the same`() {
    var one = UIButton.Configuration.filled()
    one.title = "Buy"
    one.background.cornerRadius = 9
    var other = UIButton.Configuration.filled()
    other.title = "Buy"
    #expect(one != other)
    other.background.cornerRadius = 9
    #expect(one == other && Set([one, other]).count == 1)
    one.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(one != other)
    #expect(UIButton.Configuration.plain() != .gray() && UIButton.Configuration.plain() == .plain())
  }

  @Test func `Of transformers only copies are the same`() {
    var one = UIBackgroundConfiguration.clear()
    #expect(one == .clear() && one.hashValue == UIBackgroundConfiguration.clear().hashValue)
    one.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
    let copy = one
    #expect(copy == one)
    one.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
    #expect(copy != one)
    one.backgroundColorTransformer = .grayscale
    var other = UIBackgroundConfiguration.clear()
    other.backgroundColorTransformer = .grayscale
    #expect(one == other)
  }
}
