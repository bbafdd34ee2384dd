import Foundation
import PlainviewUIKitCore

/// The interaction that searches in a text view, and its delegate.
@MainActor final class TextFinding: NSObject, UIFindInteractionDelegate {
  private weak var view: UITextView?
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    self.view.map { TextFindSession($0) }
  }
}

/// A search in the text of a text view: results are scrolled to, and replaced as the user would.
final class TextFindSession: UIFindSession {
  private weak var view: UITextView?
  private var found: [NSRange] = []
  private var index: Int?

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  override var resultCount: Int { found.count }
  override var highlightedResultIndex: Int { index ?? NSNotFound }
  override var supportsReplacement: Bool { view?.isEditable ?? false }
  override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && index != nil }

  override func performSearch(query: String, options: UITextSearchOptions?) {
    found = ranges(of: query, options)
    let start = view?.selectedRange.location ?? 0
    index = found.firstIndex { $0.location >= start } ?? (found.isEmpty ? nil : 0)
    show()
  }

  override func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {
    guard allowsReplacementForCurrentlyHighlightedResult, let index, found.indices.contains(index) else { return }
    replace(found[index], by: replacementString)
    performSearch(query: query, options: options)
  }

  override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard supportsReplacement else { return }
    for range in ranges(of: searchQuery, options).reversed() { replace(range, by: replacementString) }
    performSearch(query: searchQuery, options: options)
  }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !found.isEmpty else { return }
    let step = direction == .forward ? 1 : found.count - 1
    index = ((index ?? 0) + step) % found.count
    show()
  }

  override func invalidateFoundResults() {
    found = []
    index = nil
  }

  private func show() {
    if let index, found.indices.contains(index) { view?.scrollRangeToVisible(found[index]) }
  }

  private func replace(_ range: NSRange, by text: String) {
    guard let view, view.mayChange(range, to: text) else { return }
    view.editor.replace(range, with: text)
  }

  private func ranges(of query: String, _ options: UITextSearchOptions?) -> [NSRange] {
    guard let view, !query.isEmpty else { return [] }
    let text = NSString(string: view.storage.text)
    let comparing = options?.stringCompareOptions ?? .caseInsensitive
    var ranges: [NSRange] = []
    var start = 0
    while start < text.length {
      let rest = NSRange(location: start, length: text.length - start)
      let next = text.range(of: query, options: comparing, range: rest)
      guard next.location != NSNotFound, next.length > 0 else { break }
      ranges.append(next)
      start = next.location + next.length
    }
    return ranges
  }
}
