/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo {
  /// The value that the section's objects have in common, as a text.
  var name: String { get }
  /// What an index of sections shows for it.
  var indexTitle: String? { get }
  /// The number of objects in the section.
  var numberOfObjects: Int { get }
  /// The objects of the section, in their order.
  var objects: [Any]? { get }
}

struct ResultsSection: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  var found: [NSManagedObject]
  var numberOfObjects: Int { found.count }
  var objects: [Any]? { found }
}

/// How an object or a section of the results changed; raw values are Core Data's.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }
