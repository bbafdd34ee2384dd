import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// Restated from Hammer's KeyboardTests; its key-down and key-up are one press here.
@MainActor @Suite("Keys, restated from Hammer's KeyboardTests") struct HammerKeyboardTests {
  @Test(arguments: [
    "abc", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789", "-=,./;'[]\\",
    "!@#$%^&*()_+{}|:\"<>?~", "a a",
  ])
  func `A tapped field takes every character as it is`(_ keys: String) throws {
    let stage = try Stage()
    let field = try stage.add(UITextField(), CGRect(x: 20, y: 100, width: 300, height: 40))
    try stage.tap(50, 120)
    #expect(field.isFirstResponder)
    #expect(field.text == "")
    try stage.app.typeKeys(keys)
    #expect(field.text == keys)
  }

  @Test func `A hardware key puts its character in`() throws {
    let stage = try Stage()
    let field = try stage.add(UITextField(), CGRect(x: 20, y: 100, width: 300, height: 40))
    try stage.tap(50, 120)
    try stage.app.typeKey("a", modifierFlags: [])
    #expect(field.text == "a")
  }

  @Test func `Line feed and carriage return are line breaks in a text view`() throws {
    let stage = try Stage()
    let view = try stage.add(UITextView(), CGRect(x: 20, y: 100, width: 300, height: 300))
    try stage.tap(50, 120)
    #expect(view.isFirstResponder)
    try stage.app.typeKeys("a\na\ra")
    #expect(view.text == "a\na\na")
  }

  @Test func `Without a focus in the key window keys are an error`() throws {
    let stage = try Stage()
    let field = try stage.add(UITextField(), CGRect(x: 20, y: 100, width: 300, height: 40))
    #expect(throws: ElementError.noFocus("a")) { try stage.app.typeKeys("a") }
    #expect(field.text == "")
  }
}
