import Foundation
import PlainviewStage
import Testing
@_spi(Plainview) import UIKit
import _Testing_UIKit

/// The system's pickers of colours and fonts.
@MainActor @Suite struct PickerScreenTests {
  private final class Helper: NSObject, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.append(color == .systemRed ? "red" : "other") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append(viewController.selectedFontDescriptor?.postscriptName ?? "")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancel") }
  }

  private let stage: Stage
  private let helper = Helper()

  init() throws { stage = try Stage() }

  @Test func `A colour is chosen by its button, and the picker closed`() throws {
    let picker = UIColorPickerViewController()
    picker.delegate = helper
    try stage.app.run { stage.controller.present(picker, animated: true) }
    try stage.app.settle()
    try stage.app.buttons["Red"].tap()
    #expect(picker.selectedColor == .systemRed && helper.log == ["red"])
    try stage.app.buttons["Close"].tap()
    try stage.app.settle()
    #expect(helper.log == ["red", "finish"] && stage.controller.presentedViewController == nil)
  }

  @Test func `A font picker is cancelled, or has a font`() throws {
    let picker = UIFontPickerViewController()
    picker.delegate = helper
    try stage.app.run { stage.controller.present(picker, animated: true) }
    try stage.app.settle()
    try stage.app.buttons["Cancel"].tap()
    try stage.app.settle()
    #expect(helper.log == ["cancel"] && stage.controller.presentedViewController == nil)
    try stage.app.run { picker.pick(UIFontDescriptor(name: "Helvetica", size: 12)) }
    #expect(helper.log.count == 2)
  }
}
