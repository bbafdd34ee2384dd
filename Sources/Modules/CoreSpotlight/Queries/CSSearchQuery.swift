public import Foundation
import PlainviewRuntime

/// Looks for the app's own items by a query such as `title == "tea*"cd && pageCount > 2`.
///
/// A query runs once, in the next turn. Differs from Apple's: closures are called on the main thread, and all values of
/// an item are fetched.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  /// Called with the items that were found, before the end; not called for none.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  /// Called at the end, with the error if there is one.
  open var completionHandler: (((any Error)?) -> Void)?
  /// The protection of the files that are looked at; kept, without effect.
  open var protectionClasses: [FileProtectionType] = []
  /// How many items were found.
  open private(set) var foundItemCount = 0
  /// Whether the query was canceled.
  open private(set) var isCancelled = false

  let queryString: String
  private let context: CSSearchQueryContext?
  private var hasStarted = false
  private var turn: VirtualClock.Token?

  /// Creates a query for items with some of their values; here with all.
  public convenience init(queryString: String, attributes: [String]?) {
    let context = CSSearchQueryContext()
    context.fetchAttributes = attributes ?? []
    self.init(queryString: queryString, queryContext: context)
  }
  /// Creates a query with what it fetches and leaves out.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    self.queryString = queryString
    context = queryContext?.copy() as? CSSearchQueryContext
    super.init()
  }

  /// Begins to look; without effect for a query that has begun.
  open func start() {
    guard !hasStarted else { return }
    hasStarted = true
    turn = SimulatedProcess.current.clock.schedule(after: 0, "a query of CoreSpotlight") { [self] in
      turn = nil
      switch answer() {
      case .failure(let error): end(error)
      case .success(let items):
        foundItemCount = items.count
        if !items.isEmpty { UserCode.run { foundItemsHandler?(items) } }
        end(nil)
      }
    }
  }

  /// Ends the query with the error `cancelled`.
  open func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    guard let turn else { return }
    let clock = SimulatedProcess.current.clock
    clock.cancel(turn)
    self.turn = nil
    clock.schedule(after: 0, "the end of a canceled query") { [self] in end(CSSearchQueryError(.cancelled)) }
  }

  @MainActor private func end(_ error: CSSearchQueryError?) { UserCode.run { completionHandler?(error) } }

  private func answer() -> Result<[CSSearchableItem], CSSearchQueryError> {
    let device = SpotlightDevice.current
    guard device.state.isAvailable else { return .failure(CSSearchQueryError(.indexUnreachable)) }
    var filters: [QueryPredicate] = []
    for text in context?.filterQueries ?? [] {
      guard let filter = QueryReader.read(text) else { return .failure(CSSearchQueryError(.invalidQuery)) }
      filters.append(filter)
    }
    guard let isMeant = condition() else { return .failure(CSSearchQueryError(.invalidQuery)) }
    let items = device.found.filter { item in isMeant(item) && filters.allSatisfy { $0.matches(item) } }
    return .success(arrange(items))
  }

  /// What an item has to be; nil for a query that is not well formed.
  func condition() -> ((CSSearchableItem) -> Bool)? { QueryReader.read(queryString).map { $0.matches } }
  func arrange(_ items: [CSSearchableItem]) -> [CSSearchableItem] { items }

  // MARK: Results

  /// The items that are found, for `for try await`; asking for the first one starts the query.
  public var results: Results { Results(query: self) }

  /// An item that was found.
  public struct Item: @unchecked Sendable, Identifiable {
    /// The item.
    public let item: CSSearchableItem
    /// The identifier of the item.
    public var id: String { item.uniqueIdentifier }
  }

  /// The items that a query finds.
  public struct Results: AsyncSequence, @unchecked Sendable {
    let query: CSSearchQuery

    /// Hands out one item after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let query: CSSearchQuery
      private var items: [CSSearchableItem]?

      init(query: CSSearchQuery) { self.query = query }

      /// Returns the next item, nil at the end; throws the error of the query.
      public mutating func next() async throws -> Item? {
        var rest = try items ?? query.answer().get()
        query.foundItemCount = Swift.max(query.foundItemCount, rest.count)
        let first = rest.isEmpty ? nil : rest.removeFirst()
        items = rest
        return first.map { Item(item: $0) }
      }
    }

    /// Returns an iterator over the items.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(query: query) }
  }
}

/// Looks for items by the words of a user: each begins a word of an item's texts. There are no suggestions.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  /// How many suggestions there are; always 0.
  open var foundSuggestionCount: Int { 0 }
  private let userContext: CSUserQueryContext?

  /// Creates a search for a user's words.
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    userContext = userQueryContext?.copy() as? CSUserQueryContext
    super.init(queryString: userQueryString ?? "", queryContext: userQueryContext)
  }

  /// Gets ready for searches; does nothing here.
  open class func prepare() {}

  override func condition() -> ((CSSearchableItem) -> Bool)? { UserSearch(queryString).matches }

  override func arrange(_ items: [CSSearchableItem]) -> [CSSearchableItem] {
    guard let userContext else { return items }
    var arranged = items
    if userContext.enableRankedResults { arranged.sort { $0.compare(byRank: $1) == .orderedAscending } }
    let most = userContext.maxResultCount
    return most > 0 ? Array(arranged.prefix(most)) : arranged
  }
}
