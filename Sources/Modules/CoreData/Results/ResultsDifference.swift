import Foundation

/// The changes between two results: index paths of removed objects are those before, of inserted ones those after.
struct ResultsDifference {
  struct SectionChange {
    let section: ResultsSection
    let index: Int
    let type: NSFetchedResultsChangeType
  }

  struct ObjectChange {
    let object: NSManagedObject
    let old: IndexPath?
    let new: IndexPath?
    let type: NSFetchedResultsChangeType
  }

  private(set) var sections: [SectionChange] = []
  private(set) var objects: [ObjectChange] = []
  /// The same of the identifiers of all objects.
  let ids: CollectionDifference<NSManagedObjectID>

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  private struct Position {
    let object: NSManagedObject
    let section: Int
    let index: Int
    let name: String
    var path: IndexPath { IndexPath(indexes: [section, index]) }
    var id: ObjectIdentifier { ObjectIdentifier(object.objectID) }
  }

  init(_ old: [ResultsSection], _ new: [ResultsSection], changed: Set<ObjectIdentifier>) {
    let (before, after) = (Self.positions(old), Self.positions(new))
    ids = after.map(\.object.objectID).difference(from: before.map(\.object.objectID)) { $0 === $1 }
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    for (index, section) in old.enumerated().reversed() where !newNames.contains(section.name) {
      sections.append(SectionChange(section: section, index: index, type: .delete))
    }
    for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
      sections.append(SectionChange(section: section, index: index, type: .insert))
    }
    compare(before, after, changed)
  }

  private static func positions(_ sections: [ResultsSection]) -> [Position] {
    sections.enumerated().flatMap { section, info in
      info.found.enumerated().map { Position(object: $1, section: section, index: $0, name: info.name) }
    }
  }

  private mutating func compare(_ before: [Position], _ after: [Position], _ changed: Set<ObjectIdentifier>) {
    let earlier = Dictionary(before.map { ($0.id, $0) }) { one, _ in one }
    let later = Dictionary(after.map { ($0.id, $0) }) { one, _ in one }
    for position in before where later[position.id] == nil {
      objects.append(ObjectChange(object: position.object, old: position.path, new: nil, type: .delete))
    }
    let moved = Self.moved(before.filter { later[$0.id] != nil }, after.filter { earlier[$0.id] != nil }, changed)
    for position in after {
      guard let old = earlier[position.id] else {
        objects.append(ObjectChange(object: position.object, old: nil, new: position.path, type: .insert))
        continue
      }
      let isMoved = moved.contains(position.id) || old.name != position.name
      guard isMoved || changed.contains(position.id) else { continue }
      objects.append(
        ObjectChange(object: position.object, old: old.path, new: position.path, type: isMoved ? .move : .update))
    }
  }

  /// Those whose order among the others became another; changed objects are the ones that moved.
  private static func moved(
    _ before: [Position], _ after: [Position], _ changed: Set<ObjectIdentifier>
  ) -> Set<ObjectIdentifier> {
    let order = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1.id, $0) })
    var staying = LongestRun()
    let kept = staying.indexes(
      of: after.map { order[$0.id] ?? 0 }, weights: after.map { changed.contains($0.id) ? 1 : 2 })
    return Set(after.indices.filter { !kept.contains($0) }.map { after[$0].id })
  }
}

/// The heaviest increasing run of a list of different numbers.
struct LongestRun {
  private struct Link {
    let weight: Int
    let index: Int
  }
  /// The best run that ends at or below a number, in a tree of prefix maxima.
  private var best: [Link] = []

  mutating func indexes(of numbers: [Int], weights: [Int]) -> Set<Int> {
    best = Array(repeating: Link(weight: 0, index: -1), count: numbers.count + 1)
    var previous: [Int] = []
    for (index, number) in numbers.enumerated() {
      let link = longest(below: number)
      previous.append(link.index)
      put(Link(weight: link.weight + weights[index], index: index), at: number)
    }
    var found: Set<Int> = []
    var next = longest(below: numbers.count).index
    while next >= 0 {
      found.insert(next)
      next = previous[next]
    }
    return found
  }

  private func longest(below number: Int) -> Link {
    var (found, position) = (Link(weight: 0, index: -1), number)
    while position > 0 {
      if best[position].weight > found.weight { found = best[position] }
      position -= position & -position
    }
    return found
  }

  private mutating func put(_ link: Link, at number: Int) {
    var position = number + 1
    while position < best.count {
      if link.weight > best[position].weight { best[position] = link }
      position += position & -position
    }
  }
}
