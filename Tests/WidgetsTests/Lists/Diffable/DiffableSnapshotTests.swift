import Foundation
import PlainviewLists
import PlainviewRuntime
import Testing
import UIKit

@MainActor @Suite struct DiffableSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func fruit() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B", "C"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5], toSection: "B")
    snapshot.appendItems([6])
    return snapshot
  }

  private func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      section + snapshot.itemIdentifiers(inSection: section).map { String($0) }.joined(separator: ",")
    }.joined(separator: " ")
  }

  /// Compares every look-up with the plain lists.
  private func expectConsistent(_ snapshot: Snapshot) {
    let lists = snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) }
    #expect(snapshot.itemIdentifiers == lists.flatMap(\.1))
    #expect(snapshot.numberOfItems == lists.flatMap(\.1).count)
    #expect(snapshot.numberOfSections == lists.count)
    for (index, (section, items)) in lists.enumerated() {
      #expect(snapshot.indexOfSection(section) == index)
      #expect(snapshot.numberOfItems(inSection: section) == items.count)
      for item in items {
        #expect(snapshot.sectionIdentifier(containingItem: item) == section)
        #expect(snapshot.indexOfItem(item) == snapshot.itemIdentifiers.firstIndex(of: item))
      }
    }
  }

  @Test func `Sections and items are read as they were added`() {
    let snapshot = fruit()
    #expect(text(snapshot) == "A1,2,3 B4,5 C6")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect((snapshot.indexOfItem(9), snapshot.indexOfSection("Z")) == (nil, nil))
    #expect(snapshot.indexOfItem(6) == 5)
    expectConsistent(snapshot)
  }

  @Test func `Items are inserted, moved and deleted`() {
    var snapshot = fruit()
    snapshot.insertItems([7, 8], beforeItem: 2)
    snapshot.insertItems([9], afterItem: 5)
    #expect(text(snapshot) == "A1,7,8,2,3 B4,5,9 C6")
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.moveItem(6, afterItem: 4)
    #expect(text(snapshot) == "A3,1,7,8,2 B4,6,5,9 C")
    snapshot.deleteItems([7, 9, 100, 3])
    #expect(text(snapshot) == "A1,8,2 B4,6,5 C")
    expectConsistent(snapshot)
    snapshot.deleteAllItems()
    #expect((snapshot.numberOfItems, snapshot.numberOfSections) == (0, 0))
    expectConsistent(snapshot)
  }

  @Test func `Sections are inserted, moved and deleted with their items`() {
    var snapshot = fruit()
    snapshot.insertSections(["D"], beforeSection: "A")
    snapshot.insertSections(["E", "F"], afterSection: "B")
    #expect(text(snapshot) == "D A1,2,3 B4,5 E F C6")
    expectConsistent(snapshot)
    snapshot.moveSection("A", afterSection: "C")
    snapshot.moveSection("C", beforeSection: "D")
    #expect(text(snapshot) == "C6 D B4,5 E F A1,2,3")
    expectConsistent(snapshot)
    snapshot.deleteSections(["D", "A", "Z", "F"])
    #expect(text(snapshot) == "C6 B4,5 E")
    expectConsistent(snapshot)
  }

  @Test func `Marks are kept in the order of asking, once, and go with what they mark`() {
    var snapshot = fruit()
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([1, 6])
    snapshot.reconfigureItems([5, 4])
    snapshot.reloadSections(["B", "A"])
    snapshot.deleteItems([1, 5])
    snapshot.deleteSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 6])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == ["A"])
  }

  @Test func `An item that is there already is moved, and the console says so`() throws {
    let process = SimulatedProcess()
    var snapshot = fruit()
    try process.run { snapshot.appendItems([2, 7], toSection: "B") }
    #expect(text(snapshot) == "A1,3 B4,5,2,7 C6")
    #expect(
      process.console == [
        "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the "
          + "snapshot. The existing item identifier will be moved into place instead, but this operation will be more "
          + "expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic "
          + "breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the "
          + "debugger. Item identifier that already exists: 2"
      ])
    expectConsistent(snapshot)
  }

  enum Kind { case fruit }

  @Test func `Bad identifiers raise UIKit's exceptions and change nothing`() {
    expect("There are currently no sections in the data source. Please add a section first.") {
      $0 = Snapshot()
      $0.appendItems([1])
    }
    expect("Invalid parameter not satisfying: section != NSNotFound") { $0.appendItems([9], toSection: "Z") }
    expect("Invalid parameter not satisfying: section != NSNotFound") { $0.insertItems([9], afterItem: 100) }
    expect("Invalid parameter not satisfying: fromSection != NSNotFound") { $0.moveItem(100, afterItem: 1) }
    expect("Invalid parameter not satisfying: toSection != NSNotFound") { $0.moveItem(1, afterItem: 100) }
    expect("Invalid parameter not satisfying: insertIndex != NSNotFound") {
      $0.insertSections(["D"], afterSection: "Z")
    }
    expect("Invalid parameter not satisfying: fromIndex != NSNotFound") { $0.moveSection("Z", afterSection: "A") }
    expect("Invalid parameter not satisfying: toIndex != NSNotFound") { $0.moveSection("A", afterSection: "Z") }
    expect("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    8,\n    9\n)}") {
      $0.appendItems([8, 9, 8, 9, 8])
    }
    expect("Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    D\n)}") {
      $0.appendSections(["D", "D"])
    }
    expect(
      "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the "
        + "snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: B"
    ) { $0.appendSections(["D", "B"]) }
    expect("Attempted to reload item identifier that does not exist in the snapshot: 9") { $0.reloadItems([1, 9]) }
    expect("Attempted to reconfigure item identifier that does not exist in the snapshot: 9") {
      $0.reconfigureItems([9])
    }
    expect("Invalid section identifier for reload specified: Z") { $0.reloadSections(["Z"]) }
    expect(
      "Invalid update: destination for insertion operation [1] is in the insertion identifier list for update."
    ) { $0.insertItems([9, 1], beforeItem: 1) }
    let unknown =
      "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier "
      + "API (which has O(1) performance)"
    expect(unknown) { _ = $0.itemIdentifiers(inSection: "Z") }
    expect(unknown) { _ = $0.numberOfItems(inSection: "Z") }
  }

  private func expect(_ reason: String, _ change: (inout Snapshot) -> Void) {
    var snapshot = fruit()
    let exception = #expect(throws: UncaughtException.self) { try SimulatedProcess().run { change(&snapshot) } }
    #expect(exception?.reason == reason)
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(["A1,2,3 B4,5 C6", ""].contains(text(snapshot)))
    #expect(snapshot.reloadedItemIdentifiers == [])
  }

  @Test func `Swift values are named with their module`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Kind>()
    snapshot.appendSections([1])
    let exception = #expect(throws: UncaughtException.self) {
      try SimulatedProcess().run { snapshot.reloadItems([.fruit]) }
    }
    #expect(
      exception?.reason.hasSuffix("in the snapshot: PlainviewWidgetsTests.DiffableSnapshotTests.Kind.fruit") == true)
  }
}
