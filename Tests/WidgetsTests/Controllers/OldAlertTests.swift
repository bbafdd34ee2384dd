import Foundation
import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Alert views and action sheets of before iOS 8; the order of the calls is that of Apple's documentation of the delegates.
@MainActor @Suite struct OldAlertTests {
  final class Teller: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    private var log: [String] = []

    /// What was noted since the last time.
    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }

    func willPresent(_ alertView: UIAlertView) { log.append("will present \(alertView.isVisible)") }
    func didPresent(_ alertView: UIAlertView) { log.append("did present \(alertView.isVisible)") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      log.append("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "nothing")")
    }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      log.append("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      log.append("did dismiss \(buttonIndex) \(alertView.isVisible)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      alertView.alertViewStyle == .default || alertView.textField(at: 0)?.text?.isEmpty == false
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      log.append("sheet \(actionSheet.buttonTitle(at: buttonIndex) ?? "nothing")")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      log.append("sheet gone \(buttonIndex)")
    }
  }

  @Test func `An alert view shows itself and tells its delegate of the button`() throws {
    let stage = try Stage()
    let teller = Teller()
    try stage.app.run {
      UIAlertView(
        title: "Delete?", message: "For ever", delegate: teller, cancelButtonTitle: "Keep", otherButtonTitles: "Delete"
      ).show()
    }
    try stage.app.settle()
    #expect(teller.takeLog() == ["will present false", "did present true"])
    #expect(stage.app.alerts["Delete?"].staticTexts["For ever"].exists)
    try stage.app.alerts["Delete?"].buttons["Delete"].tap()
    try stage.app.settle()
    #expect(teller.takeLog() == ["clicked Delete", "will dismiss 1", "did dismiss 1 false"])
    #expect(!stage.app.alerts.firstMatch.exists)
    try stage.app.run { #expect(UIApplication.shared.keyWindow === stage.controller.view.window) }
  }

  @Test func `Indices follow the order in which buttons were added`() {
    let alert = UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
    #expect(alert.cancelButtonIndex == -1 && alert.firstOtherButtonIndex == -1 && alert.numberOfButtons == 0)
    #expect(alert.addButton(withTitle: "A") == 0 && alert.addButton(withTitle: "B") == 1)
    alert.cancelButtonIndex = 0
    #expect(alert.firstOtherButtonIndex == 1)
    #expect(alert.buttonTitle(at: 1) == "B" && alert.buttonTitle(at: 2) == nil)
    let sheet = UIActionSheet(
      title: nil, delegate: nil, cancelButtonTitle: "No", destructiveButtonTitle: "Delete", otherButtonTitles: "Copy",
      "Move")
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1 && sheet.firstOtherButtonIndex == 2)
    #expect(sheet.numberOfButtons == 4 && sheet.buttonTitle(at: 3) == "Move")
  }

  @Test func `An alert view asks for a name and a password, and enables its button with them`() throws {
    let stage = try Stage()
    let teller = Teller()
    let alert = UIAlertView(
      title: "Log in", message: nil, delegate: teller, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
    try stage.app.run {
      alert.alertViewStyle = .loginAndPasswordInput
      alert.show()
    }
    try stage.app.settle()
    #expect(!stage.app.buttons["OK"].isEnabled)
    try stage.app.typeKeys("ada")
    #expect(stage.app.buttons["OK"].isEnabled)
    #expect(alert.textField(at: 0)?.text == "ada")
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    let error = #expect(throws: UncaughtException.self) { try stage.app.run { _ = alert.textField(at: 2) } }
    #expect(error?.name == "NSInvalidArgumentException")
  }

  @Test func `An alert view that nobody keeps lives until it has gone`() throws {
    let stage = try Stage()
    weak var alert: UIAlertView?
    try stage.app.run {
      let made = UIAlertView(title: "Hello", message: nil, delegate: nil, cancelButtonTitle: "OK")
      made.show()
      alert = made
    }
    try stage.app.settle()
    #expect(alert?.isVisible == true)
    try stage.app.run { alert?.dismiss(withClickedButtonIndex: 0, animated: true) }
    try stage.app.settle()
    #expect(alert == nil)
  }

  @Test func `An action sheet tells its delegate of the button, and of the one that cancels`() throws {
    let stage = try Stage()
    let teller = Teller()
    let sheet = UIActionSheet(
      title: "Photo", delegate: teller, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
      otherButtonTitles: "Camera")
    for title in ["Camera", "Cancel"] {
      try stage.app.run { sheet.show(in: stage.controller.view) }
      try stage.app.settle()
      #expect(sheet.isVisible)
      try stage.app.buttons[title].tap()
      try stage.app.settle()
      #expect(teller.takeLog() == ["sheet \(title)", "sheet gone \(title == "Camera" ? 1 : 0)"])
    }
  }

  @Test func `On a wide screen a sheet is a popover beside what it is shown from`() throws {
    let (app, root) = try TransitionStage.tabletApp()
    let teller = Teller()
    let sheet = UIActionSheet(
      title: nil, delegate: teller, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete")
    try app.run { sheet.show(from: CGRect(x: 100, y: 200, width: 50, height: 20), in: root.view, animated: true) }
    try app.settle()
    #expect(app.buttons["Delete"].frame.minY >= 220)
    #expect(app.buttons["Delete"].frame.maxY < 400)
    try app.touchDown(at: CGPoint(x: 700, y: 900))
    try app.touchUp()
    try app.settle()
    #expect(teller.takeLog() == ["sheet Cancel", "sheet gone 1"])
    #expect(!sheet.isVisible)
  }
}
