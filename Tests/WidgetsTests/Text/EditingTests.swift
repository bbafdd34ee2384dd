import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct EditingTests {
  private let stage: Stage
  private let field: UITextField
  private let recorder: FieldRecorder

  init() throws {
    stage = try Stage()
    field = try stage.add(UITextField(), CGRect(x: 100, y: 100, width: 200, height: 40))
    recorder = FieldRecorder(stage, "field", field)
  }

  private func focus() throws {
    try stage.app.run { _ = field.becomeFirstResponder() }
    _ = stage.takeLog()
  }

  /// The changes that the delegate was asked about.
  private func asked() -> [String] { stage.takeLog().filter { $0.contains("shouldChange") } }

  @Test func `T5 A key asks, changes text and selection, sends and posts`() throws {
    recorder.note([.editingChanged], of: field)
    recorder.noteNotifications(of: field)
    try focus()
    try stage.app.typeKeys("a")
    #expect(
      stage.takeLog() == [
        "field shouldChange 0 0 'a'", "field didChangeSelection", "field event editingChanged",
        "field notification didChange",
      ])
    #expect(field.text == "a")
  }

  @Test func `T5 A refused change leaves everything as it was`() throws {
    recorder.note([.editingChanged], of: field)
    recorder.noteNotifications(of: field)
    field.text = "ab"
    try focus()
    recorder.changes = false
    try stage.app.typeKeys("c")
    try stage.app.pressDelete()
    try stage.app.pasteText("long")
    #expect(
      stage.takeLog() == ["field shouldChange 2 0 'c'", "field shouldChange 1 1 ''", "field shouldChange 2 0 'long'"])
    #expect(field.text == "ab")
  }

  @Test func `T5 A delegate that sets the text itself and refuses is believed`() throws {
    try focus()
    recorder.allows = { field, string in
      field.text = (field.text ?? "") + string.uppercased()
      return false
    }
    try stage.app.typeKeys("ab")
    #expect(field.text == "AB")
  }

  @Test(arguments: [
    ("👍", 2), ("👍🏽", 4), ("🇰🇷", 4), ("👨‍👩‍👧‍👦", 11), ("\u{1112}\u{1161}\u{11AB}", 3), ("한", 1), ("e\u{301}", 2), ("z", 1),
  ])
  func `T6 Deleting takes the whole character before the caret, counted in UTF-16`(_ character: String, _ length: Int)
    throws
  {
    field.text = "a" + character
    try focus()
    try stage.app.pressDelete()
    #expect(asked() == ["field shouldChange 1 \(length) ''"])
    #expect(field.text == "a")
  }

  @Test func `T6 The range counts what stands before the caret in UTF-16`() throws {
    field.text = "👨‍👩‍👧‍👦한"
    try focus()
    try stage.app.typeKeys("x")
    #expect(asked() == ["field shouldChange 12 0 'x'"])
  }

  @Test func `T6 Deleting at the beginning asks nobody`() throws {
    try focus()
    try stage.app.pressDelete()
    #expect(stage.takeLog() == [])
  }

  @Test func `T6 A paste is one change; its line breaks become blanks`() throws {
    field.text = "ab"
    try focus()
    try stage.app.pasteText("c d")
    #expect(asked() == ["field shouldChange 2 0 'c d'"])
    try stage.app.pasteText("1\n2\r\n3")
    #expect(field.text == "abc d1 2 3")
  }

  @Test func `T6 No key puts a line break in, an assigned one stays`() throws {
    try focus()
    try stage.app.typeKeys("a\nb")
    #expect(field.text == "ab")
    field.text = "a\nb"
    #expect(field.text == "a\nb")
  }

  // MARK: Korean

  @Test func `T7 Every letter is a change of its own, with no range and before it is put together`() throws {
    try focus()
    try stage.app.typeKeys("한국")
    #expect(
      asked() == [
        "field shouldChange 0 0 'ㅎ'", "field shouldChange 1 0 'ㅏ'", "field shouldChange 1 0 'ㄴ'",
        "field shouldChange 1 0 'ㄱ'", "field shouldChange 2 0 'ㅜ'", "field shouldChange 2 0 'ㄱ'",
      ])
    #expect(field.text == "한국")
  }

  @Test(arguments: [
    ("마", ["ㅁ", "마"]), ("가나", ["ㄱ", "가", "간", "가나"]), ("닭이", ["ㄷ", "다", "달", "닭", "닭ㅇ", "닭이"]),
    ("닭ㅏ", ["ㄷ", "다", "달", "닭", "달가"]), ("괜", ["ㄱ", "고", "괘", "괜"]), ("과", ["ㄱ", "고", "과"]),
    ("ㅋㅋ", ["ㅋ", "ㅋㅋ"]), ("ㅏㅏ", ["ㅏ", "ㅏㅏ"]), ("까", ["ㄲ", "까"]), ("a가", ["a", "aㄱ", "a가"]),
  ])
  func `T7 After each letter the text is put together as a keyboard does it`(_ keys: String, _ texts: [String]) throws {
    try focus()
    var seen: [String] = []
    let field = field
    field.addAction(UIAction { _ in seen.append(field.text ?? "") }, for: .editingChanged)
    try stage.app.typeKeys(keys)
    #expect(seen == texts)
  }

  @Test func `T7 A limit of six blocks a letter that would only have completed a syllable`() throws {
    try focus()
    recorder.allows = { field, string in (field.text ?? "").utf16.count + string.utf16.count < 6 }
    field.text = "가나다라"
    try stage.app.typeKeys("ㅁ")
    #expect(field.text == "가나다라ㅁ")
    try stage.app.typeKeys("ㅏ")
    #expect(field.text == "가나다라ㅁ")
  }

  @Test func `T7 So does a final consonant`() throws {
    try focus()
    recorder.allows = { field, string in (field.text ?? "").utf16.count + string.utf16.count < 6 }
    field.text = "가나다라마"
    try stage.app.typeKeys("ㄴ")
    #expect(field.text == "가나다라마")
  }

  @Test func `T7 The common cure, cutting the text in editingChanged, works`() throws {
    let field = field
    field.addAction(
      UIAction { _ in
        if let text = field.text, text.count > 5 { field.text = String(text.prefix(5)) }
      }, for: .editingChanged)
    try focus()
    try stage.app.typeKeys("가나다라마바사")
    #expect(field.text == "가나다라마")
  }

  @Test func `T6 T7 Deleting in the syllable that is being composed takes one letter, later the syllable`() throws {
    try focus()
    try stage.app.typeKeys("한")
    _ = stage.takeLog()
    try stage.app.pressDelete()
    #expect(asked() == ["field shouldChange 0 1 ''"])
    #expect(field.text == "하")
    try stage.app.pressDelete()
    #expect(field.text == "ㅎ")
    try stage.app.pressDelete()
    #expect(field.text == "")
    try stage.app.typeKeys("한")
    try stage.app.run {
      field.resignFirstResponder()
      field.becomeFirstResponder()
    }
    try stage.app.pressDelete()
    #expect(field.text == "")
  }

  // MARK: Clearing

  private func clearButton() -> CGPoint {
    let rectangle = field.clearButtonRect(forBounds: field.bounds)
    return field.convert(CGPoint(x: rectangle.midX, y: rectangle.midY), to: nil)
  }

  @Test func `T8 The clear button asks, empties, sends and posts; nobody is asked about characters`() throws {
    recorder.note([.editingChanged], of: field)
    recorder.noteNotifications(of: field)
    field.clearButtonMode = .always
    field.text = "text"
    try focus()
    try stage.tap(clearButton().x, clearButton().y)
    #expect(
      stage.takeLog() == [
        "field shouldClear", "field didChangeSelection", "field event editingChanged", "field notification didChange",
      ])
    #expect(field.text == "")
    #expect(field.isEditing)
  }

  @Test func `T8 A field that was not edited is cleared and then begins`() throws {
    field.clearButtonMode = .always
    field.text = "text"
    try stage.tap(clearButton().x, clearButton().y)
    #expect(
      stage.takeLog() == ["field shouldClear", "field didChangeSelection", "field shouldBegin", "field didBegin"])
    #expect(field.text == "")
  }

  @Test func `T8 The delegate can refuse`() throws {
    field.clearButtonMode = .always
    field.text = "text"
    recorder.clears = false
    try focus()
    try stage.tap(clearButton().x, clearButton().y)
    #expect(stage.takeLog() == ["field shouldClear"])
    #expect(field.text == "text")
  }

  @Test func `T8 Without a visible button the place is like any other`() throws {
    field.clearButtonMode = .unlessEditing
    field.text = "text"
    try focus()
    try stage.tap(clearButton().x, clearButton().y)
    #expect(field.text == "text")
  }

  @Test func `T8 A field that clears when it begins asks then`() throws {
    field.clearsOnBeginEditing = true
    field.text = "text"
    try stage.app.run { _ = field.becomeFirstResponder() }
    #expect(stage.takeLog().contains("field shouldClear"))
    #expect(field.text == "")
    try stage.app.run { _ = field.resignFirstResponder() }
    _ = stage.takeLog()
    try stage.app.run { _ = field.becomeFirstResponder() }
    #expect(!stage.takeLog().contains("field shouldClear"))
    field.resignFirstResponder()
    field.text = "kept"
    recorder.clears = false
    try stage.app.run { _ = field.becomeFirstResponder() }
    #expect(field.text == "kept")
  }

  // MARK: Return

  @Test func `T9 Return asks, then ends on exit, triggers the primary action and gives the focus up`() throws {
    recorder.note([.primaryActionTriggered, .editingDidEndOnExit], of: field)
    try focus()
    try stage.app.typeKeys("\n")
    #expect(
      stage.takeLog() == [
        "field shouldReturn", "field event editingDidEndOnExit", "field event primaryActionTriggered",
        "field shouldEnd", "field didEnd",
      ])
    #expect(!field.isFirstResponder)
    #expect(field.text == "")
  }

  @Test func `T9 Without anyone for the end on exit the field keeps the focus`() throws {
    recorder.note([.primaryActionTriggered], of: field)
    try focus()
    try stage.app.typeKeys("\n")
    #expect(stage.takeLog() == ["field shouldReturn", "field event primaryActionTriggered"])
    #expect(field.isFirstResponder)
  }

  @Test func `T9 Any method for the end on exit will do`() throws {
    let target = NotingTarget(stage)
    field.addTarget(target, action: "act", for: .editingDidEndOnExit)
    try focus()
    try stage.app.typeKeys("\n")
    #expect(stage.takeLog() == ["field shouldReturn", "target act", "field shouldEnd", "field didEnd"])
  }

  @Test func `T9 A refused Return does neither`() throws {
    recorder.note([.primaryActionTriggered, .editingDidEndOnExit], of: field)
    recorder.returns = false
    try focus()
    try stage.app.typeKeys("\n")
    #expect(stage.takeLog() == ["field shouldReturn"])
    #expect(field.isFirstResponder)
  }

  @Test func `T9 Resigning while being asked ends first, then comes the end on exit`() throws {
    recorder.note([.editingDidEndOnExit], of: field)
    recorder.whenReturning = { $0.resignFirstResponder() }
    try focus()
    try stage.app.typeKeys("\n")
    #expect(
      stage.takeLog() == ["field shouldReturn", "field shouldEnd", "field didEnd", "field event editingDidEndOnExit"])
  }

  @Test func `T9 A delegate without the method, or none, agrees`() throws {
    final class Silent: NSObject, UITextFieldDelegate {}
    let (silent, target) = (Silent(), NotingTarget(stage))
    field.addTarget(target, action: "act", for: .editingDidEndOnExit)
    for delegate in [silent, nil] as [Silent?] {
      field.delegate = delegate
      try stage.app.run { _ = field.becomeFirstResponder() }
      try stage.app.typeKeys("\n")
    }
    #expect(stage.takeLog() == ["target act", "target act"])
  }

  // MARK: Secrets and placeholders

  @Test func `T14 The first key after the focus came begins a secret anew, later ones go on`() throws {
    field.isSecureTextEntry = true
    try focus()
    try stage.app.typeKeys("abc")
    #expect(field.text == "abc")
    try stage.app.run {
      field.resignFirstResponder()
      field.becomeFirstResponder()
    }
    _ = stage.takeLog()
    try stage.app.typeKeys("xy")
    #expect(field.text == "xy")
    #expect(asked() == ["field shouldChange 3 0 'x'", "field shouldChange 1 0 'y'"])
  }

  @Test func `T14 So does the delete key, and a refused key does not`() throws {
    field.isSecureTextEntry = true
    field.text = "abc"
    try focus()
    recorder.changes = false
    try stage.app.typeKeys("x")
    #expect(field.text == "abc")
    recorder.changes = true
    try stage.app.pressDelete()
    #expect(field.text == "")
  }

  @Test func `T14 The placeholder is shown only while there is no text, and a secret is not shown at all`() throws {
    field.placeholder = "Name"
    #expect(stage.app.text(as: .ascii).contains("<Name>"))
    field.text = "secret"
    field.isSecureTextEntry = true
    let picture = stage.app.text(as: .ascii)
    #expect(!picture.contains("<Name>"))
    #expect(!picture.contains("secret"))
    #expect(picture.contains("******"))
  }
}
