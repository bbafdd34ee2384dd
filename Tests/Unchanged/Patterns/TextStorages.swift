import Testing
import UIKit

// TextKit's classes and the undo manager as apps use them.

class MarkingStorage: NSTextStorage {
  private let backingStore = NSMutableAttributedString(string: "")

  override init() { super.init() }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var string: String { backingStore.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { backingStore.attributes(at: location, effectiveRange: range) }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backingStore.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backingStore.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    addAttributes([.foregroundColor: UIColor.black], range: editedRange)
    super.processEditing()
  }
}

class RoundedLayoutManager: NSLayoutManager {
  var drawn = 0

  override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, usedRect, textContainer, glyphRange, stop in
      self.drawn += 1
    }
  }
}

class NotePage: UIView, NSTextStorageDelegate, NSLayoutManagerDelegate {
  let textView: UITextView
  private let storage = MarkingStorage()

  override init(frame: CGRect) {
    let layoutManager = RoundedLayoutManager()
    let container = NSTextContainer(size: CGSize(width: frame.width, height: .greatestFiniteMagnitude))
    container.widthTracksTextView = true
    layoutManager.addTextContainer(container)
    storage.addLayoutManager(layoutManager)
    textView = UITextView(frame: frame, textContainer: container)
    super.init(frame: frame)
    layoutManager.delegate = self
    storage.delegate = self
    addSubview(textView)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  nonisolated func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    guard editedMask.contains(.editedCharacters) else { return }
    textStorage.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: editedRange)
  }

  nonisolated func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 4 }
}

extension UITapGestureRecognizer {
  func didTapAttributedText(in label: UILabel, range: NSRange) -> Bool {
    guard let attributedText = label.attributedText else { return false }
    let textStorage = NSTextStorage(attributedString: attributedText)
    let layoutManager = NSLayoutManager()
    textStorage.addLayoutManager(layoutManager)
    let textContainer = NSTextContainer(size: label.bounds.size)
    textContainer.lineFragmentPadding = 0
    textContainer.maximumNumberOfLines = label.numberOfLines
    textContainer.lineBreakMode = label.lineBreakMode
    layoutManager.addTextContainer(textContainer)
    let index = layoutManager.characterIndex(
      for: location(in: label), in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    return NSLocationInRange(index, range)
  }
}

class GrowingTextView: UITextView {
  var placeholder: String?
  private let ownUndo = UndoManager()

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var undoManager: UndoManager? { ownUndo }

  var neededHeight: CGFloat {
    layoutManager.ensureLayout(for: textContainer)
    return layoutManager.usedRect(for: textContainer).height + textContainerInset.top + textContainerInset.bottom
  }

  override func toggleBoldface(_ sender: Any?) { super.toggleBoldface(sender) }
}

class CounterController: UIViewController {
  private(set) var count = 0 {
    didSet { title = "\(count)" }
  }

  func change(to value: Int) {
    let old = count
    undoManager?.registerUndo(withTarget: self) { $0.change(to: old) }
    if undoManager?.isUndoing != true { undoManager?.setActionName("Change") }
    count = value
  }
}

@MainActor @Suite struct TextStoragePatterns {
  @Test func `A storage and a layout manager of one's own show in a text view`() {
    let page = NotePage(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    page.textView.text = "one\ntwo"
    #expect(page.textView.textStorage is MarkingStorage)
    #expect(page.textView.textStorage.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    #expect(page.textView.layoutManager.usedRect(for: page.textView.textContainer).height > 32)
  }

  @Test func `A controller undoes through its window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = CounterController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.change(to: 3)
    #expect(controller.undoManager?.undoMenuItemTitle == "Undo Change")
    controller.undoManager?.undo()
    #expect(controller.count == 0)
    controller.undoManager?.redo()
    #expect(controller.count == 3)
  }
}
