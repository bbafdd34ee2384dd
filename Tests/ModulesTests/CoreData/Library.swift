import Foundation
import PlainviewCoreData
import PlainviewUIAutomation
import UIKit

/// The kinds of shelves, as `@NSManaged` keeps an enumeration.
enum ShelfKind: Int16 {
  case low = 1
  case high
}

/// A class that an app writes itself, as rewritten sources have it.
class Shelf: NSManagedObject {
  var kind: ShelfKind {
    get { __value("kind") }
    set { __setValue(newValue, "kind") }
  }
  var room: String {
    get { __value("room") }
    set { __setValue(newValue, "room") }
  }
  var seen: Int32 {
    get { __value("seen") }
    set { __setValue(newValue, "seen") }
  }
  var notes: [String] = []

  override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
    notes.append("init")
  }

  convenience init(room: String, context: NSManagedObjectContext) {
    self.init(context: context)
    self.room = room
  }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    setPrimitiveValue("hall", forKey: "room")
    notes.append("awakeFromInsert")
  }
  override func awakeFromFetch() { notes.append("awakeFromFetch") }
  override func willSave() { notes.append("willSave") }
  override func didSave() { notes.append("didSave") }
  override func prepareForDeletion() { notes.append("prepareForDeletion") }
}

/// An app whose records tests look at.
@MainActor class LibraryApp {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Models")
  static let url = folder.appendingPathComponent("Library.xcdatamodeld")

  let app = XCUIApplication(rootViewController: UIViewController())
  private(set) var container: NSPersistentContainer!

  init() throws {
    try app.launch()
    try app.run { self.load() }
  }

  /// Makes the container anew, as the next launch does.
  func load() {
    container = NSPersistentContainer(name: "Library", managedObjectModel: NSManagedObjectModel(contentsOf: Self.url)!)
    container.loadPersistentStores { _, error in precondition(error == nil) }
  }

  var context: NSManagedObjectContext { container.viewContext }

  @discardableResult func book(_ title: String, pages: Int16 = 0, by author: Author? = nil) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    book.author = author
    return book
  }

  func author(_ name: String) -> Author {
    let author = Author(context: context)
    author.name = name
    return author
  }

  func titles(_ predicate: NSPredicate? = nil, _ sort: [NSSortDescriptor]? = nil) -> [String] {
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.predicate = predicate
    request.sortDescriptors = sort ?? [NSSortDescriptor(key: "title", ascending: true)]
    return ((try? context.fetch(request)) ?? []).compactMap(\.title)
  }
}
