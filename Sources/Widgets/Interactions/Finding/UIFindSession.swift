public import Foundation
public import PlainviewUIKitCore

/// How a text is searched for.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
  /// Where in a word the text may be; raw values are UIKit's.
  public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }

  /// Where in a word the text may be; anywhere here.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// How letters are compared: capital letters count as small ones.
  open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }

  public override init() { super.init() }
}

/// A search in what a view shows, from its beginning to its end; apps subclass it.
@preconcurrency @MainActor open class UIFindSession: NSObject {
  /// Whether the number of results is shown; raw values are UIKit's.
  public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal, total, none }

  /// The number of results; 0 by default.
  open var resultCount: Int { 0 }
  /// The index of the highlighted result among all; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// Whether the number of results is shown. Kept, without effect: the panel is not drawn.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether results can be replaced; false by default.
  open var supportsReplacement: Bool { false }
  /// Whether the result that stands out can be replaced; false by default.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  public override init() { super.init() }

  /// Searches for a text; does nothing by default.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the result that stands out; does nothing by default.
  open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Replaces all results; does nothing by default.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Makes the next result stand out, or the one before; does nothing by default.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets the results; does nothing by default.
  open func invalidateFoundResults() {}
}
