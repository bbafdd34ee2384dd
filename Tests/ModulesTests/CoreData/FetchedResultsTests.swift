import Foundation
import PlainviewCoreData
import PlainviewUIAutomation
import Testing
import UIKit

/// Results in sections that follow changes.
@MainActor @Suite struct FetchedResultsTests {
  private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    var last: NSFetchedResultsController<any NSFetchRequestResult>?

    private func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append("will")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append("did")
      last = controller
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { lines.append("section \(sectionInfo.name) \(sectionIndex) \(type)") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) { lines.append("\((anObject as? Book)?.title ?? "") \(text(indexPath)) \(type) \(text(newIndexPath))") }
  }

  /// Takes all changes at once, and would take them one by one.
  private final class WholeListener: NSObject, NSFetchedResultsControllerDelegate {
    var lines: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append("will")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append("did")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) { lines.append("\(diff.insertions.count) inserted of \(controller.fetchedObjects?.count ?? 0)") }
  }

  private final class SnapshotListener: NSObject, NSFetchedResultsControllerDelegate {
    var lines: [String] = []

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append("did")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) { lines.append("difference") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
      let typed = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
      lines.append(typed.itemIdentifiers.map { $0.uriRepresentation().lastPathComponent }.joined(separator: " "))
    }
  }

  private let library: LibraryApp
  private let listener = Listener()
  private var context: NSManagedObjectContext { library.context }

  init() throws { library = try LibraryApp() }

  private func controller(sections: String? = nil) throws -> NSFetchedResultsController<Book> {
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [sections, "title"].compactMap { $0 }.map { NSSortDescriptor(key: $0, ascending: true) }
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
    controller.delegate = listener
    try controller.performFetch()
    return controller
  }

  @Test func `A controller that is cast stands for the one that it was`() throws {
    try library.app.run {
      let cast = try #require(try controller().__controller(of: (any NSFetchRequestResult).self))
      library.book("B", pages: 1)
      library.book("C", pages: 9)
      try context.save()
      #expect(cast.fetchedObjects?.count == 2 && listener.last === cast)
      cast.fetchRequest.predicate = NSPredicate(format: "pages > 5")
      try cast.performFetch()
      #expect((cast.fetchedObjects as? [Book])?.map(\.title) == ["C"])
      #expect(cast.__controller(of: Book.self)?.fetchedObjects?.map(\.title) == ["C"])
      let none: NSFetchedResultsController<Book>? = nil
      #expect(none.__controller(of: Author.self) == nil)
    }
  }

  @Test func `Insertions, changes, moves and deletions are told with their index paths`() throws {
    var held: NSFetchedResultsController<Book>?
    try library.app.run {
      let controller = try controller()
      held = controller
      #expect(controller.sections?.count == 1 && controller.fetchedObjects == [])
      library.book("B")
      library.book("D")
      try context.save()
      #expect(listener.lines == ["will", "B - insert 0.0", "D - insert 0.1", "did"])
      listener.lines = []
      controller.object(at: IndexPath(row: 0, section: 0)).pages = 3
      context.processPendingChanges()
      #expect(listener.lines == ["will", "B 0.0 update 0.0", "did"])
      listener.lines = []
      controller.object(at: IndexPath(row: 0, section: 0)).title = "E"
      library.book("A")
      context.processPendingChanges()
      #expect(listener.lines == ["will", "A - insert 0.0", "E 0.0 move 0.2", "did"])
      listener.lines = []
      context.delete(controller.object(at: IndexPath(row: 1, section: 0)))
      context.processPendingChanges()
      #expect(listener.lines == ["will", "D 0.1 delete -", "did"])
      #expect(controller.fetchedObjects?.map(\.title) == ["A", "E"])
      #expect(listener.last?.fetchedObjects?.count == 2 && listener.last?.isEqual(controller) == true)
      #expect(controller.indexPath(forObject: controller.fetchedObjects![1]) == IndexPath(row: 1, section: 0))
    }
    _ = held
  }

  /// As the header of `NSFetchedResultsControllerDelegate` says.
  @Test func `A delegate that takes a difference or a snapshot hears nothing else`() throws {
    let (whole, snapshots) = (WholeListener(), SnapshotListener())
    var held: [NSFetchedResultsController<Book>] = []
    try library.app.run {
      let controllers = [try controller(), try controller()]
      held = controllers
      controllers[0].delegate = whole
      controllers[1].delegate = snapshots
      library.book("B")
      library.book("D")
      try context.save()
      #expect(whole.lines == ["2 inserted of 2"])
      #expect(snapshots.lines == ["p1 p2"] || snapshots.lines == ["t1 t2"])
    }
    _ = held
  }

  @Test func `Objects stand in sections by a value, which come and go`() throws {
    var held: NSFetchedResultsController<Book>?
    try library.app.run {
      let (jane, mary) = (library.author("Jane"), library.author("Mary"))
      library.book("Emma", by: jane)
      let frankenstein = library.book("Frankenstein", by: mary)
      library.book("Persuasion", by: jane)
      try context.save()
      let controller = try controller(sections: "author.name")
      held = controller
      #expect(controller.sections?.map(\.name) == ["Jane", "Mary"])
      #expect(controller.sections?.map(\.numberOfObjects) == [2, 1] && controller.sectionIndexTitles == ["J", "M"])
      frankenstein.author = jane
      context.processPendingChanges()
      #expect(
        listener.lines == ["will", "section Mary 1 delete", "Frankenstein 1.0 move 0.1", "did"], "\(listener.lines)")
    }
    _ = held
  }

  @Test func `At the end of a turn changes are told without saving`() throws {
    var held: NSFetchedResultsController<Book>?
    try library.app.run {
      held = try controller()
      library.book("A")
      #expect(listener.lines.isEmpty)
    }
    try library.app.settle()
    #expect(listener.lines == ["will", "A - insert 0.0", "did"])
    _ = held
  }

  @Test func `A request without an order is refused`() throws {
    let error = #expect(throws: UncaughtException.self) {
      try library.app.run {
        _ = NSFetchedResultsController(
          fetchRequest: Book.fetchRequest() as NSFetchRequest<Book>, managedObjectContext: context,
          sectionNameKeyPath: nil, cacheName: nil)
      }
    }
    #expect(
      error?.reason == "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
  }
}
