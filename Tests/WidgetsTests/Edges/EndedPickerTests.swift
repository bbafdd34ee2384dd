import Foundation
import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Pickers ask their delegate whenever they are laid out and drawn, but not once the process has ended (contract S2).
@MainActor @Suite struct EndedPickerTests {
  /// Data source of a picker that notes its calls.
  private final class Choices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var log: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
      log.append("components")
      return 1
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      log.append("rows")
      return 3
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      log.append("height")
      return 40
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      log.append("width")
      return 200
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      log.append("title")
      return ["Red", "Green", "Blue"][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("chosen \(row)")
    }
  }

  private final class Screen: UIViewController {
    let picker = UIPickerView(frame: CGRect(x: 10, y: 100, width: 320, height: 216))
    let choices = Choices()
    override func viewDidLoad() {
      super.viewDidLoad()
      picker.dataSource = choices
      picker.delegate = choices
      view.addSubview(picker)
    }
  }

  private let screen: Screen
  private let app: XCUIApplication

  init() throws {
    let screen = Screen()
    self.screen = screen
    app = XCUIApplication(rootViewController: screen)
    app.recordsTranscript = true
    try app.launch()
  }

  @Test func `S2 A picker asks nobody after an exception, and keeps what it was told`() {
    let (picker, choices) = (screen.picker, screen.choices)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 200, height: 40))
    var shown = (components: 0, rows: 0, size: CGSize.zero)
    choices.log = []
    #expect(throws: UncaughtException.self) {
      try app.run {
        raise(.internalInconsistency("the end"))
        picker.reloadAllComponents()
        picker.selectRow(1, inComponent: 0, animated: false)
        picker.setNeedsLayout()
        shown = (
          picker.numberOfComponents, picker.numberOfRows(inComponent: 0), picker.rowSize(forComponent: 0)
        )
      }
    }
    #expect(choices.log == [])
    #expect(shown == (1, 3, CGSize(width: 200, height: 40)))
  }

  @Test func `S2 The picture after an exception has the titles of before, and drawing it asks nobody`() {
    let choices = screen.choices
    let before = app.text(as: .ascii)
    #expect(before.contains("Red") && before.contains("Green"))
    #expect(throws: UncaughtException.self) { try app.run { raise(.internalInconsistency("the end")) } }
    choices.log = []
    let after = app.text(as: .ascii)
    #expect(after.contains("Red") && after.contains("Green"))
    #expect(choices.log == [])
  }

  @Test func `A row that the user chooses is in the events, questions of the layout are not`() throws {
    app.clearTranscript()
    try app.touchDown(at: CGPoint(x: 170, y: 248))
    try app.touchUp()
    let events = Snapshotting<XCUIApplication>.events.text(of: app)
    #expect(events.contains("Choices pickerView(_:didSelectRow:inComponent:)"))
    #expect(!events.contains("titleForRow"))
  }

  @Test func `A delegate that leaves out what it could hear is not in the events`() throws {
    final class Silent: NSObject, UIPickerViewDelegate {}
    let silent = Silent()
    try app.run { screen.picker.delegate = silent }
    app.clearTranscript()
    try app.touchDown(at: CGPoint(x: 170, y: 248))
    try app.touchUp()
    #expect(screen.picker.selectedRow(inComponent: 0) == 1)
    #expect(!app.transcript.contains("pickerView("))
  }
}
