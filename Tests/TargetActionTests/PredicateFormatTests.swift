import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import Testing

/// The language of predicates' format strings.
@Suite struct PredicateFormatTests {
  private final class Person: NSObject {
    let name: String
    let age: Int
    let tags: [String]
    let friend: Person?

    init(_ name: String, _ age: Int, tags: [String] = [], friend: Person? = nil) {
      (self.name, self.age, self.tags, self.friend) = (name, age, tags, friend)
    }
  }

  private static var ann: Person { Person("Ann", 30, tags: ["red", "blue"], friend: Person("B\u{F6}b", 41)) }

  @Test(arguments: [
    ("name == 'Ann'", true), ("name = \"Bob\"", false), ("name != 'Bob'", true), ("name <> 'Ann'", false),
    ("age > 29", true), ("age >= 30", true), ("age < 30", false), ("age =< 30", true), ("age == 30.0", true),
    ("age BETWEEN {20, 30}", true), ("age BETWEEN {31, 40}", false), ("age IN {1, 30}", true),
    ("name IN {'Bob', 'Ann'}", true), ("tags CONTAINS 'red'", true), ("tags CONTAINS 'Red'", false),
    ("name CONTAINS 'nn'", true), ("name contains[c] 'NN'", true), ("name BEGINSWITH 'a'", false),
    ("name BEGINSWITH[c] 'a'", true), ("name ENDSWITH 'n'", true), ("name LIKE 'A*'", true), ("name LIKE 'A?'", false),
    ("name LIKE[c] '?n?'", true), ("name MATCHES 'A[a-z]+'", true), ("name MATCHES 'A'", false),
    ("friend.name == 'Bob'", false), ("friend.name ==[d] 'Bob'", true), ("friend.name ==[cd] 'bob'", true),
    ("friend.friend == nil", true), ("friend != NULL", true), ("name == 'Ann' AND age > 40", false),
    ("name == 'Ann' && NOT age > 40", true), ("name == 'Bob' OR age > 10 AND age < 40", true),
    ("!(name == 'Bob' || age > 40)", true), ("ANY tags == 'blue'", true), ("ALL tags == 'blue'", false),
    ("NONE tags == 'green'", true), ("tags.@count == 2", true), ("TRUEPREDICATE", true), ("FALSEPREDICATE", false),
    ("SELF.name == 'Ann'", true), ("missing == nil", true), ("age == -30", false), ("name == 'A\\'nn'", false),
  ])
  func `A format says what is true of an object`(format: String, isTrue: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Self.ann) == isTrue)
  }

  @Test func `Arguments may be given as those of a format`() throws {
    final class Note: NSObject {
      let id: UUID
      let date: Date
      init(_ id: UUID, _ date: Date) { (self.id, self.date) = (id, date) }
    }
    let note = Note(UUID(), Date(timeIntervalSince1970: 100))
    #expect(NSPredicate(format: "id == %@", note.id as any CVarArg).evaluate(with: note))
    #expect(!NSPredicate(format: "id == %@", UUID() as any CVarArg).evaluate(with: note))
    let (start, end) = (Date(timeIntervalSince1970: 50), Date(timeIntervalSince1970: 150))
    let isBetween = NSPredicate(format: "date >= %@ AND date < %@", start as any CVarArg, end as NSDate)
    #expect(isBetween.evaluate(with: note))
    #expect(NSPredicate(format: "id IN %@", [note.id] as any CVarArg).evaluate(with: note))
  }

  @Test func `Arguments take their places: values, names of properties, and collections`() {
    #expect(NSPredicate(format: "%K == %@ AND age < %d", "name", "Ann", 31).evaluate(with: Self.ann))
    #expect(NSPredicate(format: "name IN %@ AND age > %ld", ["Ann", "Bob"], 29).evaluate(with: Self.ann))
    #expect(NSPredicate(format: "age == %f", 30.0).evaluate(with: Self.ann))
    #expect(NSPredicate(format: "friend.age == %i", argumentArray: [41]).evaluate(with: Self.ann))
    #expect(NSPredicate(format: "name == $NAME").evaluate(with: Self.ann, substitutionVariables: ["NAME": "Ann"]))
  }

  @Test func `Dictionaries and texts can be asked, and arrays be filtered`() {
    #expect(NSPredicate(format: "done == YES").evaluate(with: ["done": true]))
    #expect(NSPredicate(format: "SELF CONTAINS[c] %@", "WOR").evaluate(with: "Hello world"))
    let filtered = (["one", "two", "three"] as NSArray).filtered(using: NSPredicate(format: "SELF BEGINSWITH 't'"))
    #expect(filtered as? [String] == ["two", "three"])
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "age > 1"), NSPredicate(format: "age < 3"),
    ])
    #expect(both.evaluate(with: ["age": 2]) && !both.evaluate(with: ["age": 3]))
  }

  @Test(arguments: [
    "name ==", "== 'a'", "name ~ 'a'", "(name == 'a'", "name == 'a", "name == %@", "age IN {1, 2", "name == 'a' age",
    "%", "name ==[x", "age == 1.2.3",
  ])
  @MainActor func `A format that cannot be read is an exception with the format and the place`(format: String) {
    let exception = #expect(throws: UncaughtException.self) {
      try SimulatedProcess().run { _ = NSPredicate(format: format) }
    }
    #expect(exception?.name == "NSInvalidArgumentException")
    #expect(exception?.reason == "Unable to parse the format string \"\(format)\"")
    #expect(exception?.remedies.first?.hasPrefix("At character ") == true)
  }
}
