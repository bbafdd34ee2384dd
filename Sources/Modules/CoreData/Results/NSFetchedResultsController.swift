public import Foundation
import PlainviewRuntime

/// The objects that a request finds, in sections, for a table or a collection view; a delegate is notified of their changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  let results: FetchedResults
  /// The controller whose results these are, of one that was cast; nil for any other.
  final var origin: AnyObject?

  /// Controls the results of a request, which has to have sort descriptors, in sections by the value of a key path.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.take(fetchRequest)
    self.fetchRequest = fetchRequest
    results = FetchedResults(request, context, sectionNameKeyPath, name)
    super.init()
    if fetchRequest.sortDescriptors?.isEmpty ?? true {
      fail(
        .invalidArgument("An instance of NSFetchedResultsController requires a fetch request with sort descriptors"))
    }
    results.takeRequest = { [unowned self] in request.take(self.fetchRequest) }
    results.controller = self as? NSFetchedResultsController<any NSFetchRequestResult>
  }

  /// Creates a controller without a request, as apps and tests do until they have one; it finds nothing.
  public override init() {
    fetchRequest = NSFetchRequest<ResultType>()
    results = FetchedResults(
      NSFetchRequest<any NSFetchRequestResult>(), NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
      nil, nil)
    super.init()
  }

  /// A controller of any type for the same results, for delegates.
  init(_ results: FetchedResults) {
    self.results = results
    fetchRequest = NSFetchRequest<ResultType>()
    fetchRequest.take(results.request)
    super.init()
  }

  /// The request; what is changed of it counts when the results are fetched the next time.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context that the objects are fetched in.
  open var managedObjectContext: NSManagedObjectContext { results.context }
  /// The key path whose values divide the objects into sections; nil for one section.
  open var sectionNameKeyPath: String? { results.sectionKeyPath }
  /// Kept, without effect: fetching takes no time that a file would save.
  open var cacheName: String? { results.cacheName }
  /// Is notified of changes of the results.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }
  /// Does nothing: there are no caches.
  open class func deleteCache(withName name: String?) {}

  /// Finds the objects.
  open func performFetch() throws { try results.fetch() }

  /// The objects, section after section; nil before they were fetched.
  open var fetchedObjects: [ResultType]? { results.sections?.flatMap(\.found).compactMap { $0 as? ResultType } }
  /// The sections of the results; nil before they were fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }

  /// The object at an index path; an exception where there is none.
  open func object(at indexPath: IndexPath) -> ResultType {
    let sections = results.sections ?? []
    let (section, index) = (indexPath.first ?? 0, indexPath.count > 1 ? indexPath[1] : 0)
    if sections.indices.contains(section), sections[section].found.indices.contains(index),
      let object = sections[section].found[index] as? ResultType
    {
      return object
    }
    let reason =
      sections.indices.contains(section)
      ? "no object at index \(index) in section at index \(section)" : "no section at index \(section)"
    fail(.invalidArgument(reason))
    preconditionFailure("NSFetchedResultsController: \(reason)")
  }

  /// Returns the index path of an object; nil when it is not among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.indexPath(of: $0.objectID) }
  }

  /// Returns the title in a section index for the name of a section; the first letter unless the delegate gives
  /// another.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? { results.indexTitle(sectionName) }
  /// The titles of the section index, in the order of the sections.
  open var sectionIndexTitles: [String] { (results.sections ?? []).compactMap(\.indexTitle) }
  /// Returns the index of the section with a title; the given index for an unknown title.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    (results.sections ?? []).firstIndex { $0.indexTitle == title } ?? sectionIndex
  }

  /// Controllers of the same results are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ResultsHolder)?.results === results
  }
  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// A controller of whatever type.
protocol ResultsHolder { var results: FetchedResults { get } }
extension NSFetchedResultsController: ResultsHolder {}
