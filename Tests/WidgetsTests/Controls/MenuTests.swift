import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Menus that are open: what they show, what a tap in them and beside them does.
@MainActor @Suite struct MenuTests {
  private let stage: Stage
  private let button: UIButton

  init() throws {
    stage = try Stage()
    button = try stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 40))
    button.setTitle("Sort", for: .normal)
    button.showsMenuAsPrimaryAction = true
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [stage] in
      stage.note("\($0.title) by \(($0.sender as? UIButton)?.currentTitle ?? "nobody")")
    }
  }

  /// The buttons of the menu that is open, from top to bottom.
  private var lines: [String] { stage.app.buttons.allElementsBoundByIndex.map(\.label).filter { $0 != "Sort" } }

  private func open(_ menu: UIMenu) throws {
    try stage.app.run { button.menu = menu }
    try stage.tap(150, 120)
  }

  @Test func `The lines are the elements that are not hidden, and a chosen one runs with the button as sender`() throws
  {
    let inline = UIMenu(options: .displayInline, children: [action("Date"), action("Secret", .hidden)])
    try open(UIMenu(title: "Sort by", children: [action("Name"), inline, action("Size", .disabled)]))
    #expect(stage.app.staticTexts["Sort by"].exists)
    #expect(lines == ["Name", "Date", "Size"])
    #expect(!stage.app.buttons["Size"].isEnabled)
    try stage.app.buttons["Date"].tap()
    #expect(stage.takeLog() == ["Date by Sort"])
    #expect(lines == [])
  }

  @Test func `A tap beside the menu ends it, and nothing below it is touched`() throws {
    try stage.add(NotingView(stage, "below"), CGRect(x: 0, y: 600, width: 200, height: 100))
    try open(UIMenu(children: [action("Name")]))
    try stage.tap(50, 650)
    #expect(lines == [] && stage.takeLog() == [])
    try stage.tap(50, 650)
    #expect(stage.takeLog() == ["below began", "below ended"])
  }

  @Test func `An inner menu takes the place of the outer one, and leads back to it`() throws {
    try open(UIMenu(children: [action("Name"), UIMenu(title: "More", children: [action("Author")])]))
    try stage.app.buttons["More"].tap()
    #expect(lines == ["More", "Author"])
    try stage.app.buttons["More"].tap()
    #expect(lines == ["Name", "More"])
    try stage.app.buttons["More"].tap()
    try stage.app.buttons["Author"].tap()
    #expect(stage.takeLog() == ["Author by Sort"])
  }

  @Test func `Of a menu with a single selection the chosen action is on, and the others are off`() throws {
    let menu = UIMenu(options: .singleSelection, children: [action("Name", [], .on), action("Date")])
    try open(menu)
    #expect(stage.app.buttons["Name"].isSelected)
    try stage.app.buttons["Date"].tap()
    #expect(menu.selectedElements.map(\.title) == ["Date"])
  }

  @Test func `An action may keep the menu open`() throws {
    try open(UIMenu(children: [action("Larger", .keepsMenuPresented), action("Smaller")]))
    try stage.app.buttons["Larger"].tap()
    try stage.app.buttons["Larger"].tap()
    #expect(stage.takeLog() == ["Larger by Sort", "Larger by Sort"])
    #expect(lines == ["Larger", "Smaller"])
  }

  @Test(arguments: [true, false])
  func `Elements that come later take the place of the line that waits for them`(isCached: Bool) throws {
    var asked = 0
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { [action] done in
      asked += 1
      DispatchQueue.main.async { MainActor.assumeIsolated { done([action("Later", [], .off)]) } }
    }
    try open(
      UIMenu(children: [isCached ? UIDeferredMenuElement(provider) : .uncached(provider), action("Now")]))
    #expect(lines == ["Later", "Now"] || lines == ["Loading…", "Now"])
    try stage.app.settle()
    #expect(asked == 1)
  }

  @Test func `A command of a menu goes along the responder chain`() throws {
    final class Screen: UIViewController {
      var sorted = 0
      override class var actions: ActionTable { ["sort:": .init(sort)] }
      private func sort(_ sender: UICommand) { sorted += 1 }
    }
    let screen = Screen()
    try stage.app.run {
      stage.app.window?.rootViewController = screen
      screen.view.addSubview(button)
    }
    try open(UIMenu(children: [UICommand(title: "Sort now", action: Selector("sort:"))]))
    try stage.app.buttons["Sort now"].tap()
    #expect(screen.sorted == 1)
  }

  @Test func `Where the tap means something else, a long press opens the menu`() throws {
    try stage.app.run {
      button.showsMenuAsPrimaryAction = false
      button.menu = UIMenu(children: [action("Name")])
      button.addAction(UIAction { [stage] _ in stage.note("tap") }, for: .touchUpInside)
    }
    try stage.tap(150, 120)
    #expect(stage.takeLog() == ["tap"] && lines == [])
    try stage.down(150, 120)
    try stage.wait(0.6)
    try stage.up()
    #expect(stage.takeLog() == [] && lines == ["Name"])
  }

  @Test func `A menu stands below its button, above one at the lower edge, and inside the screen`() throws {
    try open(UIMenu(children: [action("Name")]))
    let below = stage.app.buttons["Name"].frame
    #expect(below.minY == 148 && below.height == 44 && below.width == 250 && below.minX == 25)
    try stage.tap(10, 700)
    try stage.app.run { button.frame = CGRect(x: 0, y: 760, width: 100, height: 40) }
    try stage.tap(50, 780)
    let above = stage.app.buttons["Name"].frame
    #expect(above.maxY == 752 && above.minX == 8)
  }

  @Test func `A menu goes with the button that opened it`() throws {
    try open(UIMenu(children: [action("Name")]))
    try stage.app.run { button.removeFromSuperview() }
    #expect(lines == [])
  }

  @Test func `A menu of nothing does not open`() throws {
    try open(UIMenu(title: "Empty", children: []))
    #expect(!stage.app.staticTexts["Empty"].exists)
  }

  @Test func `A menu that is higher than the screen can be scrolled`() throws {
    try open(UIMenu(children: (0..<40).map { action("Line \($0)") }))
    for _ in 0..<6 where !stage.app.buttons["Line 39"].isHittable {
      try stage.app.coordinate(withNormalizedOffset: CGVector(dx: 0.3, dy: 0.5)).press(
        forDuration: 0,
        thenDragTo: stage.app.coordinate(withNormalizedOffset: CGVector(dx: 0.3, dy: 0.2)))
      try stage.app.settle()
    }
    try stage.app.buttons["Line 39"].tap()
    #expect(stage.takeLog() == ["Line 39 by Sort"])
  }

  @Test func `An action has a subtitle, a title that changes, and runs with the sender that code gives it`() {
    let action = UIAction(title: "Name", subtitle: "A to Z", discoverabilityTitle: "Sort by name") { [stage] in
      stage.note("\($0.title) by \(($0.sender as? UIButton)?.currentTitle ?? "nobody")")
    }
    #expect(action.subtitle == "A to Z" && action.discoverabilityTitle == "Sort by name")
    action.title = "Date"
    action.subtitle = nil
    action.performWithSender(button, target: nil)
    #expect(stage.takeLog() == ["Date by Sort"])
    #expect(action.subtitle == nil && action.sender == nil)
  }

  @Test func `A command has a subtitle, alternates and a title that changes`() {
    let alternate = UICommandAlternate(title: "Close All", action: Selector("closeAll:"), modifierFlags: .alternate)
    let command = UIKeyCommand(
      title: "Close", subtitle: "The window", action: Selector("close:"), input: "w", modifierFlags: .command,
      alternates: [alternate])
    #expect(command.subtitle == "The window" && command.alternates == [alternate])
    command.title = "Close Tab"
    #expect(command.title == "Close Tab" && UIMenu(children: [command]).children.first?.title == "Close Tab")
  }

  @Test func `Actions and commands are the leaves of menus, and code runs them`() {
    let field = UITextField()
    field.text = "text"
    let action = UIAction(title: "One") { stage.note("one \($0.presentationSourceItem === field)") }
    let leaves: [any UIMenuLeaf] = [action, UICommand(title: "All", action: Selector("selectAll:"))]
    for leaf in leaves { leaf.performWithSender(field, target: field) }
    #expect(stage.takeLog() == ["one true"])
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "text")
    #expect(leaves.map { $0.title } == ["One", "All"] && leaves.allSatisfy { $0.sender == nil })
  }

  @Test func `The menu of a bar button runs with the item as sender`() throws {
    var sender: AnyObject?
    let item = UIBarButtonItem(
      title: "Sort", menu: UIMenu(children: [UIAction(title: "Name") { sender = $0.sender.map { $0 as AnyObject } }]))
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    let app = XCUIApplication(rootViewController: UINavigationController(rootViewController: screen))
    try app.launch()
    try app.buttons["Sort"].tap()
    try app.buttons["Name"].tap()
    #expect(sender === item)
  }
}
