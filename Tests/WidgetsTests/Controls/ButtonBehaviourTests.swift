import Foundation
import PlainviewStage
@_spi(Plainview) import PlainviewWidgets
import Testing
@_spi(Plainview) import UIKit

/// Menus, selection as the primary action, and rectangles of buttons.
@MainActor @Suite struct ButtonBehaviourTests {
  private let stage: Stage
  private let button: UIButton

  init() throws {
    stage = try Stage()
    button = try stage.addNoting(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 40))
    button.setTitle("Sort", for: .normal)
  }

  @Test func `B1 A tap changes the selection only where it is asked to, before the action hears of it`() throws {
    try stage.tap(150, 120)
    #expect(!button.isSelected)
    button.changesSelectionAsPrimaryAction = true
    var seen: [Bool] = []
    button.addAction(UIAction { _ in seen.append(button.isSelected) }, for: .primaryActionTriggered)
    try stage.tap(150, 120)
    try stage.tap(150, 120)
    #expect(seen == [true, false])
    try stage.down(150, 120)
    try stage.move(150, 400)
    try stage.up()
    #expect(!button.isSelected)
  }

  @Test func `A13 The primary action can be performed without a touch`() {
    button.performPrimaryAction()
    #expect(stage.takeLog() == ["primary", "up inside"])
    button.changesSelectionAsPrimaryAction = true
    button.performPrimaryAction()
    #expect(button.isSelected)
  }

  private func sortMenu() -> UIMenu {
    let byName = UIAction(title: "Name") { _ in stage.note("name") }
    let byDate = UIAction(title: "Date", state: .on) { _ in stage.note("date") }
    let off = UIAction(title: "Size", attributes: .disabled) { _ in stage.note("size") }
    let gone = UIAction(title: "Secret", attributes: .hidden) { _ in stage.note("secret") }
    return UIMenu(
      title: "Sort by", children: [byName, UIMenu(options: .displayInline, children: [byDate, gone]), off])
  }

  @Test func `B6 A button with a menu tells that it opens, and the chosen action runs with the button as sender`()
    throws
  {
    button.menu = sortMenu()
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { _ in stage.note("menu") }, for: .menuActionTriggered)
    try stage.tap(150, 120)
    #expect(stage.takeLog() == ["menu"])
    try stage.app.buttons["Name"].tap()
    #expect(stage.takeLog() == ["name"])
    #expect(!stage.app.buttons["Name"].exists)
    #expect(button.displayedText == "Sort")
  }

  @Test func `A pop-up button shows the action that is on`() throws {
    let menu = sortMenu()
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.displayedText == "Date")
    try stage.tap(150, 120)
    try stage.app.buttons["Name"].tap()
    #expect(stage.takeLog().last == "name")
    #expect(button.displayedText == "Name")
    #expect(button.titleLabel?.text == "Name")
    #expect(menu.selectedElements.map(\.title) == ["Name"])
  }

  @Test func `Menus are values: other children make another menu`() {
    let menu = sortMenu()
    let other = menu.replacingChildren([])
    #expect((other.title, other.identifier, other.children.count) == ("Sort by", menu.identifier, 0))
    #expect(menu.children.map(\.title) == ["Name", "", "Size"])
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test func `Deferred elements are asked for once, or every time`() {
    var asked = 0
    let once = UIDeferredMenuElement { done in
      asked += 1
      done([UIAction(title: "A") { _ in }])
    }
    #expect(UIMenu(children: [once]).actions.map(\.title) == ["A"])
    #expect(UIMenu(children: [once]).actions.map(\.title) == ["A"])
    #expect(asked == 1)
    let always = UIDeferredMenuElement.uncached { done in
      asked += 1
      done([UIAction(title: "B\(asked)") { _ in }])
    }
    #expect(UIMenu(children: [always]).actions.map(\.title) == ["B2"])
    #expect(UIMenu(children: [always]).actions.map(\.title) == ["B3"])
  }

  @Test func `Rectangles can be asked for and overridden`() throws {
    final class Shifted: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 30, height: 16)
      }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 50, y: 2, width: 10, height: 10)
      }
    }
    UIImage.declare("dot", size: CGSize(width: 10, height: 10))
    let shifted = Shifted(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    shifted.setTitle("T", for: .normal)
    shifted.setImage(UIImage(named: "dot"), for: .normal)
    shifted.layoutIfNeeded()
    #expect(shifted.titleLabel?.frame == CGRect(x: 1, y: 2, width: 30, height: 16))
    #expect(shifted.imageView?.frame == CGRect(x: 50, y: 2, width: 10, height: 10))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(button.backgroundRect(forBounds: bounds) == bounds)
    #expect(button.contentRect(forBounds: bounds) == CGRect(x: 2, y: 1, width: 94, height: 36))
  }

  @Test func `Insets of image and title move each by itself, by half where it is centered`() {
    UIImage.declare("dot", size: CGSize(width: 10, height: 10))
    button.setImage(UIImage(named: "dot"), for: .normal)
    let content = CGRect(x: 0, y: 0, width: 100, height: 40)
    let (title, image) = (button.titleRect(forContentRect: content), button.imageRect(forContentRect: content))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -5, bottom: 0, right: 5)
    #expect(button.titleRect(forContentRect: content).minX == title.minX + 4)
    #expect(button.imageRect(forContentRect: content).minX == image.minX - 5)
    let size = button.intrinsicContentSize
    button.titleEdgeInsets = .zero
    #expect(button.intrinsicContentSize == size)
  }

  @Test func `Defaults are UIKit's`() {
    let button = UIButton()
    #expect(
      (button.role, button.isPointerInteractionEnabled, button.isHovered, button.isHeld) == (
        .normal, false, false, false
      ))
    #expect(button.automaticallyUpdatesConfiguration)
    #expect(!button.changesSelectionAsPrimaryAction)
    #expect(button.accessibilityTraits == .button)
    #expect(UIButton.systemButton(with: UIImage(), target: nil, action: nil).buttonType == .system)
    #expect((UIButton().titleLabel?.font.pointSize, UIButton(type: .system).titleLabel?.font.pointSize) == (18, 15))
  }
}
