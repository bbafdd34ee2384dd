import Foundation

/// Where a record is in a store: the name of its entity and its number there.
struct RowKey: Hashable, Sendable {
  let entity: String
  let number: Int
}

/// The other records that a relationship names.
enum StoredReference: Equatable, Sendable {
  case one(RowKey?)
  case many([RowKey])
}

/// A record of a store.
struct StoredRow: @unchecked Sendable {
  /// The values of the attributes; a missing one is none.
  var values: [String: Any] = [:]
  var references: [String: StoredReference] = [:]
  /// How often the record was saved.
  var version = 1
}
