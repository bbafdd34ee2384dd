import Foundation
import PlainviewCoreData
import PlainviewUIAutomation
import Testing
import UIKit

/// Objects, their values and their relationships.
@MainActor @Suite struct ManagedObjectTests {
  private let library: LibraryApp
  private var context: NSManagedObjectContext { library.context }

  init() throws { library = try LibraryApp() }

  @Test func `A new object has the default values of its model`() throws {
    try library.app.run {
      let book = Book(context: context)
      #expect(book.title == nil && book.pages == 0 && book.rating == 2.5 && !book.isRead && book.price == 0)
      #expect(book.stock == nil && book.chapters?.count == 0 && book.tags?.count == 0)
      #expect(book.isInserted && book.hasChanges && context.hasChanges && context.insertedObjects == [book])
      #expect(book.objectID.isTemporaryID && book.entity.name == "Book" && book.managedObjectContext === context)
    }
  }

  @Test func `An object of an entity is of the class that the entity names`() throws {
    try library.app.run {
      // The classes of a library of tests are known from the first of them on.
      let entity = library.book("Emma").entity
      let book = try #require(NSManagedObject.__ofItsClass(entity: entity, insertInto: context) as? Book)
      #expect(book.rating == 2.5 && book.isInserted && book.managedObjectContext === context)
      let unnamed = NSEntityDescription()
      unnamed.name = "Note"
      #expect(type(of: NSManagedObject.__ofItsClass(entity: unnamed, insertInto: nil)) == NSManagedObject.self)
    }
  }

