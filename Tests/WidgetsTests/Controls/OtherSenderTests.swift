import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Actions whose parameter is of another class than the sender, and UIKit's own methods by their selectors.
@MainActor @Suite struct OtherSenderTests {
  private final class Screen: UIViewController {
    var senders: [String] = []
    func logOut(_ sender: UIButton) { senders.append("button \(sender.tag)") }
    func open(_ sender: UIButton?) { senders.append(sender == nil ? "nothing" : "button") }
    func tell(_ sender: Own) { senders.append("own") }
    override class var actions: ActionTable {
      ["logOut:": .init(logOut), "open:": .init(open), "tell:": .init(tell)]
    }
  }

  private final class Own: UIButton {
    init(name: String) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private func shown(_ action: String) throws -> (Screen, XCUIApplication) {
    let screen = Screen()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Out", style: .plain, target: screen, action: Selector(action))
    let app = XCUIApplication(rootViewController: UINavigationController(rootViewController: screen))
    try app.launch()
    return (screen, app)
  }

  @Test func `W71 An action that takes a button is called for a bar button item, and the console says so`() throws {
    let (screen, app) = try shown("logOut:")
    try app.buttons["Out"].tap()
    #expect(screen.senders == ["button 0"])
    #expect(
      app.console.contains(
        "The first argument is of type UIBarButtonItem, the method takes UIButton: on a device it gets the "
          + "UIBarButtonItem all the same; here it is a new object."))
  }

  @Test func `W71 So is one that takes an optional button`() throws {
    let (screen, app) = try shown("open:")
    try app.buttons["Out"].tap()
    #expect(screen.senders == ["button"])
  }

  @Test func `W71 A class of the app's own is not made: the action fails`() throws {
    let (screen, app) = try shown("tell:")
    let error = #expect(throws: (any Error).self) { try app.buttons["Out"].tap() }
    #expect("\(try #require(error))".contains("the first argument is of type UIBarButtonItem, the method takes Own"))
    #expect(screen.senders.isEmpty)
  }

  @Test func `W71 An app may ask for the failure`() throws {
    let (screen, app) = try shown("logOut:")
    app.failsForOtherSenders = true
    let error = #expect(throws: (any Error).self) { try app.buttons["Out"].tap() }
    #expect(
      "\(try #require(error))".contains("the first argument is of type UIBarButtonItem, the method takes UIButton"))
    #expect(screen.senders.isEmpty)
  }

  @Test(arguments: [
    "endEditing:", "reloadData", "resignFirstResponder", "becomeFirstResponder", "setNeedsLayout", "setNeedsDisplay",
    "layoutIfNeeded", "removeFromSuperview",
  ])
  func `W70 A table has UIKit's methods by their selectors`(name: String) {
    #expect(UITableView().responds(to: Selector(name)))
  }

  @Test func `W70 So have controllers, refresh controls and fields`() {
    #expect(UIViewController().responds(to: Selector("dismissViewControllerAnimated:completion:")))
    let navigation = UINavigationController()
    for name in ["popViewControllerAnimated:", "popToRootViewControllerAnimated:"] {
      #expect(navigation.responds(to: Selector(name)))
    }
    #expect(UIRefreshControl().responds(to: Selector("beginRefreshing")))
    for name in ["copy:", "cut:", "paste:", "select:", "selectAll:", "delete:"] {
      #expect(UITextField().responds(to: Selector(name)))
    }
  }
}
