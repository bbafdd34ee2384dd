import Foundation

/// The elements that came into a list, or that left it, as key-value observing tells of them.
struct ListChange {
  let kind: NSKeyValueChange
  let indexes: IndexSet
  let elements: [Any]
}
