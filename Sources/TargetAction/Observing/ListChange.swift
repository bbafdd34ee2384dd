import Foundation

/// The elements that were inserted into a list, or removed from it, as key-value observing reports them.
struct ListChange {
  let kind: NSKeyValueChange
  let indexes: IndexSet
  let elements: [Any]
}
