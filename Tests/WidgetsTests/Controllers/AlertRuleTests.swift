import Foundation
import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Alerts as the user sees them, and what they refuse.
@MainActor @Suite struct AlertRuleTests {
  private func alert(_ style: UIAlertController.Style, _ actions: (String, UIAlertAction.Style)...) -> UIAlertController
  {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  private func positions(_ stage: Stage, _ titles: String...) -> [CGFloat] {
    titles.map { stage.app.descendants(matching: .any)[$0].frame.minY }
  }

  @Test func `Three actions stand in a column, the one that cancels last`() throws {
    let stage = try Stage()
    let alert = alert(.alert, ("Cancel", .cancel), ("One", .default), ("Delete", .destructive))
    try stage.app.run { stage.controller.present(alert, animated: false) }
    let positions = positions(stage, "One", "Delete", "Cancel")
    #expect(positions == positions.sorted())
    #expect(Set(positions).count == 3)
    #expect(alert.view.frame.width == 270)
    #expect(alert.actions.map(\.title) == ["Cancel", "One", "Delete"])
  }

  @Test func `The action that cancels is last in a sheet, also of two`() throws {
    let stage = try Stage()
    let alert = alert(.actionSheet, ("Cancel", .cancel), ("One", .default))
    try stage.app.run { stage.controller.present(alert, animated: false) }
    let positions = positions(stage, "One", "Cancel")
    #expect(positions[0] < positions[1])
    #expect(alert.view.frame.maxY <= 844 - stage.app.device.safeArea.bottom)
  }

  @Test func `An action that is off cannot be chosen, and can be switched on`() throws {
    let stage = try Stage()
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Go", style: .default) { _ in stage.note("go") }
    action.isEnabled = false
    alert.addAction(action)
    try stage.app.run { stage.controller.present(alert, animated: false) }
    try stage.tap(195, alert.view.frame.maxY - 22)
    try stage.app.settle()
    #expect(stage.takeLog() == [])
    try stage.app.run { action.isEnabled = true }
    try stage.tap(195, alert.view.frame.maxY - 22)
    try stage.app.settle()
    #expect(stage.takeLog() == ["go"])
  }

  @Test func `Return goes to the next field, and from the last one to the preferred action`() throws {
    let stage = try Stage()
    let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    let log = UIAlertAction(title: "Log in", style: .default) { [unowned alert] _ in
      stage.note((alert.textFields ?? []).map { $0.text ?? "" }.joined(separator: ", "))
    }
    alert.addAction(UIAlertAction(title: "Help", style: .default))
    alert.addAction(log)
    alert.preferredAction = log
    try stage.app.run { stage.controller.present(alert, animated: true) }
    try stage.app.settle()
    try stage.app.typeKeys("ada\nsecret\n")
    try stage.app.settle()
    #expect(stage.takeLog() == ["ada, secret"])
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test func `A preferred action of another alert raises`() throws {
    let stage = try Stage()
    let error = #expect(throws: UncaughtException.self) {
      try stage.app.run { alert(.alert).preferredAction = UIAlertAction(title: "X", style: .default) }
    }
    #expect(error?.name == "NSInternalInconsistencyException")
  }

  @Test func `An action without a title raises`() throws {
    let stage = try Stage()
    let error = #expect(throws: UncaughtException.self) {
      try stage.app.run { alert(.alert).addAction(UIAlertAction(title: nil, style: .default)) }
    }
    #expect(error?.name == "NSInternalInconsistencyException")
    #expect(error?.reason == "Actions added to UIAlertController must have a title")
  }

  @Test func `What apps set by its key is shown: styled texts, a controller, the look of an action`() throws {
    let stage = try Stage()
    let alert = UIAlertController(title: "Plain", message: nil, preferredStyle: .alert)
    alert.setValue(NSAttributedString(string: "Styled"), forKey: "attributedTitle")
    alert.setValue(NSAttributedString(string: "Words"), forKey: "attributedMessage")
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 250, height: 120)
    alert.setValue(content, forKey: "contentViewController")
    let action = UIAlertAction(title: "Map", style: .default)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    action.setValue(true, forKey: "checked")
    alert.addAction(action)
    try stage.app.run { stage.controller.present(alert, animated: false) }
    #expect(stage.app.staticTexts["Styled"].exists && stage.app.staticTexts["Words"].exists)
    #expect(!stage.app.staticTexts["Plain"].exists)
    #expect(content.parent === alert)
    #expect(content.view.frame.size == CGSize(width: 270, height: 120))
    #expect(stage.app.buttons["Map"].isSelected)
    #expect(action.value(forKey: "titleTextColor") as? UIColor == UIColor.red)
  }

  @Test func `A sheet on a tablet needs to know what it belongs to`() throws {
    let (app, root) = try TransitionStage.tabletApp()
    let sheet = alert(.actionSheet, ("One", .default))
    let error = #expect(throws: UncaughtException.self) {
      try app.run { root.present(sheet, animated: false) }
    }
    #expect(error?.name == "NSGenericException")
    #expect(
      error?.reason.hasPrefix("Your application has presented a UIAlertController (<UIAlertController: 0x") ?? false)
    #expect(error?.reason.contains("You must provide either a sourceView and sourceRect or a barButtonItem.") ?? false)
  }

  @Test func `A sheet on a tablet stands beside its source`() throws {
    let (app, root) = try TransitionStage.tabletApp()
    let sheet = alert(.actionSheet, ("One", .default), ("Cancel", .cancel))
    try app.run {
      let source = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 50))
      root.view.addSubview(source)
      sheet.popoverPresentationController?.sourceView = source
      sheet.popoverPresentationController?.sourceRect = source.bounds
      root.present(sheet, animated: false)
    }
    #expect(sheet.view.frame.minY == 350)
    #expect(abs(sheet.view.frame.midX - 350) <= 1)
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
    #expect(!app.descendants(matching: .any)["Cancel"].exists)
  }

  @Test func `A sheet on a phone has a popover's settings too, and stands at the lower edge`() throws {
    let stage = try Stage()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    try stage.app.run {
      sheet.popoverPresentationController?.sourceView = stage.view
      #expect(sheet.popoverPresentationController != nil)
      sheet.addAction(UIAlertAction(title: "One", style: .default))
      stage.controller.present(sheet, animated: false)
    }
    #expect(sheet.view.frame.maxY == 844 - stage.app.device.safeArea.bottom - 8)
  }

  @Test func `A touch beside a sheet on a tablet cancels it`() throws {
    let (app, root) = try TransitionStage.tabletApp()
    let sheet = alert(.actionSheet, ("One", .default))
    var isCancelled = false
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
    try app.run {
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
      root.present(sheet, animated: false)
    }
    try app.touchDown(at: CGPoint(x: 700, y: 1_000))
    try app.touchUp()
    try app.settle()
    #expect(isCancelled)
    #expect(root.presentedViewController == nil)
  }

  @Test func `Nothing to say raises`() throws {
    let stage = try Stage()
    let empty = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let error = #expect(throws: UncaughtException.self) {
      try stage.app.run { stage.controller.present(empty, animated: false) }
    }
    #expect(error?.reason == "UIAlertController must have a title, a message or an action to display")
  }

  @Test func `An alert keeps how serious it is`() {
    let alert = alert(.alert, ("OK", .default))
    #expect(alert.severity == .default)
    alert.severity = .critical
    #expect(alert.severity == .critical && UIAlertControllerSeverity.critical.rawValue == 1)
  }
}
