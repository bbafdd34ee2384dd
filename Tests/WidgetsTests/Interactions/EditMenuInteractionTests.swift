import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Edit menus that code shows, and the pointers that there are not.
@MainActor @Suite struct EditMenuInteractionTests {
  final class Card: UIView, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var adds = true
    override class var actions: ActionTable { ["mark:": .init(mark), "copy:": .init(copyCard)] }
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("mark:") || action == Selector("copy:")
    }
    private func mark(_ sender: Any?) { log.append("mark by \(type(of: sender as AnyObject))") }
    private func copyCard(_ sender: Any?) { log.append("copy") }
    override func copy(_ sender: Any?) { log.append("copy") }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu of \(suggestedActions.map(\.title))")
      guard adds else { return nil }
      return UIMenu(children: suggestedActions + [UIAction(title: "Look up") { _ in self.log.append("look up") }])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("will present \(configuration.identifier)") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("will dismiss") }
  }

  private let stage: Stage
  private let card: Card

  init() throws {
    stage = try Stage()
    card = try stage.add(Card())
  }

  @Test func `Missing 8 An edit menu shows what can be done and what the delegate adds`() throws {
    let interaction = UIEditMenuInteraction(delegate: card)
    card.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(identifier: "card", sourcePoint: CGPoint(x: 10, y: 10))
    try stage.app.run { interaction.presentEditMenu(with: configuration) }
    #expect(card.log == ["menu of [\"Copy\"]", "will present card"])
    #expect(interaction.location(in: stage.view) == CGPoint(x: 110, y: 110))
    card.log = []
    try stage.app.buttons["Look up"].tap()
    #expect(card.log == ["will dismiss", "look up"])
    card.adds = false
    card.log = []
    try stage.app.run { interaction.presentEditMenu(with: configuration) }
    try stage.app.buttons["Copy"].tap()
    #expect(card.log.last == "copy" && !stage.app.buttons["Copy"].exists)
    try stage.app.run { interaction.presentEditMenu(with: configuration) }
    try stage.app.run { interaction.dismissMenu() }
    #expect(card.log.last == "will dismiss" && !stage.app.buttons["Copy"].exists)
  }

  @Test func `Missing 8 The menu controller shows the items that the first responder can do`() throws {
    let controller = try stage.app.run { UIMenuController.shared }
    let names = [UIMenuController.willShowMenuNotification, UIMenuController.didHideMenuNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [card] note in
        let raw = note.name.rawValue
        MainActor.assumeIsolated { card.log.append(raw) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    try stage.app.run {
      _ = card.becomeFirstResponder()
      controller.menuItems = [
        UIMenuItem(title: "Mark", action: Selector("mark:")), UIMenuItem(title: "Other", action: Selector("other:")),
      ]
      controller.showMenu(from: card, rect: card.bounds)
    }
    #expect(controller.isMenuVisible && controller.menuFrame.height > 0)
    #expect(stage.app.buttons["Copy"].exists && !stage.app.buttons["Other"].exists)
    try stage.app.buttons["Mark"].tap()
    #expect(
      card.log == [
        "UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidHideMenuNotification",
        "mark by UIMenuController",
      ])
    #expect(!controller.isMenuVisible)
    try stage.app.run {
      controller.setTargetRect(card.bounds, in: card)
      controller.setMenuVisible(true, animated: false)
      #expect(controller.isMenuVisible)
      controller.hideMenu()
      #expect(!controller.isMenuVisible && controller.menuFrame == .zero)
    }
  }

  @Test func `Missing 8 What a pointer would look like is kept`() {
    let interaction = UIPointerInteraction(delegate: nil)
    card.addInteraction(interaction)
    #expect(interaction.view === card && interaction.isEnabled)
    let region = UIPointerRegion(rect: card.bounds, identifier: "card")
    #expect(region.rect == card.bounds && (region.identifier as? String) == "card" && region.latchingAxes == [])
    _ = UIPointerStyle(effect: .lift(UITargetedPreview(view: card)), shape: .verticalBeam(length: 20))
    _ = (UIPointerStyle.hidden(), UIPointerStyle.system(), UIPointerStyle(shape: .roundedRect(card.bounds)))
  }
}
