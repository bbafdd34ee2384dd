import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// A storage as highlighters subclass it: it keeps the text itself.
private final class BackedStorage: NSTextStorage {
  private let backing = NSMutableAttributedString(string: "")

  override var string: String { backing.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    let line = (string as NSString).lineRange(for: editedRange)
    removeAttribute(.kern, range: line)
    var location = line.location
    for word in (string as NSString).substring(with: line).components(separatedBy: " ") {
      if word.hasPrefix("#") {
        addAttribute(.kern, value: 3, range: NSRange(location: location, length: word.utf16.count))
      }
      location += word.utf16.count + 1
    }
    super.processEditing()
  }
}

private final class StorageLog: NSObject, NSTextStorageDelegate {
  var lines: [String] = []

  private func text(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) -> String {
    "\(mask.rawValue) \(range.location)+\(range.length) \(delta)"
  }

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) { lines.append("will " + text(editedMask, editedRange, delta)) }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) { lines.append("did " + text(editedMask, editedRange, delta)) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor @Suite struct NSTextStorageTests {
  private let log = StorageLog()

  private func kern(_ text: NSAttributedString, _ index: Int) -> Int? {
    text.attribute(.kern, at: index, effectiveRange: nil) as? Int
  }

  @Test func `The delegate hears of each change, with the range as it is afterwards`() {
    let storage = NSTextStorage(string: "hello")
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "a")
    #expect(log.take() == ["will 2 1+1 -1", "did 2 1+1 -1"])
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    #expect(log.take() == ["will 1 0+2 0", "did 1 0+2 0"])
    storage.append(NSAttributedString(string: "!!"))
    #expect(log.take() == ["will 3 4+2 2", "did 3 4+2 2"])
    #expect(storage.string == "halo!!")
    #expect((storage.editedMask, storage.editedRange.location, storage.changeInLength) == ([], NSNotFound, 0))
  }

  @Test func `Changes between begin and end are processed once`() {
    let storage = NSTextStorage(string: "abcdef")
    storage.delegate = log
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.setAttributes([.kern: 1], range: NSRange(location: 3, length: 1))
    #expect(log.lines.isEmpty)
    storage.endEditing()
    #expect(log.take() == ["will 3 0+4 -1", "did 3 0+4 -1"])
  }

  @Test func `A subclass that keeps the text itself is read and changed by all of the methods`() {
    let storage = BackedStorage()
    storage.delegate = log
    storage.append(NSAttributedString(string: "a #tag", attributes: [.baselineOffset: 1]))
    #expect((storage.length, storage.string) == (6, "a #tag"))
    #expect((kern(storage, 0), kern(storage, 3)) == (nil, 3))
    #expect(storage.attribute(.baselineOffset, at: 0, effectiveRange: nil) as? Int == 1)
    #expect(log.take().count == 2)
    storage.insert(NSAttributedString(string: "#"), at: 0)
    #expect(kern(storage, 0) == 3)
    #expect(NSAttributedString(attributedString: storage).string == "#a #tag")
    #expect(kern(storage.attributedSubstring(from: NSRange(location: 3, length: 4)), 0) == 3)
    storage.setAttributedString(NSAttributedString(string: "x"))
    #expect(storage.string == "x")
    var runs = 0
    storage.enumerateAttributes(in: NSRange(location: 0, length: 1), options: []) { _, _, _ in runs += 1 }
    #expect(runs == 1)
  }

  @Test func `Layout managers join and leave`() {
    let (storage, manager) = (NSTextStorage(string: "a"), NSLayoutManager())
    storage.addLayoutManager(manager)
    #expect(storage.layoutManagers.first === manager)
    #expect(manager.textStorage === storage)
    storage.removeLayoutManager(manager)
    #expect((storage.layoutManagers.count, manager.textStorage) == (0, nil))
  }
}

/// The storage of a text view.
@MainActor @Suite struct TextViewStorageTests {
  private let stage: Stage
  private let log = StorageLog()

  init() throws { stage = try Stage() }

  private func view(_ make: () -> UITextView = { UITextView() }) throws -> UITextView {
    try stage.app.run {
      let view = make()
      view.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
      stage.controller.view.addSubview(view)
      return view
    }
  }

  @Test func `What code changes in the storage is shown, and the caret moves with the text`() throws {
    let view = try view()
    try stage.app.run {
      view.text = "hello"
      _ = view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 5, length: 0)
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Oh, j")
    }
    #expect(view.text == "Oh, jello")
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
    try stage.app.run { view.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2)) }
    #expect(view.attributedText.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
  }

  @Test func `What is typed and set is in the storage, and its delegate hears of it before the view's`() throws {
    let view = try view()
    let recorder = ViewRecorder(stage, "view", view)
    view.textStorage.delegate = log
    try stage.app.run {
      view.text = "ab"
      _ = view.becomeFirstResponder()
    }
    #expect(log.take().last == "did 3 0+2 2")
    try stage.app.typeKey("c", modifierFlags: [])
    #expect(log.take() == ["will 3 2+1 1", "did 3 2+1 1"])
    #expect(view.textStorage.string == "abc")
    try stage.app.run { view.font = .boldSystemFont(ofSize: 20) }
    #expect(log.take() == ["will 1 0+3 0", "did 1 0+3 0"])
    #expect((view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    withExtendedLifetime(recorder) {}
  }

  @Test func `A storage of the app's own class highlights what is typed`() throws {
    let storage = BackedStorage()
    let view = try view {
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      storage.append(NSAttributedString(string: "see "))
      return UITextView(frame: .zero, textContainer: container)
    }
    #expect(view.text == "see ")
    #expect(view.textStorage === storage)
    #expect(view.layoutManager === storage.layoutManagers.first)
    try stage.app.run { _ = view.becomeFirstResponder() }
    for key in "#me" { try stage.app.typeKey(String(key), modifierFlags: []) }
    #expect(storage.string == "see #me")
    #expect(view.attributedText.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 3)
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    try stage.app.run { view.undoManager?.undo() }
    #expect(storage.string == "see ")
  }

  private final class Highlighter: NSObject, NSTextStorageDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      guard editedMask.contains(.editedCharacters) else { return }
      let all = NSRange(location: 0, length: textStorage.length)
      textStorage.removeAttribute(.underlineStyle, range: all)
      let word = (textStorage.string as NSString).range(of: "let")
      if word.length > 0 { textStorage.addAttribute(.underlineStyle, value: 1, range: word) }
    }
  }

  @Test func `A delegate that sets attributes while a change is processed is heard once`() throws {
    let view = try view()
    let highlighter = Highlighter()
    view.textStorage.delegate = highlighter
    try stage.app.run { _ = view.becomeFirstResponder() }
    for key in "let" { try stage.app.typeKey(String(key), modifierFlags: []) }
    #expect(view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
  }
}
