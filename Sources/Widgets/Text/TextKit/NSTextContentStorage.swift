public import Foundation

/// Keeps a document and the layout managers that show it: the common part of TextKit's newer side.
open class NSTextContentManager: NSObject {
  /// The managers that lay the document out; they are kept alive.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The one that a view shows.
  open var primaryTextLayoutManager: NSTextLayoutManager?
  /// Kept, without effect: changes of the storage are laid out when they are needed.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Kept, without effect: there are no elements of one's own.
  open var automaticallySynchronizesToBackingStore = true
  /// Whether changes of the document run at the moment.
  open private(set) var hasEditingTransaction = false

  public override init() { super.init() }
  /// Creates a content manager from an archive, without layout managers.
  public required init?(coder: NSCoder) { super.init() }

  /// All of the document.
  open var documentRange: NSTextRange { NSTextRange(units: NSRange(location: 0, length: 0)) }

  /// Adds a layout manager; the first one becomes the primary one.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
    if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
  }
  /// Removes a layout manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.textContentManager = nil
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = textLayoutManagers.first }
  }

  /// Runs changes of the document.
  open func performEditingTransaction(_ transaction: () -> Void) {
    let was = hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = was
  }

  /// The location an offset in UTF-16 units from another one; nil outside of the document.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let start = location as? TextStorageLocation else { return nil }
    let (sum, overflows) = start.offset.addingReportingOverflow(offset)
    guard !overflows, sum >= 0, sum <= documentRange.units.length else { return nil }
    return TextStorageLocation(sum)
  }
  /// How many UTF-16 units lie between two locations.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    ((to as? TextStorageLocation)?.offset ?? 0) - ((from as? TextStorageLocation)?.offset ?? 0)
  }
}

/// A document that is the text of a storage.
open class NSTextContentStorage: NSTextContentManager {
  /// The text; that of a text view is the view's.
  open var textStorage: NSTextStorage?
  /// A copy of the text.
  open var attributedString: NSAttributedString? {
    get { textStorage.map { NSAttributedString(attributedString: $0) } }
    set { textStorage = newValue.map { NSTextStorage(attributedString: $0) } }
  }

  open override var documentRange: NSTextRange {
    NSTextRange(units: NSRange(location: 0, length: textStorage?.length ?? 0))
  }
  open override func performEditingTransaction(_ transaction: () -> Void) {
    super.performEditingTransaction {
      textStorage?.beginEditing()
      transaction()
      textStorage?.endEditing()
    }
  }
}
