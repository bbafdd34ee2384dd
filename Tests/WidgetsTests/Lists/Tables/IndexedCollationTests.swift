import Testing
import UIKit

/// The sections of an index by first letters.
@MainActor @Suite struct IndexedCollationTests {
  private let name: Selector = "description"

  @Test(arguments: [("apple", 0), ("Élan", 4), ("zebra", 25), ("7 up", 26), ("", 26)])
  func `An object is in the section of its first letter`(_ text: String, _ section: Int) {
    #expect(UILocalizedIndexedCollation.current().section(for: text, collationStringSelector: name) == section)
  }

  @Test func `Titles are those of the sections, and objects are sorted without case and accents`() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    let sorted = collation.sortedArray(from: ["b", "Émile", "A", "emil"], collationStringSelector: name)
    #expect(sorted as? [String] == ["A", "b", "emil", "Émile"])
  }
}
