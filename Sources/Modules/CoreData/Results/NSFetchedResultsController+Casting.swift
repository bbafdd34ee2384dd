// On a device a controller does not know the type of its results, so that a cast to another one is the controller itself.
// Casts in rewritten sources use the names here; they are not written by hand.

extension NSFetchedResultsController {
  /// A controller of the same results by another type; itself where that is its own.
  public func __controller<Result>(of type: Result.Type) -> NSFetchedResultsController<Result>? {
    if let same = self as? NSFetchedResultsController<Result> { return same }
    let controller = NSFetchedResultsController<Result>(results)
    controller.origin = self
    // What is changed of the request of either of the two counts, of the one that was cast as long as it is there.
    results.takeRequest = { [unowned results, weak controller, weak self] in
      if let controller {
        results.request.take(controller.fetchRequest)
      } else if let self {
        results.request.take(self.fetchRequest)
      }
    }
    if results.controller == nil {
      results.controller = controller as? NSFetchedResultsController<any NSFetchRequestResult>
    }
    return controller
  }
}

extension Optional {
  /// A controller of the same results by another type; nil without a controller.
  public func __controller<Old, New>(of type: New.Type) -> NSFetchedResultsController<New>?
  where Wrapped == NSFetchedResultsController<Old> { self?.__controller(of: type) }
}
