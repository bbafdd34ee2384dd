import Foundation
import PlainviewIntents
import PlainviewIntentsUI
import PlainviewUIAutomation
import Testing
import UIKit

/// `IntentsUI`: the button and the screens by which the user gives a phrase to a shortcut.
@MainActor @Suite struct ShortcutScreenTests {
  private final class Host: UIViewController, INUIAddVoiceShortcutButtonDelegate,
    INUIAddVoiceShortcutViewControllerDelegate, INUIEditVoiceShortcutViewControllerDelegate
  {
    var said: [String] = []
    let activity = NSUserActivity(activityType: "org.example.order")

    override func viewDidLoad() {
      super.viewDidLoad()
      activity.title = "Order tea"
      activity.suggestedInvocationPhrase = "Time for tea"
      let button = INUIAddVoiceShortcutButton(style: .automaticOutline)
      button.shortcut = INShortcut(userActivity: activity)
      button.delegate = self
      button.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
      view.addSubview(button)
    }
    func present(
      _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
      for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
      addVoiceShortcutViewController.delegate = self
      present(addVoiceShortcutViewController, animated: true)
    }
    func present(
      _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
      for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
      editVoiceShortcutViewController.delegate = self
      present(editVoiceShortcutViewController, animated: true)
    }
    func addVoiceShortcutViewController(
      _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
      error: (any Error)?
    ) {
      said.append("added \(voiceShortcut?.invocationPhrase ?? "") \(error == nil)")
      dismiss(animated: true)
    }
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
      said.append("canceled")
      dismiss(animated: true)
    }
    func editVoiceShortcutViewController(
      _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
      error: (any Error)?
    ) {
      said.append("updated \(voiceShortcut?.invocationPhrase ?? "") \(error == nil)")
      dismiss(animated: true)
    }
    func editVoiceShortcutViewController(
      _ controller: INUIEditVoiceShortcutViewController,
      didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    ) {
      said.append("deleted")
      dismiss(animated: true)
    }
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
      said.append("kept")
      dismiss(animated: true)
    }
  }

  private let host: Host
  private let app: XCUIApplication

  init() throws {
    let host = Host()
    self.host = host
    app = XCUIApplication(rootViewController: host)
    try app.launch()
  }

  private func tap(_ button: String) throws {
    try app.buttons[button].tap()
    try app.settle()
  }

  @Test func `A phrase is added, changed and deleted by the button's screens`() throws {
    try tap("Add to Siri")
    #expect(app.staticTexts["Order tea"].exists && app.textFields["Phrase"].value as? String == "Time for tea")
    try tap("Done")
    #expect(host.said == ["added Time for tea true"] && host.presentedViewController == nil)
    #expect(app.hardware.siri.voiceShortcuts.map(\.invocationPhrase) == ["Time for tea"])
    let identifier = app.hardware.siri.voiceShortcuts.first?.identifier

    try tap("Added to Siri “Time for tea”")
    try app.textFields["Phrase"].tap()
    try app.textFields["Phrase"].clearText()
    try app.textFields["Phrase"].typeText("Tea")
    try tap("Done")
    #expect(host.said.last == "updated Tea true" && app.buttons["Added to Siri “Tea”"].exists)
    #expect(app.hardware.siri.voiceShortcuts.map(\.identifier) == [identifier])

    try tap("Added to Siri “Tea”")
    try tap("Cancel")
    #expect(host.said.last == "kept" && app.hardware.siri.voiceShortcuts.count == 1)
    try tap("Added to Siri “Tea”")
    try tap("Delete Shortcut")
    #expect(host.said.last == "deleted" && app.hardware.siri.voiceShortcuts.isEmpty)
    #expect(app.buttons["Add to Siri"].exists)
  }

  @Test func `Nothing is added on Cancel`() throws {
    try tap("Add to Siri")
    try tap("Cancel")
    #expect(host.said == ["canceled"] && app.hardware.siri.voiceShortcuts.isEmpty)
  }

  @Test func `The image of an intent comes in the next turn`() throws {
    let answers = Answers()
    try app.run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
      INImage(uiImage: image).fetchUIImage { answers.add("\($0?.size.width ?? 0)") }
      INImage(named: "none").fetchUIImage { answers.add("\($0 == nil)") }
      #expect(answers.all.isEmpty)
    }
    try app.settle()
    #expect(answers.all == ["30.0", "true"])
  }
}
