// swift-format-ignore-file
public import Foundation
public import PlainviewCoreData

public class Author: NSManagedObject {}

extension Author {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Author> { NSFetchRequest<Author>(entityName: "Author") }
  public var `born`: Date? { get { __value("born") } set { __setValue(newValue, "born") } }
  public var `name`: String? { get { __value("name") } set { __setValue(newValue, "name") } }
  public var `books`: NSSet? { get { __value("books") } set { __setValue(newValue, "books") } }
  public func addToBooks(_ value: Book) { __change("addBooksObject:", [value]) }
  public func removeFromBooks(_ value: Book) { __change("removeBooksObject:", [value]) }
  public func addToBooks(_ values: NSSet) { __change("addBooks:", [values]) }
  public func removeFromBooks(_ values: NSSet) { __change("removeBooks:", [values]) }
}

extension Author: Identifiable {}

public class Book: NSManagedObject {}

extension Book {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
  public var `cover`: Data? { get { __value("cover") } set { __setValue(newValue, "cover") } }
  public var `isRead`: Bool { get { __value("isRead") } set { __setValue(newValue, "isRead") } }
  public var `keywords`: [String]? { get { __value("keywords") } set { __setValue(newValue, "keywords") } }
  public var `pages`: Int16 { get { __value("pages") } set { __setValue(newValue, "pages") } }
  public var `price`: NSDecimalNumber? { get { __value("price") } set { __setValue(newValue, "price") } }
  public var `rating`: Double { get { __value("rating") } set { __setValue(newValue, "rating") } }
  public var `stock`: NSNumber? { get { __value("stock") } set { __setValue(newValue, "stock") } }
  public var `title`: String? { get { __value("title") } set { __setValue(newValue, "title") } }
  public var `author`: Author? { get { __value("author") } set { __setValue(newValue, "author") } }
  public var `chapters`: NSOrderedSet? { get { __value("chapters") } set { __setValue(newValue, "chapters") } }
  public func addToChapters(_ value: Chapter) { __change("addChaptersObject:", [value]) }
  public func removeFromChapters(_ value: Chapter) { __change("removeChaptersObject:", [value]) }
  public func addToChapters(_ values: NSOrderedSet) { __change("addChapters:", [values]) }
  public func removeFromChapters(_ values: NSOrderedSet) { __change("removeChapters:", [values]) }
  public func insertIntoChapters(_ value: Chapter, at idx: Int) { __change("insertObject:inChaptersAtIndex:", [value, idx]) }
  public func removeFromChapters(at idx: Int) { __change("removeObjectFromChaptersAtIndex:", [idx]) }
  public func insertIntoChapters(_ values: [Chapter], at indexes: NSIndexSet) { __change("insertChapters:atIndexes:", [values, indexes]) }
  public func removeFromChapters(at indexes: NSIndexSet) { __change("removeChaptersAtIndexes:", [indexes]) }
  public func replaceChapters(at idx: Int, with value: Chapter) { __change("replaceObjectInChaptersAtIndex:withObject:", [idx, value]) }
  public func replaceChapters(at indexes: NSIndexSet, with values: [Chapter]) { __change("replaceChaptersAtIndexes:withChapters:", [indexes, values]) }
  public var `tags`: NSSet? { get { __value("tags") } set { __setValue(newValue, "tags") } }
  public func addToTags(_ value: Tag) { __change("addTagsObject:", [value]) }
  public func removeFromTags(_ value: Tag) { __change("removeTagsObject:", [value]) }
  public func addToTags(_ values: NSSet) { __change("addTags:", [values]) }
  public func removeFromTags(_ values: NSSet) { __change("removeTags:", [values]) }
}

extension Book: Identifiable {}

public class Chapter: NSManagedObject {}

extension Chapter {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Chapter> { NSFetchRequest<Chapter>(entityName: "Chapter") }
  public var `id`: UUID? { get { __value("id") } set { __setValue(newValue, "id") } }
  public var `title`: String? { get { __value("title") } set { __setValue(newValue, "title") } }
  public var `book`: Book? { get { __value("book") } set { __setValue(newValue, "book") } }
}

extension Chapter: Identifiable {}

public class Novel: Book {}

extension Novel {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Novel> { NSFetchRequest<Novel>(entityName: "Novel") }
  public var `series`: String? { get { __value("series") } set { __setValue(newValue, "series") } }
}

public class Tag: NSManagedObject {}

extension Tag {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Tag> { NSFetchRequest<Tag>(entityName: "Tag") }
  public var `word`: String? { get { __value("word") } set { __setValue(newValue, "word") } }
  public var `books`: NSSet? { get { __value("books") } set { __setValue(newValue, "books") } }
  public func addToBooks(_ value: Book) { __change("addBooksObject:", [value]) }
  public func removeFromBooks(_ value: Book) { __change("removeBooksObject:", [value]) }
  public func addToBooks(_ values: NSSet) { __change("addBooks:", [values]) }
  public func removeFromBooks(_ values: NSSet) { __change("removeBooks:", [values]) }
}

extension Tag: Identifiable {}
