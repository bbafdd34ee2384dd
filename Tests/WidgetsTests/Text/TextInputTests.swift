import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// `UITextInput` of a text field: positions, ranges, the selection and marked text (contract T6).
@MainActor @Suite struct TextInputTests {
  private let stage: Stage
  private let field: UITextField
  private let recorder: FieldRecorder

  init() throws {
    stage = try Stage()
    field = try stage.add(UITextField(), CGRect(x: 100, y: 100, width: 200, height: 40))
    recorder = FieldRecorder(stage, "field", field)
  }

  private func focus(_ text: String) throws {
    field.text = text
    try stage.app.run { _ = field.becomeFirstResponder() }
    _ = stage.takeLog()
  }

  private func range(_ location: Int, _ length: Int) -> UITextRange {
    let start = field.position(from: field.beginningOfDocument, offset: location)!
    return field.textRange(from: start, to: field.position(from: start, offset: length)!)!
  }

  private func offset(_ position: UITextPosition) -> Int {
    field.offset(from: field.beginningOfDocument, to: position)
  }

  /// The selection as offset and length in UTF-16 units.
  private func selection() -> [Int] {
    let range = field.selectedTextRange!
    return [offset(range.start), field.offset(from: range.start, to: range.end)]
  }

  @Test func `T6 Positions count UTF-16 units and end with the text`() {
    field.text = "a👍🏽한"
    #expect(offset(field.endOfDocument) == 6)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: .max) == nil)
    #expect(field.text(in: range(1, 4)) == "👍🏽")
    let (first, last) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.compare(first, to: last) == .orderedAscending)
    #expect(field.compare(last, to: first) == .orderedDescending)
    #expect(field.compare(first, to: field.position(from: last, offset: -6)!) == .orderedSame)
    #expect(field.textRange(from: last, to: first) == field.textRange(from: first, to: last))
  }

  @Test func `T6 Left and right go by whole characters`() {
    field.text = "a👍🏽한"
    let second = field.position(from: field.beginningOfDocument, in: .right, offset: 2)!
    #expect(offset(second) == 5)
    #expect(offset(field.position(from: second, in: .left, offset: 1)!) == 1)
    #expect(field.position(from: field.endOfDocument, in: .right, offset: 1) == nil)
    #expect(field.characterRange(byExtending: second, in: .left) == range(1, 4))
    #expect(offset(field.position(within: range(1, 4), farthestIn: .left)!) == 1)
    #expect(offset(field.position(within: range(1, 4), farthestIn: .right)!) == 5)
  }

  @Test func `T5 A selection that code sets is told to the delegate while editing, an equal one is not`() throws {
    try focus("hello world")
    field.selectedTextRange = range(0, 5)
    #expect(selection() == [0, 5])
    field.selectedTextRange = range(0, 5)
    #expect(stage.takeLog() == ["field didChangeSelection"])
    #expect(!field.selectedTextRange!.isEmpty)
  }

  @Test func `T5 T6 A key replaces what is selected, and the delegate is asked about that range`() throws {
    try focus("hello world")
    field.selectedTextRange = range(0, 5)
    _ = stage.takeLog()
    try stage.app.typeKeys("J")
    #expect(stage.takeLog().first == "field shouldChange 0 5 'J'")
    #expect(field.text == "J world")
    #expect(selection() == [1, 0])
  }

  @Test func `T6 A place inside a character moves to its beginning`() throws {
    try focus("a👍🏽")
    field.selectedTextRange = range(2, 0)
    #expect(selection() == [1, 0])
  }

  @Test func `T5 Text that code inserts, deletes or replaces asks nobody, but sends and posts`() throws {
    recorder.note([.editingChanged], of: field)
    try focus("ab")
    recorder.changes = false
    field.insertText("cd")
    #expect(field.text == "abcd")
    field.deleteBackward()
    #expect(field.text == "abc")
    field.replace(range(0, 1), withText: "한")
    #expect(field.text == "한bc")
    #expect(
      stage.takeLog()
        == Array(repeating: ["field didChangeSelection", "field event editingChanged"], count: 3).flatMap { $0 })
  }

  @Test func `T5 A subclass that overrides insertText and deleteBackward gets the keys`() throws {
    final class CodeField: UITextField {
      var log: [String] = []
      override func insertText(_ text: String) {
        log.append("+\(text)")
        super.insertText(text)
      }
      override func deleteBackward() {
        log.append("-")
        super.deleteBackward()
      }
    }
    let code = try stage.add(CodeField())
    try stage.app.run { _ = code.becomeFirstResponder() }
    try stage.app.typeKeys("1")
    try stage.app.pressDelete(2)
    #expect(code.log == ["+1", "-", "-"])
  }

  // MARK: Marked text

  @Test func `Marked text is replaced until it is unmarked`() throws {
    try focus("ab")
    field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.text == "abにほ")
    #expect(field.markedTextRange == range(2, 2))
    #expect(selection() == [4, 0])
    field.setMarkedText("日本", selectedRange: NSRange(location: 0, length: 2))
    #expect(field.text == "ab日本")
    #expect(selection() == [2, 2])
    field.unmarkText()
    #expect(field.markedTextRange == nil)
    #expect(field.text == "ab日本")
    field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "ab")
    #expect(field.markedTextRange == nil)
  }

  // MARK: Keys that delete words and move the caret

  @Test(arguments: [
    ("one two", "one ", 4, 3), ("one two  ", "one ", 4, 5), ("one, ", "", 0, 5), ("it's", "", 0, 4),
    ("한국 말", "한국 ", 3, 1),
    ("👍", "", 0, 2),
  ])
  func `T6 Deleting a word is one change back to its beginning`(
    _ text: String, _ left: String, _ location: Int, _ length: Int
  ) throws {
    try focus(text)
    try stage.app.pressDeleteWord()
    #expect(stage.takeLog().first == "field shouldChange \(location) \(length) ''")
    #expect(field.text == left)
  }

  @Test func `Arrow keys go by characters and leave a selection at the side they point to`() throws {
    try focus("a👍🏽b")
    try stage.app.moveCaret(by: -2)
    #expect(selection() == [1, 0])
    try stage.app.moveCaret(by: 1, selecting: true)
    #expect(selection() == [1, 4])
    try stage.app.moveCaret(by: 1)
    #expect(selection() == [5, 0])
    try stage.app.moveCaret(by: 5)
    #expect(selection() == [5, 0])
  }

  // MARK: Geometry

  @Test func `A caret stands where its character begins, and the nearest place is found again`() throws {
    // Letters are 8 points wide here and begin behind a bracket.
    field.text = "abc"
    let third = field.position(from: field.beginningOfDocument, offset: 2)!
    #expect(field.caretRect(for: third) == CGRect(x: 24, y: 12, width: 2, height: 16))
    #expect(offset(field.closestPosition(to: CGPoint(x: 27, y: 20))!) == 2)
    #expect(offset(field.closestPosition(to: CGPoint(x: 29, y: 20))!) == 3)
    #expect(offset(field.closestPosition(to: CGPoint(x: 99, y: 20), within: range(0, 1))!) == 1)
    #expect(field.firstRect(for: range(1, 2)) == CGRect(x: 16, y: 12, width: 16, height: 16))
    #expect(field.selectionRects(for: range(1, 2)).map(\.rect) == [CGRect(x: 16, y: 12, width: 16, height: 16)])
    #expect(field.characterRange(at: CGPoint(x: 17, y: 20)) == range(1, 1))
  }

  // MARK: The keyboard's side

  @Test func `The input delegate hears of what code changes`() throws {
    final class Listener: NSObject, UITextInputDelegate {
      var log: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("selectionWill") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selectionDid") }
      func textWillChange(_ textInput: (any UITextInput)?) { log.append("textWill") }
      func textDidChange(_ textInput: (any UITextInput)?) { log.append("textDid") }
    }
    let listener = Listener()
    field.inputDelegate = listener
    field.text = "abc"
    field.selectedTextRange = range(0, 1)
    #expect(listener.log == ["textWill", "textDid", "selectionWill", "selectionDid"])
  }

  @Test func `The tokenizer knows words, sentences and the whole text`() {
    field.text = "Hello big world. Bye."
    let forward = UITextDirection.storage(.forward)
    let inside = field.position(from: field.beginningOfDocument, offset: 7)!
    let word = field.tokenizer.rangeEnclosingPosition(inside, with: .word, inDirection: forward)
    #expect(word.flatMap { field.text(in: $0) } == "big")
    let sentence = field.tokenizer.rangeEnclosingPosition(inside, with: .sentence, inDirection: forward)
    #expect(sentence.flatMap { field.text(in: $0) } == "Hello big world.")
    let all = field.tokenizer.rangeEnclosingPosition(inside, with: .document, inDirection: forward)
    #expect(all.flatMap { field.text(in: $0) } == "Hello big world. Bye.")
    let next = field.tokenizer.position(from: inside, toBoundary: .word, inDirection: forward)
    #expect(next.map { offset($0) } == 9)
    let back = field.tokenizer.position(from: inside, toBoundary: .word, inDirection: .storage(.backward))
    #expect(back.map { offset($0) } == 6)
    #expect(field.tokenizer.isPosition(next!, atBoundary: .word, inDirection: forward))
    #expect(!field.tokenizer.isPosition(inside, atBoundary: .word, inDirection: forward))
    #expect(field.tokenizer.isPosition(inside, withinTextUnit: .word, inDirection: forward))
    #expect(!field.tokenizer.isPosition(next!, withinTextUnit: .word, inDirection: forward))
  }

  @Test func `A place has the looks of the character behind it, or before it`() {
    field.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 3])
    let (first, last) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.textStyling(at: first, in: .forward)?[.kern] as? Int == 3)
    #expect(field.textStyling(at: last, in: .backward)?[.kern] as? Int == 3)
    #expect(field.textStyling(at: last, in: .forward)?[.kern] == nil)
    #expect(field.textStyling(at: last, in: .forward)?[.font] as? UIFont == field.font)
    #expect(field.textInputView === field && (field as any UITextInput).textInputView === field)
    #expect(field.selectionAffinity == .forward && field.writingToolsBehavior == .default)
  }

  @Test func `The notification at the end of editing has the reason`() throws {
    try focus("a")
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { [stage] notification in
      let reason = notification.userInfo?[UITextField.didEndEditingReasonKey] as? Int
      MainActor.assumeIsolated { stage.note("reason \(reason ?? -1)") }
    }
    try stage.app.run { _ = field.resignFirstResponder() }
    NotificationCenter.default.removeObserver(token)
    #expect(stage.takeLog().contains("reason 0"))
    #expect(UITextField.DidEndEditingReason.committed.rawValue == 0)
  }

  @Test func `The direction of writing is that of whole paragraphs`() throws {
    let view = try stage.add(UITextView(), CGRect(x: 100, y: 200, width: 200, height: 80))
    view.text = "one\ntwo"
    let start = view.beginningOfDocument
    #expect(view.baseWritingDirection(for: start, in: .forward) == .natural)
    let caret = try #require(view.textRange(from: start, to: start))
    view.setBaseWritingDirection(.rightToLeft, for: caret)
    #expect(view.baseWritingDirection(for: start, in: .forward) == .rightToLeft)
    #expect(view.baseWritingDirection(for: view.endOfDocument, in: .backward) == .natural)
    let last = try #require(view.position(from: start, offset: 2))
    #expect(view.baseWritingDirection(for: last, in: .forward) == .rightToLeft)
    #expect(view.text == "one\ntwo")
  }
}
