import PlainviewUIAutomation
import Testing
public import UIKit

/// A form whose wires a test uses in part; public, since optimized builds keep the names of no other methods.
public final class FormController: UIViewController, UITextFieldDelegate {
  let name = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
  let picture = UIView(frame: CGRect(x: 20, y: 300, width: 80, height: 80))

  public override class var actions: ActionTable {
    ["save:": .init(save), "cancel": .init(cancel), "choose:": .init(choose)]
  }

  public override func viewDidLoad() {
    name.placeholder = "Name"
    name.delegate = self
    view.addSubview(name)
    add("Save", 120).addTarget(self, action: "save:", for: .touchUpInside)
    add("Cancel", 180).addTarget(self, action: "cancel", for: [.touchUpInside, .touchDown])
    add("Help", 240).addAction(UIAction(title: "help") { _ in }, for: .touchUpInside)
    picture.accessibilityIdentifier = "picture"
    picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "choose:"))
    view.addSubview(picture)
  }

  private func add(_ title: String, _ y: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: y, width: 100, height: 40))
    button.setTitle(title, for: .normal)
    view.addSubview(button)
    return button
  }

  func save(_ sender: UIButton) { sender.setTitle("Saved", for: .normal) }
  func cancel() {}
  func choose(_ recognizer: UITapGestureRecognizer) {}

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

#if DEBUG
/// A form that is not visible outside its file.
private final class HiddenFormController: UIViewController, UITextFieldDelegate {
  override func viewDidLoad() {
    let name = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    name.delegate = self
    view.addSubview(name)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

@MainActor @Suite struct HiddenWiringTests {
  @Test func `The methods of a private class are known where the compiler keeps their names`() throws {
    let app = XCUIApplication(rootViewController: HiddenFormController())
    app.recordsWiring = true
    try app.launch()
    #expect(
      app.wiringCoverage.missed.map(\.text) == [
        "UITextFieldDelegate --> HiddenFormController textFieldShouldReturn(_:)"
      ])
  }
}
#endif

@MainActor @Suite struct WiringCoverageTests {
  private let app: XCUIApplication = {
    let app = XCUIApplication(rootViewController: FormController())
    app.recordsWiring = true
    return app
  }()

  @Test func `Actions, recognizers and the methods of delegates are counted, and those that never fired are named`()
    throws
  {
    try app.launch()
    try app.buttons["Save"].tap()
    try app.buttons["Saved"].tap()
    try app.textFields["Name"].tap()
    try app.typeKeys("ab")
    #expect(
      app.wiringCoverage.description == """
        2 of 6 wires carried something (33 %)
          never  UIButton 'Cancel' --touchDown, touchUpInside--> FormController cancel
          never  UIButton 'Help' --touchUpInside--> UIAction 'help'
            2 x  UIButton 'Save' --touchUpInside--> FormController save:
            2 x  UITextFieldDelegate --> FormController textField(_:shouldChangeCharactersIn:replacementString:)
          never  UITextFieldDelegate --> FormController textFieldShouldReturn(_:)
          never  UIView 'picture' --UITapGestureRecognizer--> FormController choose:
        """)
  }

  @Test func `A method that the delegate leaves to UIKit's default does not count`() throws {
    try app.launch()
    try app.textFields["Name"].tap()
    #expect(app.wiringCoverage.wires.allSatisfy { !$0.text.contains("textFieldDidBeginEditing") })
  }

  @Test func `Everything that fires is covered, whatever it is`() throws {
    try app.launch()
    for button in ["Save", "Cancel", "Help"] { try app.buttons[button].tap() }
    try app.otherElements["picture"].tap()
    try app.textFields["Name"].tap()
    try app.typeKeys("a\n")
    #expect(app.wiringCoverage.missed.isEmpty)
    #expect(app.wiringCoverage.percent == 100)
    #expect(Set(app.wiringCoverage.covered.map(\.kind)) == Set(WiringCoverage.Kind.allCases))
  }

  @Test func `Launches add up, and nothing is counted unless it was asked for`() throws {
    for _ in 0..<2 {
      try app.launch()
      try app.buttons["Help"].tap()
    }
    let help = app.wiringCoverage.wires.filter { $0.text.contains("help") }
    #expect(help.map(\.count) == [2])
    #expect(app.wiringCoverage.wires.count == 6)
    let plain = XCUIApplication(rootViewController: FormController())
    try plain.launch()
    try plain.buttons["Help"].tap()
    #expect(plain.wiringCoverage == WiringCoverage())
    #expect(plain.wiringCoverage.percent == 100)
  }

  @Test func `Runs are taken together wire by wire`() {
    let one = WiringCoverage([.init(.action, "a", count: 0), .init(.action, "b", count: 1)])
    let other = WiringCoverage([.init(.action, "b", count: 2), .init(.delegate, "c", count: 0)])
    #expect(
      one.merging(other).wires == [
        .init(.action, "a", count: 0), .init(.action, "b", count: 3), .init(.delegate, "c", count: 0),
      ])
    #expect(Int(one.merging(other).percent) == 33)
  }

  @Test func `What is wired and fires in one turn counts`() throws {
    let stage = FlowStage { stage in
      let button = stage.button("Now", at: 20, 20)
      button.addAction(
        UIAction { _ in
          let other = stage.button("Later", at: 20, 80)
          other.sendActions(for: .touchUpInside)
        }, for: .touchUpInside)
    }
    stage.app.recordsWiring = true
    let report = try stage.play("- tapOn: Now")
    #expect(report.wiring.missed.isEmpty)
    #expect(report.wiring.wires.contains { $0.text.hasPrefix("UIButton 'Later'") && $0.count == 1 })
  }
}
