import Foundation
import PlainviewCoreData
import PlainviewUIAutomation
import Testing
import UIKit

/// Saving, conflicts, several contexts.
@MainActor @Suite struct SavingTests {
  private let library: LibraryApp
  private var context: NSManagedObjectContext { library.context }

  init() throws { library = try LibraryApp() }

  @Test func `What was saved is there at the next launch, and in no other test`() throws {
    try library.app.run { () throws in
      #expect(library.titles().isEmpty)
      library.book("Emma", pages: 474, by: library.author("Jane"))
      try context.save()
      #expect(!context.hasChanges)
      library.book("not saved")
    }
    library.app.terminate()
    try library.app.launch()
    try library.app.run { () throws in
      library.load()
      #expect(library.titles() == ["Emma"])
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      let book = try #require(try context.fetch(request).first)
      #expect(book.author?.name == "Jane" && book.author?.books?.count == 1)
      let id = book.objectID
      #expect(!id.isTemporaryID && id.uriRepresentation().absoluteString.hasSuffix("/Book/p1"))
      #expect(
        library.container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: id.uriRepresentation())
          === id)
    }
  }

  @Test func `The metadata of a store is there at the next launch once a context has saved`() throws {
    func note(_ version: Int, saves: Bool) throws {
      let coordinator = library.container.persistentStoreCoordinator
      let store = try #require(coordinator.persistentStores.first)
      var metadata = coordinator.metadata(for: store)
      metadata["version"] = version
      coordinator.setMetadata(metadata, for: store)
      #expect(coordinator.metadata(for: store)["version"] as? Int == version)
      if saves { try context.save() }
    }
    func launchAgain() throws {
      library.app.terminate()
      try library.app.launch()
      try library.app.run { library.load() }
    }
    func version() throws -> Int? {
      let coordinator = library.container.persistentStoreCoordinator
      let store = try #require(coordinator.persistentStores.first)
      return coordinator.metadata(for: store)["version"] as? Int
    }
    try library.app.run { try note(1, saves: false) }
    try launchAgain()
    #expect(try library.app.run { try version() } == nil)
    try library.app.run { try note(2, saves: true) }
    try launchAgain()
    #expect(try library.app.run { try version() } == 2)
    try library.app.run { () throws in
      let coordinator = library.container.persistentStoreCoordinator
      let store = try #require(coordinator.persistentStores.first)
      let url = try #require(store.url)
      let saved = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
      #expect(saved["version"] as? Int == 2)
      // Type and identifier are added to whatever is set.
      coordinator.setMetadata(nil, for: store)
      let left = coordinator.metadata(for: store)
      #expect(left.count == 2 && left[NSStoreTypeKey] as? String == NSSQLiteStoreType)
      #expect(left[NSStoreUUIDKey] as? String == store.identifier)
    }
  }

  @Test func `A store in memory is gone with its coordinator`() throws {
    try library.app.run { () throws in
      for _ in 0..<2 {
        let container = NSPersistentContainer(
          name: "M", managedObjectModel: NSManagedObjectModel(contentsOf: LibraryApp.url)!)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { #expect($1 == nil) }
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        #expect(try container.viewContext.count(for: request) == 0)
        Book(context: container.viewContext).title = "x"
        try container.viewContext.save()
        #expect(try container.viewContext.count(for: request) == 1)
      }
    }
  }

  @Test func `Objects are checked before they are saved`() throws {
    try library.app.run { () throws in
      let author = Author(context: context)
      let missing = #expect(throws: CocoaError.self) { try context.save() }
      #expect(missing?.code.rawValue == NSValidationMissingMandatoryPropertyError)
      #expect((missing as NSError?)?.userInfo[NSValidationKeyErrorKey] as? String == "name")
      author.name = "a name that is longer than the model wants it"
      let long = #expect(throws: CocoaError.self) { try context.save() }
      #expect(long?.code.rawValue == NSValidationStringTooLongError)
      let chapter = Chapter(context: context)
      let several = #expect(throws: CocoaError.self) { try context.save() }
      #expect(several?.code.rawValue == NSValidationMultipleErrorsError)
      #expect(((several as NSError?)?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
      author.name = "Jane"
      chapter.book = library.book("Emma")
      try context.save()
    }
  }

  @Test func `Of two contexts that change one record the policy says who wins`() throws {
    let expected: [(NSMergePolicy, String?, Int16?)] = [
      (NSErrorMergePolicy, nil, nil), (NSMergeByPropertyObjectTrumpMergePolicy, "mine", 7),
      (NSMergeByPropertyStoreTrumpMergePolicy, "theirs", 7), (NSOverwriteMergePolicy, "mine", 1),
      (NSRollbackMergePolicy, "theirs", 7),
    ]
    for (policy, title, pages) in expected {
      try library.app.run { () throws in
        let book = library.book("Emma", pages: 1)
        try context.save()
        _ = (book.title, book.pages)
        let other = library.container.newBackgroundContext()
        try other.performAndWait {
          let same = try #require(try other.existingObject(with: book.objectID) as? Book)
          (same.title, same.pages) = ("theirs", 7)
          try other.save()
        }
        book.title = "mine"
        context.mergePolicy = policy
        guard let title else {
          let error = #expect(throws: CocoaError.self) { try context.save() }
          #expect(error?.code == .managedObjectMerge)
          return context.rollback()
        }
        try context.save()
        context.reset()
        let found = try #require(try context.existingObject(with: book.objectID) as? Book)
        #expect(found.title == title && found.pages == pages, "\(policy.mergeType)")
      }
    }
  }

  @Test func `Values that are unique exist once`() throws {
    try library.app.run { () throws in
      let first = library.author("Jane")
      first.born = Date(timeIntervalSince1970: 0)
      try context.save()
      _ = library.author("Jane")
      let error = #expect(throws: CocoaError.self) { try context.save() }
      #expect(error?.code == .managedObjectConstraintMerge)
      context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      try context.save()
      let found = try context.fetch(Author.fetchRequest() as NSFetchRequest<Author>)
      #expect(found.map(\.born) == [nil])
      context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
      library.author("Jane").born = Date(timeIntervalSince1970: 5)
      try context.save()
      #expect(try context.fetch(Author.fetchRequest() as NSFetchRequest<Author>).map(\.born) == [nil])
    }
  }

  @Test func `A context that merges by itself follows what is saved in the background`() throws {
    var changes: [String] = []
    var held: Book?
    try library.app.run { () throws in
      context.automaticallyMergesChangesFromParent = true
      let book = library.book("Emma", pages: 1)
      held = book
      try context.save()
      _ = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
      ) { note in
        nonisolated(unsafe) let info = note.userInfo ?? [:]
        MainActor.assumeIsolated { changes += info.keys.map { "\($0)" }.sorted() }
      }
      let id = book.objectID
      library.container.performBackgroundTask { background in
        (background.object(with: id) as? Book)?.pages = 99
        Book(context: background).title = "Lee"
        try? background.save()
      }
      #expect(book.pages == 1)
    }
    try app.settle()
    try library.app.run { () throws in
      #expect(library.titles() == ["Emma", "Lee"])
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      request.predicate = NSPredicate(format: "pages == 99")
      #expect(try context.fetch(request).map(\.pages) == [99])
      #expect(changes == ["inserted", "refreshed"] && held?.pages == 99)
    }
  }

  private var app: XCUIApplication { library.app }

  @Test func `A context above takes what one below saves, and saves it in its turn`() throws {
    try library.app.run { () throws in
      let book = library.book("Emma", pages: 1)
      try context.save()
      let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      child.parent = context
      let same = try #require(try child.existingObject(with: book.objectID) as? Book)
      same.pages = 5
      let made = Book(context: child)
      (made.title, made.author) = ("Lee", nil)
      #expect(book.pages == 1)
      try child.save()
      #expect(book.pages == 5 && context.hasChanges && !child.hasChanges)
      #expect(library.titles() == ["Emma", "Lee"])
      try context.save()
      #expect(!made.objectID.isTemporaryID)
      context.reset()
      #expect(library.titles() == ["Emma", "Lee"])
    }
  }

  @Test func `An asynchronous closure answers and throws`() async throws {
    try library.app.run { () throws in
      let container = library.container!
      Task {
        let count = try await container.performBackgroundTask { context in
          Book(context: context).title = "Emma"
          try context.save()
          return try context.count(for: Book.fetchRequest() as NSFetchRequest<Book>)
        }
        let context = container.viewContext
        let same = await context.perform { 1 }
        Book(context: context).title = "\(count) \(same)"
        let failure = await Task { try await context.perform { throw CocoaError(.coreData) } }.result
        #expect(throws: CocoaError.self) { try failure.get() }
      }
    }
    try app.settle()
    try library.app.run { () throws in #expect(library.titles() == ["1 1", "Emma"]) }
  }

  @Test func `Batches work in the store, and contexts learn of it when they merge`() throws {
    try library.app.run { () throws in
      let insert = NSBatchInsertRequest(
        entityName: "Book", objects: (1...4).map { ["title": "B\($0)", "pages": $0] })
      insert.resultType = .count
      #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 4)
      let all = try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>)
      #expect(all.map(\.pages) == [1, 2, 3, 4])
      let update = NSBatchUpdateRequest(entityName: "Book")
      update.predicate = NSPredicate(format: "pages > 2")
      update.propertiesToUpdate = ["isRead": true, "pages": NSExpression(format: "pages * 10")]
      update.resultType = .updatedObjectIDsResultType
      let ids = (try context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID] ?? []
      #expect(ids.count == 2 && all.map(\.pages) == [1, 2, 3, 4])
      NSManagedObjectContext.mergeChanges(
        fromRemoteContextSave: [NSUpdatedObjectsKey: ids], into: [context])
      #expect(all.map(\.pages) == [1, 2, 30, 40])
      let delete = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Book"))
      delete.resultType = .resultTypeCount
      #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 4)
      context.reset()
      #expect(library.titles().isEmpty)
    }
  }

  @Test func `Changes are given up, undone and done again`() throws {
    try library.app.run { () throws in
      let book = library.book("Emma")
      try context.save()
      book.title = "Lee"
      library.book("Sanditon")
      context.rollback()
      #expect(book.title == "Emma" && !context.hasChanges)
      #expect(library.titles() == ["Emma"])
      context.undoManager = UndoManager()
      book.title = "Lee"
      context.processPendingChanges()
      context.undo()
      #expect(book.title == "Emma")
      context.redo()
      #expect(book.title == "Lee")
    }
  }

  @Test func `A store is destroyed, and one that is only read takes nothing`() throws {
    try library.app.run { () throws in
      library.book("Emma")
      try context.save()
      let coordinator = library.container.persistentStoreCoordinator
      let store = try #require(coordinator.persistentStores.first)
      store.isReadOnly = true
      library.book("Lee")
      #expect(throws: CocoaError.self) { try context.save() }
      try coordinator.destroyPersistentStore(at: try #require(store.url), ofType: NSSQLiteStoreType)
      library.load()
      #expect(library.titles().isEmpty)
    }
  }
}
