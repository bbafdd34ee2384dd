import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// Editing in a text view (contract T19).
@MainActor @Suite struct TextViewTests {
  private let stage: Stage
  private let view: UITextView
  private let recorder: ViewRecorder

  init() throws {
    stage = try Stage()
    view = try stage.add(UITextView(), CGRect(x: 20, y: 100, width: 200, height: 100))
    recorder = ViewRecorder(stage, "view", view)
  }

  private func focus(_ text: String = "") throws {
    view.text = text
    try stage.app.run { _ = view.becomeFirstResponder() }
    _ = stage.takeLog()
  }

  private func noted(_ body: @MainActor () -> Void) throws -> [String] {
    try stage.app.run(body)
    return stage.takeLog()
  }

  private func listen() throws {
    try stage.app.run { recorder.noteNotifications(of: view, keyboardOf: UIScreen.main) }
  }

  // MARK: Focus

  @Test func `T4 The keyboard comes before the delegate hears that editing began`() throws {
    try listen()
    defer { recorder.stop() }
    #expect(
      try noted { _ = view.becomeFirstResponder() } == [
        "view shouldBegin", "view keyboard will show", "view didBegin", "view notification didBegin",
      ])
    #expect(
      try noted { _ = view.resignFirstResponder() } == [
        "view shouldEnd", "view didEnd", "view notification didEnd", "view keyboard will hide",
      ])
  }

  @Test func `T2 T10 T19 The delegate can refuse both, and force ends editing`() throws {
    recorder.begins = false
    #expect(try noted { _ = view.becomeFirstResponder() } == ["view shouldBegin"])
    #expect(!view.isFirstResponder)
    recorder.begins = true
    recorder.ends = false
    try focus()
    #expect(try noted { _ = view.endEditing(false) } == ["view shouldEnd"])
    #expect(view.isFirstResponder)
    #expect(try noted { _ = view.endEditing(true) } == ["view shouldEnd", "view didEnd"])
    #expect(!view.isFirstResponder)
  }

  @Test func `T3 From a field to a text view, and back with a veto`() throws {
    let field = try stage.add(UITextField(), CGRect(x: 20, y: 300, width: 200, height: 40))
    let other = FieldRecorder(stage, "field", field)
    try stage.app.run { _ = field.becomeFirstResponder() }
    _ = stage.takeLog()
    #expect(
      try noted { _ = view.becomeFirstResponder() } == [
        "view shouldBegin", "field shouldEnd", "field didEnd", "view didBegin",
      ])
    recorder.ends = false
    #expect(try noted { _ = field.becomeFirstResponder() } == ["field shouldBegin", "view shouldEnd"])
    #expect(view.isFirstResponder)
    withExtendedLifetime(other) {}
  }

  @Test func `T12 Leaving the window ends editing`() throws {
    recorder.ends = false
    try focus()
    #expect(try noted { view.removeFromSuperview() }.last == "view didEnd")
    #expect(!view.isFirstResponder)
  }

  @Test func `T13 The delegate is weak, and another one gets all calls from then on`() throws {
    let lost = UITextView()
    lost.delegate = ViewRecorder(stage, "lost", UITextView())
    #expect(lost.delegate == nil)
    try focus()
    let other = ViewRecorder(stage, "other", view)
    try stage.app.typeKeys("a")
    #expect(stage.takeLog() == ["other shouldChange 0 0 'a'", "other didChangeSelection", "other didChange"])
    withExtendedLifetime(other) {}
  }

  @Test func `T17 T19 A tap begins to edit and puts the caret there`() throws {
    view.text = "one\ntwo"
    // The second line begins 24 points below the upper edge; letters are 8 points wide and begin at 5.
    try stage.tap(20 + 5 + 8, 100 + 30)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    #expect(stage.takeLog() == ["view shouldBegin", "view didBegin", "view didChangeSelection"])
  }

  // MARK: Changes

  @Test func `T19 A key asks, changes selection and text, and posts; no control events`() throws {
    try focus("ab")
    try listen()
    defer { recorder.stop() }
    try stage.app.typeKeys("c")
    #expect(
      stage.takeLog() == [
        "view shouldChange 2 0 'c'", "view didChangeSelection", "view didChange", "view notification didChange",
      ])
    #expect(view.text == "abc")
  }

  @Test func `T19 A refused change leaves everything as it was`() throws {
    try focus("ab")
    recorder.changes = false
    try stage.app.typeKeys("c\n")
    try stage.app.pressDelete()
    #expect(
      stage.takeLog() == ["view shouldChange 2 0 'c'", "view shouldChange 2 0 '\\n'", "view shouldChange 1 1 ''"])
    #expect(view.text == "ab")
  }

  @Test func `T19 Return is a line break that the delegate is asked about`() throws {
    try focus("ab")
    try stage.app.typeKeys("\nc")
    #expect(
      stage.takeLog().filter { $0.contains("should") } == ["view shouldChange 2 0 '\\n'", "view shouldChange 3 0 'c'"])
    #expect(view.text == "ab\nc")
    recorder.allows = { view, _, text in
      if text == "\n" { view.resignFirstResponder() }
      return text != "\n"
    }
    try stage.app.typeKeys("\n")
    #expect(!view.isFirstResponder)
    #expect(view.text == "ab\nc")
  }

  @Test func `T19 Assigning text tells nobody and puts the caret behind it`() throws {
    try focus("ab")
    try listen()
    defer { recorder.stop() }
    #expect(try noted { view.text = "long" } == [])
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    view.text = nil
    #expect(view.text == "")
  }

  @Test func `T6 T19 Pastes keep their line breaks, and words and whole characters are deleted`() throws {
    try focus("x")
    try stage.app.pasteText("one\ntwo 👨‍👩‍👧‍👦")
    #expect(stage.takeLog().first == "view shouldChange 1 0 'one\\ntwo 👨‍👩‍👧‍👦'")
    try stage.app.pressDelete()
    #expect(stage.takeLog().first == "view shouldChange 9 11 ''")
    try stage.app.pressDeleteWord()
    #expect(view.text == "xone\n")
  }

  @Test func `T7 T19 Korean is put together letter by letter`() throws {
    try focus()
    try stage.app.typeKeys("안녕")
    #expect(
      stage.takeLog().filter { $0.contains("should") } == [
        "view shouldChange 0 0 'ㅇ'", "view shouldChange 1 0 'ㅏ'", "view shouldChange 1 0 'ㄴ'",
        "view shouldChange 1 0 'ㄴ'", "view shouldChange 2 0 'ㅕ'", "view shouldChange 2 0 'ㅇ'",
      ])
    #expect(view.text == "안녕")
    try stage.app.pressDelete()
    #expect(view.text == "안녀")
  }

  @Test func `A selection that code sets is told to the delegate`() throws {
    try focus("hello")
    #expect(try noted { view.selectedRange = NSRange(location: 1, length: 3) } == ["view didChangeSelection"])
    try stage.app.typeKeys("i")
    #expect(view.text == "hio")
    view.selectedRange = NSRange(location: 99, length: 5)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test func `T19 What cannot be edited gets no keyboard, but can be selected and copied`() throws {
    view.isEditable = false
    view.text = "hello"
    try stage.app.run { _ = view.becomeFirstResponder() }
    #expect(view.isFirstResponder)
    #expect(!stage.app.isKeyboardShown)
    #expect(stage.takeLog() == [])
    try stage.app.chooseEditAction(.selectAll)
    try stage.app.chooseEditAction(.copy)
    #expect(try stage.app.run { UIPasteboard.general.string } == "hello")
    #expect(throws: ElementError.editActionIsDisabled("cut")) { try stage.app.chooseEditAction(.cut) }
    #expect(throws: ElementError.noFocus("x")) { try stage.app.typeKeys("x") }
    #expect(throws: ElementError.noFocus("x")) { try stage.app.pasteText("x") }
    #expect(view.text == "hello")
    try stage.app.run { _ = view.resignFirstResponder() }
    view.isSelectable = false
    #expect(try !stage.app.run { view.becomeFirstResponder() })
  }

  @Test func `T19 What is edited stops when it may not be edited any more`() throws {
    try focus("a")
    #expect(try noted { view.isEditable = false } == ["view shouldEnd", "view didEnd"])
    #expect(throws: ElementError.self) { try stage.app.typeKeys("b") }
  }

  @Test func `Attributes are kept through edits, links are asked about when the view is not edited`() throws {
    let text = NSMutableAttributedString(string: "see here")
    text.addAttributes([.link: URL(string: "https://example.org")!], range: NSRange(location: 4, length: 4))
    view.attributedText = text
    view.isEditable = false
    try stage.tap(20 + 5 + 42, 100 + 16)
    #expect(stage.takeLog() == ["view link https://example.org 4 4"])
    #expect(view.attributedText.attributes(at: 4, effectiveRange: nil)[.link] != nil)
    #expect(view.attributedText.attributes(at: 3, effectiveRange: nil)[.link] == nil)
    // Behind the end of the line there is no link.
    try stage.tap(20 + 5 + 80, 100 + 16)
    #expect(stage.takeLog().isEmpty)
  }

  @Test func `What is typed looks as the character before it, until attributes are set or the caret moves`() throws {
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    view.attributedText = text
    try stage.app.run { _ = view.becomeFirstResponder() }
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
    view.selectedRange = NSRange(location: 3, length: 0)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
    view.typingAttributes = [.foregroundColor: UIColor.green]
    view.insertText("x")
    #expect(color(at: 3) == .green)
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("y")
    #expect(color(at: 1) == .red)
    #expect(color(at: 6) == .blue)
  }

  @Test func `Places in runs are where their widths say`() {
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 4])
    text.append(NSAttributedString(attachment: picture))
    text.append(NSAttributedString(string: "c\nd"))
    view.attributedText = text
    func caret(_ offset: Int) -> CGRect? {
      view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0) }
    }
    // Cells of 8 points and 4 between them, behind an inset of 5; the line is as high as the picture and 4 below it.
    #expect(caret(0)?.minX == 5)
    #expect(caret(2)?.minX == 29)
    #expect(caret(3)?.minX == 59)
    #expect(caret(4)?.minX == 67)
    #expect(caret(0)?.height == 44)
    #expect(caret(5)?.minY == 52)
    #expect(caret(5)?.height == 16)
  }

  private func color(at index: Int) -> UIColor? {
    view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }
}