  @Test func `A class finds its entity in the models of other processes, as a queue whose process has ended`() throws {
    try library.app.run { #expect(Book.entity() === library.book("Emma").entity) }
    let other = XCUIApplication(rootViewController: UIViewController())
    try other.launch()
    try other.run { #expect(Book.entity().name == "Book") }
  }

  @Test func `Values of all types are kept, and read by their names`() throws {
    try library.app.run {
      let book = library.book("Emma", pages: 474)
      let chapter = Chapter(context: context)
      let id = UUID()
      (book.cover, book.keywords, book.stock) = (Data([1, 2]), ["a", "b"], 12)
      (book.price, book.isRead, chapter.id) = (NSDecimalNumber(string: "9.99"), true, id)
      #expect(book.cover == Data([1, 2]) && book.keywords == ["a", "b"] && book.stock == 12 && book.isRead)
      #expect(book.price == NSDecimalNumber(string: "9.99") && chapter.id == id && book.pages == 474)
      #expect(book.value(forKey: "pages") as? Int == 474 && book.value(forKey: "title") as? String == "Emma")
      book.setValue(12, forKey: "pages")
      book.setValue(nil, forKey: "title")
      #expect(book.pages == 12 && book.title == nil)
      #expect((book as NSObject).value(forKey: "pages") as? Int16 == 12)
      book.setValue("Lee", forKeyPath: "title")
      #expect(book.value(forKeyPath: "title") as? String == "Lee")
    }
  }

  @Test func `A class of the app has its own initialisers, enumerations and notices`() throws {
    try library.app.run {
      let shelf = Shelf(context: context)
      #expect(shelf.room == "hall" && shelf.kind == .low && shelf.notes == ["awakeFromInsert", "init"])
      let other = Shelf(room: "attic", context: context)
      other.kind = .high
      #expect(other.room == "attic" && other.kind == .high && other.value(forKey: "kind") as? Int == 2)
      try context.save()
      #expect(shelf.notes.suffix(2) == ["willSave", "didSave"])
      context.delete(shelf)
      #expect(shelf.notes.last == "prepareForDeletion" && shelf.isDeleted)
    }
  }

  @Test func `Both sides of a relationship follow each other`() throws {
    try library.app.run {
      let (jane, mary) = (library.author("Jane"), library.author("Mary"))
      let book = library.book("Emma", by: jane)
      #expect(jane.books?.allObjects as? [Book] == [book])
      mary.addToBooks(book)
      #expect(book.author === mary && jane.books?.count == 0)
      mary.removeFromBooks(book)
      #expect(book.author == nil && mary.books == NSSet())
      jane.books = NSSet(object: book)
      #expect(book.author === jane)
      jane.mutableSetValue(forKey: "books").add(library.book("Sanditon"))
      #expect(jane.books?.count == 2 && (jane.books as? Set<Book>)?.contains(book) == true)
      let tag = Tag(context: context)
      book.addToTags(tag)
      #expect(tag.books?.anyObject() as? Book === book)
    }
  }

  @Test func `An ordered relationship keeps its order`() throws {
    try library.app.run {
      let book = library.book("Emma")
      let chapters = ["a", "b", "c"].map { title in
        let chapter = Chapter(context: context)
        chapter.title = title
        return chapter
      }
      func titles() -> String { (book.chapters?.array as? [Chapter] ?? []).compactMap(\.title).joined() }
      book.addToChapters(NSOrderedSet(array: [chapters[2], chapters[0]]))
      #expect(titles() == "ca" && chapters[0].book === book)
      book.insertIntoChapters(chapters[1], at: 1)
      #expect(titles() == "cba")
      book.removeFromChapters(at: 0)
      #expect(titles() == "ba" && chapters[2].book == nil)
      book.replaceChapters(at: 0, with: chapters[2])
      #expect(titles() == "ca")
      let ordered = book.mutableOrderedSetValue(forKey: "chapters")
      ordered.insert(chapters[1], at: 0)
      ordered.exchangeObject(at: 0, withObjectAt: 2)
      #expect(titles() == "acb")
      try context.save()
      context.reset()
      let found = try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>)
      #expect((found[0].chapters?.array as? [Chapter])?.compactMap(\.title) == ["a", "c", "b"])
    }
  }

  @Test func `Delete rules empty, delete along, and refuse`() throws {
    try library.app.run {
      let jane = library.author("Jane")
      let book = library.book("Emma", by: jane)
      let tag = Tag(context: context)
      book.addToTags(tag)
      try context.save()
      context.delete(tag)
      let refused = #expect(throws: CocoaError.self) { try context.save() }
      #expect(refused?.code.rawValue == NSValidationRelationshipDeniedDeleteError)
      context.rollback()
      #expect(!tag.isDeleted && tag.books?.count == 1)
      context.delete(jane)
      #expect(book.isDeleted && tag.books?.count == 0)
      try context.save()
      #expect(library.titles().isEmpty && book.managedObjectContext == nil)
    }
  }

  @Test func `Mistakes fail with Core Data's words`() throws {
    let texts: [(String, @MainActor @Sendable () -> Void)] = [
      (
        "the entity Book is not key value coding-compliant for the key \"titel\".",
        { _ = self.library.book("a").value(forKey: "titel") }
      ),
      (
        "Unacceptable type of value for attribute: property = \"title\"; desired type = NSString; given type = Int; value = 3.",
        { self.library.book("a").setValue(3, forKey: "title") }
      ),
      (
        "+entityForName: could not locate an entity named 'Bok' in this model.",
        { _ = NSEntityDescription.insertNewObject(forEntityName: "Bok", into: self.context) }
      ),
      (
        "NSFetchRequest could not locate an NSEntityDescription for entity name 'Bok'",
        { _ = try? self.context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Bok")) }
      ),
      (
        "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform a save operation.",
        {
          let container = NSPersistentContainer(
            name: "L", managedObjectModel: NSManagedObjectModel(contentsOf: LibraryApp.url)!)
          _ = Book(context: container.viewContext)
          try? container.viewContext.save()
        }
      ),
    ]
    for (text, body) in texts {
      let library = try LibraryApp()
      _ = library
      let error = #expect(throws: UncaughtException.self) { try self.library.app.run(body) }
      #expect(error?.reason.hasSuffix(text) == true, "\(error?.reason ?? "")")
      try self.library.app.launch()
      try self.library.app.run { self.library.load() }
    }
  }

  @Test func `A change of a value is told to those who observe it`() throws {
    try library.app.run {
      let book = library.book("Emma")
      var seen: [String] = []
      let token = book.observe(\.title, __names: "title", options: [.old, .new]) { _, change in
        seen.append("\(change.oldValue.flatMap { $0 } ?? "nil") \(change.newValue.flatMap { $0 } ?? "nil")")
      }
      book.title = "Lee"
      #expect(seen == ["Emma Lee"])
      token.invalidate()
    }
  }
}
