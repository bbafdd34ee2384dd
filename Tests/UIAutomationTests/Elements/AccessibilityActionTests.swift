import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// What users of assistive technologies do, and what apps tell them.
@MainActor @Suite struct AccessibilityActionTests {
  private final class Card: UIView {
    var log: [String] = []
    var activates = false
    override func accessibilityActivate() -> Bool {
      log.append("activate")
      return activates
    }
    override func accessibilityIncrement() { log.append("increment") }
    override func accessibilityDecrement() { log.append("decrement") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touch") }
    override func accessibilityElementDidBecomeFocused() { log.append("focused") }
    override func accessibilityElementDidLoseFocus() { log.append("unfocused") }
  }

  private final class Screen: UIViewController {
    let card = Card(frame: CGRect(x: 20, y: 100, width: 200, height: 50))
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      card.accessibilityIdentifier = "card"
      card.isAccessibilityElement = true
      view.addSubview(card)
    }
    override func accessibilityPerformEscape() -> Bool {
      log.append("escape")
      return true
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      log.append("\(direction)")
      return direction == .down
    }
  }

  private let app: XCUIApplication
  private let screen = Screen()
  private var card: Card { screen.card }
  private var element: XCUIElement { app.otherElements["card"] }

  init() throws {
    let screen = screen
    app = XCUIApplication(rootViewController: screen)
    try app.launch()
  }

  @Test func `An activation that the element refuses is a tap`() throws {
    try element.performActivation()
    #expect(card.log == ["activate", "touch"])
    card.activates = true
    try element.performActivation()
    #expect(card.log == ["activate", "touch", "activate"])
  }

  @Test func `A tap does not ask for an activation`() throws {
    try element.tap()
    #expect(card.log == ["touch"])
  }

  @Test func `An adjustable element goes up and down`() throws {
    try element.performIncrement()
    try element.performDecrement()
    #expect(card.log == ["increment", "decrement"])
  }

  @Test func `A custom action is chosen by its name`() throws {
    var deleted = 0
    card.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in
        deleted += 1
        return true
      },
      UIAccessibilityCustomAction(name: "Flag") { _ in false },
    ]
    #expect(try element.performCustomAction("Delete"))
    #expect(try !element.performCustomAction("Flag"))
    #expect(deleted == 1)
    let error = #expect(throws: AdjustmentError.self) { try element.performCustomAction("Share") }
    #expect(error?.description.contains("has no custom action 'Share'; it has: 'Delete', 'Flag'") == true)
  }

  @Test func `Escape and scroll go up to the controller that answers`() throws {
    #expect(try element.performEscape())
    #expect(try !element.performMagicTap())
    #expect(try element.performScroll(.down))
    #expect(try !element.performScroll(.left))
    #expect(screen.log == ["escape", "down", "left"])
  }

  @Test func `With VoiceOver a change of the layout moves the focus, and an announcement is told to be over`() throws {
    var heard: [String] = []
    let center = NotificationCenter.default
    app.hardware.accessibility.isVoiceOverRunning = true
    try app.run {
      let token = center.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
      ) { note in
        let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? ""
        MainActor.assumeIsolated { heard.append(text) }
      }
      _ = token
      UIAccessibility.post(notification: .layoutChanged, argument: card)
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      #expect(card.accessibilityElementIsFocused())
      #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === card)
      UIAccessibility.post(notification: .screenChanged, argument: screen.view)
    }
    #expect(card.log == ["focused", "unfocused"])
    #expect(heard == ["Saved"] && app.announcements == ["Saved"])
  }

  @Test func `Without VoiceOver nothing is focused`() throws {
    try app.run { UIAccessibility.post(notification: .layoutChanged, argument: card) }
    #expect(card.log == [] && !card.accessibilityElementIsFocused())
  }

  @Test func `A slider goes by a tenth, a page control by a page`() throws {
    let (slider, pages) = (UISlider(), UIPageControl())
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 0.1) < 0.001)
    pages.numberOfPages = 2
    pages.accessibilityIncrement()
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 1)
    pages.accessibilityDecrement()
    #expect(pages.currentPage == 0)
  }

  @Test func `Elements that are no views have what responders have, and more is said when asked for`() throws {
    final class Chart: UIView, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = []
    }
    let chart = Chart(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 0, width: 10, height: 50)
    #expect(bar.isAccessibilityElement && bar.accessibilityFrame == CGRect(x: 5, y: 0, width: 10, height: 50))
    bar.accessibilityUserInputLabels = ["Bar"]
    bar.accessibilityExpandedStatus = .collapsed
    #expect(bar.accessibilityAttributedUserInputLabels.map(\.string) == ["Bar"])
    chart.accessibilityElements = [bar]
    #expect(chart.accessibilityElementCount() == 1 && chart.index(ofAccessibilityElement: bar) == 0)
    chart.accessibilityCustomContent = [AXCustomContent(label: "Sum", value: "7")]
    #expect(chart.accessibilityCustomContent.first?.value == "7")
  }

  @Test func `A picture's label is that of the view that shows it`() throws {
    let image = try #require(UIImage(systemName: "star"))
    image.accessibilityLabel = "Favourite"
    #expect(UIImageView(image: image).accessibilityLabel == "Favourite")
    let button = UIButton()
    button.setImage(image, for: .normal)
    #expect(button.accessibilityLabel == "Favourite")
  }
}
