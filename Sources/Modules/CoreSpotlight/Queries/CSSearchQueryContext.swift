public import Foundation

/// What a query fetches, and which items it leaves out.
open class CSSearchQueryContext: NSObject, NSCopying, @unchecked Sendable {
  /// The names of the values that are fetched; here all are.
  open var fetchAttributes: [String] = []
  /// Queries of which an item has to match each; not well formed ones fail.
  open var filterQueries: [String] = []
  /// The language of the keyboard; kept, without effect.
  open var keyboardLanguage: String?

  public override init() { super.init() }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchQueryContext()
    take(into: copy)
    return copy
  }

  func take(into copy: CSSearchQueryContext) {
    copy.fetchAttributes = fetchAttributes
    copy.filterQueries = filterQueries
    copy.keyboardLanguage = keyboardLanguage
  }
}

/// What a user's search fetches, and how much.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  /// Whether the best items come first.
  open var enableRankedResults = false
  /// The largest number of items; 0 for any.
  open var maxResultCount = 0
  /// The largest number of ranked items; 0 for any.
  open var maxRankedResultCount = 0
  /// The largest number of suggestions; kept, without effect: there are none.
  open var maxSuggestionCount = 0

  /// Returns a copy with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSUserQueryContext()
    take(into: copy)
    copy.enableRankedResults = enableRankedResults
    copy.maxResultCount = maxResultCount
    copy.maxRankedResultCount = maxRankedResultCount
    copy.maxSuggestionCount = maxSuggestionCount
    return copy
  }
}
