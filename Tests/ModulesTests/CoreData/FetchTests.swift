import Foundation
import PlainviewCoreData
import PlainviewUIAutomation
import Testing
import UIKit

/// Finding objects.
@MainActor @Suite struct FetchTests {
  private let library: LibraryApp
  private var context: NSManagedObjectContext { library.context }

  init() throws {
    library = try LibraryApp()
    try library.app.run { [library] in
      let (jane, mary) = (library.author("Jane"), library.author("Mary"))
      library.book("Emma", pages: 474, by: jane)
      library.book("Persuasion", pages: 249, by: jane)
      library.book("Frankenstein", pages: 280, by: mary)
      library.book("beowulf", pages: 100)
      try library.context.save()
    }
  }

  @Test(arguments: [
    ("pages > 250", ["Emma", "Frankenstein"]), ("title CONTAINS[c] 'EM'", ["Emma"]), ("author == nil", ["beowulf"]),
    ("author.name == 'Jane'", ["Emma", "Persuasion"]), ("title IN {'Emma', 'beowulf'}", ["Emma", "beowulf"]),
    ("author.name BEGINSWITH 'M' OR pages < 101", ["Frankenstein", "beowulf"]),
    ("author.books.@count == 2", ["Emma", "Persuasion"]),
    ("SUBQUERY(author.books, $b, $b.pages > 400).@count > 0 AND title != 'Emma'", ["Persuasion"]),
    ("ANY author.books.title == 'Emma'", ["Emma", "Persuasion"]),
  ])
  func `A predicate says which objects are found`(_ format: String, _ expected: [String]) throws {
    try library.app.run { () throws in #expect(library.titles(NSPredicate(format: format)) == expected) }
  }

  @Test func `Objects and identifiers are values of predicates`() throws {
    try library.app.run { () throws in
      let request: NSFetchRequest<Author> = Author.fetchRequest()
      request.predicate = NSPredicate(format: "%K == %@", #function.isEmpty ? "" : "name", "Jane")
      let jane = try #require(try context.fetch(request).first)
      #expect(library.titles(NSPredicate(format: "author == %@", jane)) == ["Emma", "Persuasion"])
      #expect(library.titles(NSPredicate(format: "author == %@", jane.objectID)) == ["Emma", "Persuasion"])
      #expect(library.titles(NSPredicate(format: "author != %@", jane)) == ["Frankenstein", "beowulf"])
      let background = library.container.newBackgroundContext()
      let count = try background.performAndWait {
        let books: NSFetchRequest<Book> = Book.fetchRequest()
        books.predicate = NSPredicate(format: "SELF.author == %@", jane)
        return try background.count(for: books)
      }
      #expect(count == 2)
    }
  }

  @Test func `Sort descriptors say the order, by names, methods of texts and key paths`() throws {
    try library.app.run { () throws in
      let byName = NSSortDescriptor(key: "title", ascending: true)
      #expect(library.titles(nil, [byName]) == ["Emma", "Frankenstein", "Persuasion", "beowulf"])
      let folded = NSSortDescriptor(
        key: "title", ascending: true, selector: Selector("localizedCaseInsensitiveCompare:"))
      #expect(library.titles(nil, [folded]) == ["beowulf", "Emma", "Frankenstein", "Persuasion"])
      let byPages = NSSortDescriptor(keyPath: \Book.pages, ascending: false)
      #expect(library.titles(nil, [byPages]) == ["Emma", "Frankenstein", "Persuasion", "beowulf"])
      let byTitle = NSSortDescriptor(keyPath: \Book.title, ascending: false)
      #expect(library.titles(nil, [byTitle]) == ["beowulf", "Persuasion", "Frankenstein", "Emma"])
      let byAuthor = [NSSortDescriptor(key: "author.name", ascending: true), byPages]
      #expect(library.titles(nil, byAuthor) == ["beowulf", "Emma", "Persuasion", "Frankenstein"])
    }
  }

  @Test func `Limits, counts, identifiers and subentities`() throws {
    try library.app.run { () throws in
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
      (request.fetchOffset, request.fetchLimit) = (1, 2)
      #expect(try context.fetch(request).map(\.title) == ["Persuasion", "Frankenstein"])
      #expect(try context.count(for: Book.fetchRequest() as NSFetchRequest<Book>) == 4)
      let novel = Novel(context: context)
      (novel.title, novel.series) = ("Dune", "Dune")
      #expect(library.titles().contains("Dune"))
      let own: NSFetchRequest<Book> = Book.fetchRequest()
      own.includesSubentities = false
      #expect(try context.count(for: own) == 4)
      let saved: NSFetchRequest<Book> = Book.fetchRequest()
      saved.includesPendingChanges = false
      #expect(try context.count(for: saved) == 4)
      let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Author")
      ids.resultType = .managedObjectIDResultType
      let found = try context.fetch(ids)
      #expect(found.count == 2 && (context.object(with: found[0]) as? Author)?.name == "Jane")
      let untyped = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
      #expect((try context.fetch(untyped) as? [Book])?.count == 5)
    }
  }

  @Test func `Dictionaries have columns, groups and aggregates`() throws {
    try library.app.run { () throws in
      let request = NSFetchRequest<NSDictionary>(entityName: "Book")
      request.resultType = .dictionaryResultType
      let sum = NSExpressionDescription()
      sum.name = "sum"
      sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")])
      sum.expressionResultType = .integer64AttributeType
      request.propertiesToFetch = [sum]
      #expect(try context.fetch(request) == [["sum": 1103]])
      request.propertiesToFetch = ["author.name", sum]
      request.propertiesToGroupBy = ["author.name"]
      request.havingPredicate = NSPredicate(format: "sum > 250")
      request.sortDescriptors = [NSSortDescriptor(key: "author.name", ascending: true)]
      #expect(
        try context.fetch(request) == [["author.name": "Jane", "sum": 723], ["author.name": "Mary", "sum": 280]])
      let titles = NSFetchRequest<NSDictionary>(entityName: "Book")
      titles.resultType = .dictionaryResultType
      titles.propertiesToFetch = ["title"]
      titles.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
      titles.fetchLimit = 1
      #expect(try context.fetch(titles) == [["title": "Emma"]])
    }
  }

  @Test func `A request is executed in the context whose closure runs`() throws {
    try library.app.run { () throws in
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      request.predicate = NSPredicate(format: "pages > 400")
      let background = library.container.newBackgroundContext()
      try background.performAndWait {
        let found = try request.execute()
        #expect(found.map(\.title) == ["Emma"] && found.first?.managedObjectContext === background)
      }
      let own = try context.performAndWait { try request.execute() }
      #expect(own.first?.managedObjectContext === context)
    }
  }

  @Test func `An asynchronous fetch answers later, and not once it is cancelled`() throws {
    var found: [[String]] = []
    try library.app.run { () throws in
      let request: NSFetchRequest<Author> = Author.fetchRequest()
      request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
      for isCancelled in [false, true] {
        let fetch = NSAsynchronousFetchRequest(fetchRequest: request) { result in
          found.append((result.finalResult ?? []).compactMap(\.name))
        }
        let result = try context.execute(fetch) as? NSPersistentStoreAsynchronousResult
        if isCancelled { result?.cancel() }
      }
      #expect(found == [])
    }
    try library.app.settle()
    #expect(found == [["Jane", "Mary"]])
  }

  @Test func `A template of the model is a request`() throws {
    try library.app.run { () throws in
      let request = try #require(library.container.managedObjectModel.fetchRequestTemplate(forName: "LongBooks"))
      #expect(try context.fetch(request).isEmpty)
      library.book("Ulysses", pages: 730)
      #expect((try context.fetch(request) as? [Book])?.map(\.title) == ["Ulysses"])
    }
  }

  @Test func `A request becomes one of other results, as casts on a device have it`() throws {
    try library.app.run { () throws in
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      request.predicate = NSPredicate(format: "pages > 250")
      request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
      request.fetchLimit = 1
      let other = try #require(request.__request(of: (any NSFetchRequestResult).self))
      #expect((try context.fetch(other) as? [Book])?.map(\.title) == ["Emma"])
      #expect(request.__request(of: Book.self) === request)
      library.book("Ulysses", pages: 730)
      let model = library.container.managedObjectModel
      let template = try #require(model.fetchRequestTemplate(forName: "LongBooks").__request(of: Book.self))
      #expect(try context.fetch(template).map(\.title) == ["Ulysses"])
      #expect(model.fetchRequestTemplate(forName: "None").__request(of: Book.self) == nil)
      #expect(NSPersistentStoreRequest().__request(of: Book.self) == nil)
    }
  }

  @Test func `Found objects have no values before one is asked for`() throws {
    try library.app.run { () throws in
      context.reset()
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      request.predicate = NSPredicate(format: "title == 'Emma'")
      let book = try #require(try context.fetch(request).first)
      #expect(book.isFault)
      #expect(book.pages == 474 && !book.isFault)
      context.refresh(book, mergeChanges: false)
      #expect(book.isFault)
      request.returnsObjectsAsFaults = false
      #expect(try context.fetch(request).first?.isFault == false)
    }
  }
}
