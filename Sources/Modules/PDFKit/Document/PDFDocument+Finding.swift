public import Foundation
import PlainviewRuntime

/// The key of the selection that was found, in the notification `PDFDocumentDidFindMatch`.
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"
/// The key of the index of the page, in the notifications of a search.
public let PDFDocumentPageIndexKey = "PDFDocumentPageIndex"

extension NSNotification.Name {
  /// Posted when a search begins.
  public static let PDFDocumentDidBeginFind = NSNotification.Name("PDFDocumentDidBeginFind")
  /// Posted when a search ends, also one that was canceled.
  public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDocumentDidEndFind")
  /// Posted before a page is searched.
  public static let PDFDocumentDidBeginPageFind = NSNotification.Name("PDFDocumentDidBeginPageFind")
  /// Posted after a page was searched.
  public static let PDFDocumentDidEndPageFind = NSNotification.Name("PDFDocumentDidEndPageFind")
  /// Posted for each match, with the selection.
  public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDocumentDidFindMatch")
  /// Posted when a password has unlocked a document; never here.
  public static let PDFDocumentDidUnlock = NSNotification.Name("PDFDocumentDidUnlock")
}

/// Is told of a search; every method is optional.
@preconcurrency public protocol PDFDocumentDelegate: NSObjectProtocol {
  /// Called when a search begins.
  func documentDidBeginDocumentFind(_ notification: Notification)
  /// Called when a search ends.
  func documentDidEndDocumentFind(_ notification: Notification)
  /// Called before a page is searched.
  func documentDidBeginPageFind(_ notification: Notification)
  /// Called after a page was searched.
  func documentDidEndPageFind(_ notification: Notification)
  /// Called for each match.
  func documentDidFindMatch(_ notification: Notification)
  /// Called for each match, with the selection.
  func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
  /// The default of the optional method; does nothing.
  dynamic public func documentDidBeginDocumentFind(_ notification: Notification) {
    leftOut(by: self, anywhere: (), with: [notification])
  }
  /// The default of the optional method; does nothing.
  dynamic public func documentDidEndDocumentFind(_ notification: Notification) {
    leftOut(by: self, anywhere: (), with: [notification])
  }
  /// The default of the optional method; does nothing.
  dynamic public func documentDidBeginPageFind(_ notification: Notification) {
    leftOut(by: self, anywhere: (), with: [notification])
  }
  /// The default of the optional method; does nothing.
  dynamic public func documentDidEndPageFind(_ notification: Notification) {
    leftOut(by: self, anywhere: (), with: [notification])
  }
  /// The default of the optional method; does nothing.
  dynamic public func documentDidFindMatch(_ notification: Notification) {
    leftOut(by: self, anywhere: (), with: [notification])
  }
  /// The default of the optional method; does nothing.
  dynamic public func didMatchString(_ instance: PDFSelection) { leftOut(by: self, anywhere: (), with: [instance]) }
}

extension PDFDocument {
  /// Returns the matches of a text, in order, on the pages that can be read.
  public func findString(_ string: String, withOptions options: NSString.CompareOptions) -> [PDFSelection] {
    (0..<pageCount).flatMap { matches(string, options, on: $0) }
  }

  /// Returns the first match of a text behind the end of a selection, or with `backwards` the last one before it; from the
  /// beginning for nil. Nil where there is none.
  public func findString(
    _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
  ) -> PDFSelection? {
    let all = findString(string, withOptions: options)
    let isBackwards = options.contains(.backwards)
    guard let selection, let part = isBackwards ? selection.parts.first : selection.parts.last else {
      return isBackwards ? all.last : all.first
    }
    let page = index(for: part.page)
    func position(_ found: PDFSelection) -> (Int, Int) {
      found.parts.first.map { (index(for: $0.page), $0.range.location) } ?? (0, 0)
    }
    return isBackwards
      ? all.last { position($0) < (page, part.range.location) }
      : all.first { position($0) >= (page, NSMaxRange(part.range)) }
  }

  /// Searches for several texts, one page a turn; notifications and the delegate's methods tell of each match.
  public func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions) {
    begin { document, index in strings.flatMap { document.matches($0, options, on: index) } }
  }

  /// Searches for a text, one page a turn; notifications and the delegate's methods tell of each match.
  public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions) {
    begin { document, index in document.matches(string, options, on: index) }
  }

  private func begin(_ matches: @escaping (PDFDocument, Int) -> [PDFSelection]) {
    nonisolated(unsafe) let matches = matches
    cancelFindString()
    isFinding = true
    soon { document in
      document.tell(.PDFDocumentDidBeginFind) { $0.documentDidBeginDocumentFind($1) }
    }
    for index in 0..<pageCount {
      soon { document in
        let number = [PDFDocumentPageIndexKey: index]
        document.tell(.PDFDocumentDidBeginPageFind, number) { $0.documentDidBeginPageFind($1) }
        for found in matches(document, index) {
          document.tell(.PDFDocumentDidFindMatch, [PDFDocumentFoundSelectionKey: found]) {
            $0.documentDidFindMatch($1)
            $0.didMatchString(found)
          }
        }
        document.tell(.PDFDocumentDidEndPageFind, number) { $0.documentDidEndPageFind($1) }
      }
    }
    soon { document in document.endFind() }
  }

  /// Ends a search that is running.
  public func cancelFindString() {
    guard isFinding else { return }
    for turn in searchTurns { SimulatedProcess.current.clock.cancel(turn) }
    searchTurns = []
    soon { document in document.endFind() }
    isFinding = false
  }

  @MainActor private func endFind() {
    isFinding = false
    searchTurns = []
    tell(.PDFDocumentDidEndFind) { $0.documentDidEndDocumentFind($1) }
  }

  private func soon(_ body: @escaping @MainActor (PDFDocument) -> Void) {
    let turn = SimulatedProcess.current.clock.schedule(after: 0, "a search in a document") { [weak self] in
      if let self { body(self) }
    }
    searchTurns.append(turn)
  }

  @MainActor private func tell(
    _ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil,
    _ call: (any PDFDocumentDelegate, Notification) -> Void
  ) {
    UserCode.post(name, object: self, userInfo: userInfo)
    if let delegate { UserCode.run { call(delegate, Notification(name: name, object: self, userInfo: userInfo)) } }
  }

  func matches(
    _ string: String, _ options: NSString.CompareOptions, on index: Int
  ) -> [PDFSelection] {
    guard let page = page(at: index), let text = page.string, !string.isEmpty else { return [] }
    var (found, start): ([PDFSelection], String.Index) = ([], text.startIndex)
    while let range = text.range(of: string, options: options.subtracting(.backwards), range: start..<text.endIndex) {
      if let selection = page.selection(for: NSRange(range, in: text)) { found.append(selection) }
      start = range.upperBound > start ? range.upperBound : text.index(after: start)
    }
    return found
  }
}
