public import Foundation
public import PlainviewLists
import PlainviewRuntime

/// Is notified of changes of a controller's results.
///
/// The controller that is handed over is equal to the one that was made, and has its results; where that one's objects
/// are of a class of their own it is another object, since Swift knows no common class of both.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// Called before the changes of the results are reported one by one.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called after the changes of the results were reported.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for each section that was added or removed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
  /// Called for each object that was added, removed, moved or updated; the index path is nil for an added object.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called with a snapshot of all results after they have changed, for a diffable data source.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// Called with the differences of the results after they have changed; for results of one section.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  /// Called for the title of a section in a section index; nil stands for the first letter of its name.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  /// The default of the optional method: does nothing.
  public dynamic func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    leftOut(by: self, anywhere: (), with: [controller])
  }
  /// The default of the optional method: does nothing.
  public dynamic func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    leftOut(by: self, anywhere: (), with: [controller])
  }
  /// The default of the optional method: does nothing.
  public dynamic func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) { leftOut(by: self, anywhere: (), with: [controller, sectionInfo, sectionIndex, type]) }
  /// The default of the optional method: does nothing.
  public dynamic func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) { leftOut(by: self, anywhere: (), with: [controller, anObject, indexPath, type, newIndexPath]) }
  /// The default of the optional method: does nothing.
  public dynamic func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { leftOut(by: self, anywhere: (), with: [controller, snapshot]) }
  /// The default of the optional method: does nothing.
  public dynamic func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { leftOut(by: self, anywhere: (), with: [controller, diff]) }
  /// The default of the optional method: the title is the first letter of the name.
  public dynamic func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { leftOut(by: self, anywhere: nil, with: [controller, sectionName]) }
}
