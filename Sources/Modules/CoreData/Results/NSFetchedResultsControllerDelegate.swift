public import Foundation
import PlainviewRuntime
public import PlainviewWidgets

/// Who hears of changes of a controller's results.
///
/// The controller that is handed over is equal to the one that was made, and has its results; where that one's objects
/// are of a class of their own it is another object, since Swift knows no common class of both.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public dynamic func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    leftOut(by: self, anywhere: (), with: [controller])
  }
  public dynamic func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    leftOut(by: self, anywhere: (), with: [controller])
  }
  public dynamic func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) { leftOut(by: self, anywhere: (), with: [controller, sectionInfo, sectionIndex, type]) }
  public dynamic func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) { leftOut(by: self, anywhere: (), with: [controller, anObject, indexPath, type, newIndexPath]) }
  public dynamic func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { leftOut(by: self, anywhere: (), with: [controller, snapshot]) }
  public dynamic func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { leftOut(by: self, anywhere: (), with: [controller, diff]) }
  public dynamic func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { leftOut(by: self, anywhere: nil, with: [controller, sectionName]) }
}
