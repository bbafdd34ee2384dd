import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct AlertTests {
  @Test func `An action's handler runs once, when the alert is gone`() throws {
    let stage = try Stage()
    let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in stage.note("cancel") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak controller = stage.controller] _ in
        stage.note("delete, presented: \(controller?.presentedViewController == nil ? "nothing" : "something")")
      })
    try stage.app.run { stage.controller.present(alert, animated: true) }
    try stage.app.settle()
    #expect(stage.app.staticTexts["Delete?"].exists)
    try stage.app.descendants(matching: .any)["Delete"].tap()
    try stage.app.settle()
    #expect(stage.takeLog() == ["delete, presented: nothing"])
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test func `A button is found by its action's identifier`() throws {
    let stage = try Stage()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Delete", style: .destructive) { _ in stage.note("delete") }
    action.accessibilityIdentifier = "delete-button"
    alert.addAction(action)
    try stage.app.run { stage.controller.present(alert, animated: false) }
    try stage.app.buttons["delete-button"].tap()
    try stage.app.settle()
    #expect(stage.takeLog() == ["delete"])
    #expect((action.copy() as? UIAlertAction)?.accessibilityIdentifier == "delete-button")
  }

  @Test func `Two actions stand in a row, the one that cancels first`() throws {
    let stage = try Stage()
    let alert = UIAlertController(title: nil, message: "Sure?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    try stage.app.run { stage.controller.present(alert, animated: false) }
    let (cancel, ok) = (
      stage.app.descendants(matching: .any)["Cancel"].frame, stage.app.descendants(matching: .any)["OK"].frame
    )
    #expect(cancel.minY == ok.minY)
    #expect(cancel.maxX == ok.minX)
  }

  @Test func `A text field gets the focus, and its text can be read in the handler`() throws {
    let stage = try Stage()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Your name" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in stage.note(alert.textFields?[0].text ?? "") })
    try stage.app.run { stage.controller.present(alert, animated: false) }
    try stage.app.settle()
    try stage.app.typeKeys("Ada")
    try stage.app.descendants(matching: .any)["OK"].tap()
    try stage.app.settle()
    #expect(stage.takeLog() == ["Ada"])
  }

  @Test func `A second action that cancels and a field in an action sheet raise`() throws {
    let stage = try Stage()
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    let twice = #expect(throws: UncaughtException.self) {
      try stage.app.run { alert.addAction(UIAlertAction(title: "Never", style: .cancel)) }
    }
    #expect(
      twice?.reason == "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    let other = try Stage()
    let sheet = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
    let field = #expect(throws: UncaughtException.self) { try other.app.run { sheet.addTextField() } }
    #expect(
      field?.reason == "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
  }

  @Test func `A tap beside an action sheet cancels it`() throws {
    let stage = try Stage()
    let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Camera", style: .default) { _ in stage.note("camera") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in stage.note("cancel") })
    try stage.app.run { stage.controller.present(sheet, animated: true) }
    try stage.app.settle()
    try stage.tap(100, 100)
    try stage.app.settle()
    #expect(stage.takeLog() == ["cancel"])
  }
}
