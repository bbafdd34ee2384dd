import Foundation
import PlainviewLists
import Testing
import UIKit

@MainActor @Suite struct ListDifferenceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `Equal snapshots differ in nothing`() {
    let one = snapshot(["A": [1, 2], "B": [3]])
    #expect(ListDifference(from: one, to: one).isEmpty)
  }

  @Test func `Items come, go and move the least`() {
    let difference = ListDifference(
      from: snapshot(["A": [1, 2, 3, 4, 5]]), to: snapshot(["A": [5, 1, 3, 9, 4]]))
    #expect(difference.deletedItems == [path(0, 1)])
    #expect(difference.insertedItems == [path(0, 3)])
    #expect(difference.movedItems == [.init(from: path(0, 4), to: path(0, 0))])
  }

  @Test func `Items move between sections that stay; those of others come and go with them`() {
    let difference = ListDifference(
      from: snapshot(["A": [1, 2], "B": [3], "C": [4, 5]]), to: snapshot(["D": [2], "C": [4, 1], "A": [5, 3]]))
    #expect(difference.deletedSections == [1])
    #expect(difference.insertedSections == [0])
    #expect(difference.movedSections == [.init(from: 0, to: 2)] || difference.movedSections == [.init(from: 2, to: 1)])
    #expect(difference.deletedItems == [path(0, 1)])
    #expect(difference.insertedItems == [path(2, 1)])
    #expect(
      difference.movedItems == [
        .init(from: path(0, 0), to: path(1, 1)), .init(from: path(2, 1), to: path(2, 0)),
      ])
  }

  @Test func `Reloads are told at the former place, cells to configure again at the new one`() {
    let old = snapshot(["A": [1, 2, 3], "B": [4]])
    var new = snapshot(["B": [4], "A": [7, 1, 2, 3]])
    new.reloadItems([2, 7])
    new.reconfigureItems([3])
    let difference = ListDifference(from: old, to: new)
    #expect(difference.reloadedItems == [path(0, 1)])
    #expect(difference.reconfiguredItems == [path(1, 3)])
    new = old
    new.moveItem(3, beforeItem: 1)
    new.reloadItems([3])
    new.reloadSections(["B"])
    let moved = ListDifference(from: old, to: new)
    #expect((moved.deletedItems, moved.insertedItems) == ([path(0, 2)], [path(0, 0)]))
    #expect((moved.movedItems, moved.reloadedSections) == ([], [1]))
  }

  /// A second method: the difference, applied as batch updates are, makes the new lists from the old ones.
  @Test(arguments: 0..<200) func `A difference leads from one snapshot to the other`(_ seed: UInt64) {
    var numbers = Numbers(state: seed &* 2_654_435_761 &+ 1)
    let (old, new) = (random(&numbers), random(&numbers))
    let difference = ListDifference(from: old, to: new)
    #expect(applied(difference, to: old, towards: new) == new.sectionIdentifiers.map(new.itemIdentifiers(inSection:)))
  }

  private struct Numbers {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private func random(_ numbers: inout Numbers) -> Snapshot {
    var snapshot = Snapshot()
    for _ in 0..<4 {
      let section = ["A", "B", "C", "D", "E"][numbers.next(5)]
      if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    }
    for _ in 0..<12 {
      let item = numbers.next(20)
      let section = snapshot.sectionIdentifiers[numbers.next(snapshot.numberOfSections)]
      if snapshot.indexOfItem(item) == nil { snapshot.appendItems([item], toSection: section) }
    }
    if numbers.next(2) == 0 { snapshot.reloadSections([snapshot.sectionIdentifiers[0]]) }
    if let item = snapshot.itemIdentifiers.first { snapshot.reloadItems([item]) }
    return snapshot
  }

  private func applied(_ difference: ListDifference, to old: Snapshot, towards new: Snapshot) -> [[Int]] {
    let former = old.sectionIdentifiers.map(old.itemIdentifiers(inSection:))
    let target = new.sectionIdentifiers.map(new.itemIdentifiers(inSection:))
    let gone = Set(difference.deletedItems + difference.movedItems.map(\.from))
    var kept = former.enumerated().map { section, items -> [Int] in
      difference.reloadedSections.contains(section)
        ? []
        : items.indices.filter { !gone.contains(path(section, $0)) }.map { items[$0] }
    }
    let movedAway = Set(difference.movedSections.map(\.from))
    var sections: [[Int]?] = Array(repeating: nil, count: target.count)
    for move in difference.movedSections { sections[move.to] = kept[move.from] }
    var staying = kept.indices.filter { !movedAway.contains($0) && !difference.deletedSections.contains($0) }
    for section in target.indices where sections[section] == nil {
      if difference.insertedSections.contains(section) {
        sections[section] = target[section]
      } else {
        let index = staying.removeFirst()
        sections[section] = difference.reloadedSections.contains(index) ? target[section] : kept[index]
      }
    }
    kept = sections.map { $0 ?? [] }
    let moves = difference.movedItems.map { ($0.to, former[$0.from.section][$0.from.item]) }
    let inserts = difference.insertedItems.map { ($0, target[$0.section][$0.item]) }
    for (path, item) in (moves + inserts).sorted(by: { $0.0 < $1.0 }) {
      kept[path.section].insert(item, at: path.item)
    }
    return kept
  }

  @Test func `A long list that is turned round takes no quadratic time`() {
    var (old, new) = (Snapshot(), Snapshot())
    old.appendSections(["A"])
    old.appendItems(Array(0..<20_000))
    new.appendSections(["A"])
    new.appendItems((0..<20_000).reversed())
    #expect(ListDifference(from: old, to: new).movedItems.count == 19_999)
  }
}
