import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// Hardware keys and motion along the responder chain (contract R1, A7).
@MainActor @Suite struct KeyCommandTests {
  @MainActor private final class Screen: UIViewController {
    var log: [String] = []
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))

    override class var actions: ActionTable { ["close": .init(close), "save:": .init(save)] }

    override func viewDidLoad() { view.addSubview(field) }

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "close"),
        UIKeyCommand(input: "s", modifierFlags: .command, action: "save:", discoverabilityTitle: "Save"),
        UIKeyCommand(input: "z", modifierFlags: .command, action: "missing"),
      ]
    }

    func close() { log.append("close") }
    func save(_ command: UIKeyCommand) {
      log.append("save \(command.input ?? "") \(command.discoverabilityTitle ?? "")")
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("began") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("ended \(motion == .motionShake) \(event?.type == .motion)")
    }
  }

  private let screen: Screen
  private let stage: Stage

  init() throws {
    let screen = Screen()
    self.screen = screen
    stage = try Stage(screen)
  }

  @Test func `A key command of the controller is found from the field that has the focus`() throws {
    try stage.app.run { _ = screen.field.becomeFirstResponder() }
    try stage.app.typeKey(.escape, modifierFlags: [])
    try stage.app.typeKey("s", modifierFlags: .command)
    #expect(screen.log == ["close", "save s Save"])
    #expect(screen.field.text == "")
  }

  @Test func `Without a focus the controller in front is asked`() throws {
    try stage.app.typeKey(.escape, modifierFlags: [])
    #expect(screen.log == ["close"])
  }

  @Test func `Other modifiers are another command, and an action that nobody has does nothing`() throws {
    try stage.app.typeKey("s", modifierFlags: [.command, .shift])
    try stage.app.typeKey("z", modifierFlags: .command)
    #expect(screen.log == [])
  }

  @Test func `Keys that are no command edit the text`() throws {
    try stage.app.run { _ = screen.field.becomeFirstResponder() }
    try stage.app.typeKey("s", modifierFlags: [])
    try stage.app.typeKey("t", modifierFlags: .shift)
    try stage.app.typeKey(.leftArrow, modifierFlags: [])
    try stage.app.typeKey("u", modifierFlags: [])
    #expect(screen.field.text == "suT")
    try stage.app.typeKey("a", modifierFlags: .command)
    try stage.app.typeKey("x", modifierFlags: .command)
    #expect(screen.field.text == "")
    try stage.app.typeKey("v", modifierFlags: .command)
    try stage.app.typeKey(.delete, modifierFlags: .option)
    #expect(screen.field.text == "")
    try stage.app.typeKey(.tab, modifierFlags: [])
    #expect(screen.field.isFirstResponder)
  }

  @Test func `Text of an element is cleared in one step`() throws {
    screen.field.accessibilityIdentifier = "name"
    screen.field.text = "가나다"
    try stage.app.textFields["name"].tap()
    try stage.app.textFields["name"].clearText()
    #expect(screen.field.text == "")
    try stage.app.dismissKeyboard()
    #expect(throws: ElementError.self) { try stage.app.textFields["name"].clearText() }
  }

  @Test func `R2 A shake goes to the first responder and up its chain`() throws {
    try stage.app.run { _ = screen.field.becomeFirstResponder() }
    try stage.app.shake()
    #expect(screen.log == ["began", "ended true true"])
  }

  // MARK: The menus of the app

  @MainActor private final class MenuDelegate: UIResponder, UIApplicationDelegate {
    static var log: [String] = []
    var window: UIWindow?

    override class var actions: ActionTable { ["reload:": .init(reload)] }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
      guard builder.system == UIMenuSystem.main else { return }
      let reload = UIKeyCommand(title: "Reload", action: "reload:", input: "r", modifierFlags: .command)
      builder.insertChild(UIMenu(options: .displayInline, children: [reload]), atStartOfMenu: .file)
      builder.remove(menu: .format)
      let file = builder.menu(for: .file)?.children.count ?? 0
      let command = builder.command(for: "reload:")?.title ?? ""
      Self.log.append("file has \(file), font is \(builder.menu(for: .font) == nil ? "gone" : "there"), \(command)")
    }

    override func validate(_ command: UICommand) { Self.log.append("validates \(command.title)") }
    func reload(_ command: UIKeyCommand) { Self.log.append("reloads by \(command.input ?? "")") }
  }

  @Test func `The delegate adds a command to the app's menus, which is validated and runs`() throws {
    MenuDelegate.log = []
    let app = XCUIApplication(delegate: MenuDelegate.self)
    try app.launch()
    try app.typeKey("r", modifierFlags: .command)
    try app.typeKey("r", modifierFlags: .command)
    #expect(
      MenuDelegate.log == [
        "file has 5, font is gone, Reload", "validates Reload", "reloads by r", "validates Reload", "reloads by r",
      ])
  }
}
