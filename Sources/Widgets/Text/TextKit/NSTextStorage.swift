public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// A text with attributes that tells its layout managers, and its text view, of every change.
///
/// A subclass overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two; other than on a device it may
/// also leave the keeping of the text to this class.
open class NSTextStorage: NSMutableAttributedString {
  /// What a change was of; raw values are UIKit's.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before a change of the text is processed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after a change of the text was processed.
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  /// The managers that lay the text out; the storage keeps them alive.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// What of the text changed since changes were processed last; empty in between.
  open internal(set) var editedMask: EditActions = []
  /// The characters that changed, as they are now; at `NSNotFound` in between.
  open internal(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many UTF-16 units the text became longer.
  open internal(set) var changeInLength = 0
  /// Informed of changes before and after they are processed; not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// An observer of changes besides the layout managers.
  open weak var textStorageObserver: (any NSTextStorageObserving)?
  /// The editor that has the text; nil for a storage without text view.
  nonisolated(unsafe) weak var editor: TextEditor?
  /// How many `beginEditing()` are open.
  private var depth = 0
  /// Whether the class keeps the text itself, and a change is under way in it.
  private var isStoring = false
  /// Whether the class is not a subclass.
  private var isPlain: Bool { type(of: self) == NSTextStorage.self }

  /// Creates an empty storage.
  public init() { super.init(string: "") }
  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
  /// Creates a storage from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var length: Int { isPlain ? super.length : string.utf16.count }

  // MARK: Layout managers

  /// Adds a layout manager, which lays out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.join(self)
  }
  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.join(nil)
  }

  // MARK: Changes (NSTextStorage+Editing)

  /// Notes a change, and processes it unless more is coming; the range is that of the text before it.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if !isPlain, !isStoring { mirror(editedMask, editedRange, delta) }
    note(editedMask, editedRange, delta)
    guard depth == 0 else { return }
    depth = 1
    endEditing()
  }

  /// Tells the delegate, then the layout managers and the text view, of what changed.
  ///
  /// A delegate or a subclass may change attributes meanwhile, and the delegate's `willProcessEditing` also characters.
  open func processEditing() { baseProcessEditing() }

  open override func beginEditing() { depth += 1 }
  /// Processes what changed since the first of the calls of `beginEditing()`.
  open override func endEditing() {
    guard depth > 0 else { return }
    // The last one stays open meanwhile, so that changes of attributes are not processed inside of it.
    if depth == 1, !editedMask.isEmpty {
      processEditing()
      editedMask = []
      editedRange = NSRange(location: NSNotFound, length: 0)
      changeInLength = 0
    }
    depth -= 1
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    storing { super.replaceCharacters(in: range, with: str) }
    change(.editedCharacters, range, str.utf16.count - range.length)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    storing { super.setAttributes(attrs, range: range) }
    change(.editedAttributes, range, 0)
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    guard isPlain else { return changeAttributes(in: range) { $0.merge(attrs) { $1 } } }
    super.addAttributes(attrs, range: range)
    change(.editedAttributes, range, 0)
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard isPlain else { return changeAttributes(in: range) { $0[name] = nil } }
    super.removeAttribute(name, range: range)
    change(.editedAttributes, range, 0)
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard isPlain else {
      beginEditing()
      replaceCharacters(in: range, with: attrString.string)
      takeAttributes(of: attrString, at: range.location)
      return endEditing()
    }
    super.replaceCharacters(in: range, with: attrString)
    change([.editedCharacters, .editedAttributes], range, attrString.length - range.length)
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Runs a change of what this class keeps.
  private func storing(_ body: () -> Void) {
    let was = isStoring
    isStoring = true
    body()
    isStoring = was
  }

  private func change(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    storing { edited(mask, range: range, changeInLength: delta) }
  }

  /// Copies what a subclass keeps itself: Foundation reads attributed strings past their methods.
  private func mirror(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    let new = NSRange(location: range.location, length: max(0, range.length + delta))
    guard super.length >= range.location + range.length, length >= new.location + new.length else { return }
    if mask.contains(.editedCharacters) {
      super.replaceCharacters(in: range, with: (string as NSString).substring(with: new))
    }
    var index = new.location
    while index < new.location + new.length {
      var run = NSRange(location: 0, length: 0)
      let attributes = attributes(at: index, effectiveRange: &run)
      let end = max(index + 1, min(run.location + run.length, new.location + new.length))
      super.setAttributes(attributes, range: NSRange(location: index, length: end - index))
      index = end
    }
  }

  // MARK: Attributes that are fixed later

  /// Whether fonts are chosen for letters only when they are looked at; here nothing has to be chosen.
  open var fixesAttributesLazily: Bool { true }
  /// Kept, without effect: every font has all letters here.
  open func invalidateAttributes(in range: NSRange) {}
  /// Kept, without effect: every font has all letters here.
  open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// Is told of changes of a storage, as a layout manager does.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The storage that is observed; nil for none.
  var textStorage: NSTextStorage? { get set }
  /// Called for a change that was processed.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  /// Runs a change of the storage.
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
