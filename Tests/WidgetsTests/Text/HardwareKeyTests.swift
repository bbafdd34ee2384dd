import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Presses of hardware keys, and their effects.
@MainActor @Suite struct HardwareKeyTests {
  @MainActor private final class Field: UITextField {
    /// A key that the field keeps for itself.
    var kept: UIKeyboardHIDUsage?
    var log: [String] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard let key = presses.first?.key else { return }
      log.append("began \(key.characters) \(key.keyCode.rawValue) \(event?.modifierFlags == key.modifierFlags)")
      if key.keyCode != kept { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("ended \(presses.first?.key?.charactersIgnoringModifiers ?? "") \(text ?? "")")
      super.pressesEnded(presses, with: event)
    }
  }

  @MainActor private final class Screen: UIViewController {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    let field = Field(frame: CGRect(x: 0, y: 100, width: 100, height: 40))

    override class var actions: ActionTable { ["go:": .init(go)] }
    override func viewDidLoad() { view.addSubview(field) }
    override var keyCommands: [UIKeyCommand]? { commands }
    func go(_ command: UIKeyCommand) { log.append("command \(command.input ?? "")") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("began \(presses.first?.key?.characters ?? "") \(presses.first?.type == .upArrow)")
      super.pressesBegan(presses, with: event)
    }
  }

  private let screen: Screen
  private let stage: Stage

  init() throws {
    let screen = Screen()
    self.screen = screen
    stage = try Stage(screen)
  }

  @Test func `Without a focus the controller in front is told of a key`() throws {
    try stage.app.typeKey(.upArrow, modifierFlags: [])
    #expect(screen.log == ["began UIKeyInputUpArrow true"])
  }

  @Test func `A press comes before the text that it types, which comes before its end`() throws {
    try stage.app.run { _ = screen.field.becomeFirstResponder() }
    try stage.app.typeKey("a", modifierFlags: [])
    #expect(screen.field.log == ["began a 4 true", "ended a a"])
    #expect(screen.log == ["began a false"])
  }

  @Test func `Modifiers are keys, too, and are let go last`() throws {
    try stage.app.run { _ = screen.field.becomeFirstResponder() }
    try stage.app.typeKey("a", modifierFlags: .shift)
    #expect(screen.field.log == ["began  225 true", "began A 4 true", "ended a A", "ended  A"])
  }

  @Test func `A responder that does not call its superclass keeps the key`() throws {
    try stage.app.run { _ = screen.field.becomeFirstResponder() }
    screen.field.kept = .keyboardB
    try stage.app.typeKey("a", modifierFlags: [])
    try stage.app.typeKey("b", modifierFlags: [])
    #expect(screen.field.text == "a")
  }

  @Test func `A key command takes its key, but not one that edits text unless it wants priority`() throws {
    let command = UIKeyCommand(input: "\t", modifierFlags: [], action: "go:")
    screen.commands = [command, UIKeyCommand(input: "s", modifierFlags: .command, action: "go:")]
    try stage.app.typeKey(.tab, modifierFlags: [])
    #expect(screen.log == ["command \t"])
    try stage.app.run { _ = screen.field.becomeFirstResponder() }
    screen.log = []
    try stage.app.typeKey(.tab, modifierFlags: [])
    #expect(screen.log == ["began \t false"])
    command.wantsPriorityOverSystemBehavior = true
    screen.log = []
    screen.field.log = []
    try stage.app.typeKey(.tab, modifierFlags: [])
    #expect(screen.log == ["command \t"] && screen.field.log == [])
    try stage.app.typeKey("s", modifierFlags: .command)
    #expect(screen.log.last == "command s")
    #expect(screen.field.log == ["began  227 true", "ended  "])
  }

  @Test func `Keys have the numbers of USB's tables`() {
    #expect(UIKeyboardHIDUsage.keyboardZ.rawValue == 0x1D && UIKeyboardHIDUsage.keyboard0.rawValue == 0x27)
    #expect(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 0x28)
    #expect(UIKeyboardHIDUsage.keyboardF12.rawValue == 0x45 && UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
    #expect(UIKeyboardHIDUsage.keypadPeriod.rawValue == 0x63 && UIKeyboardHIDUsage.keyboardF24.rawValue == 0x73)
    #expect(UIKeyboardHIDUsage.keyboardLANG1.rawValue == 0x90 && UIKeyboardHIDUsage.keyboardExSel.rawValue == 0xA4)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
  }
}
