import Foundation

/// Which of the flows that were found are played, and in which order.
package struct FlowSelection: Sendable {
  /// Only flows that have one of these; any if there are none.
  package var includedTags: Set<String> = []
  /// No flows that have one of these.
  package var excludedTags: Set<String> = []
  package var shard: Shard?
  /// For the order; without one they are played as they were found.
  package var seed: UInt64?

  package init() {}

  package func apply(to flows: [Flow]) -> [Flow] {
    let tagged = tagged(flows)
    let chosen = shard.map { $0.members(of: tagged) } ?? tagged
    guard let seed else { return chosen }
    var numbers = SeededNumbers(seed: seed)
    return numbers.shuffled(chosen)
  }

  /// The flows that the tags choose, of all shards.
  package func tagged(_ flows: [Flow]) -> [Flow] { flows.filter(hasTags) }

  private func hasTags(_ flow: Flow) -> Bool {
    let tags = Set(flow.header.tags)
    return (includedTags.isEmpty || !tags.isDisjoint(with: includedTags)) && tags.isDisjoint(with: excludedTags)
  }
}

/// One of several parts that together are all flows; the sizes of the parts differ by one at most.
package struct Shard: Equatable, Sendable {
  /// From 1 to `count`.
  package let number: Int
  package let count: Int
  /// Paths are taken relative to this folder.
  private let root: String

  /// Reads `2/5`; nil if the text is no such part.
  package init?(_ text: String, root: String = FileManager.default.currentDirectoryPath) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0, (1...count).contains(number) else {
      return nil
    }
    self.number = number
    self.count = count
    self.root = root
  }

  /// Every so many of the flows in the order of their paths, which is the same on every machine; in the order given.
  package func members(of flows: [Flow]) -> [Flow] {
    let paths = flows.map { relative($0.path) }
    let ranks = Dictionary(
      paths.sorted().enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return zip(flows, paths).filter { (ranks[$1] ?? 0) % count == number - 1 }.map(\.0)
  }

  /// The path from the root on, however it was written; as it is if it leads elsewhere.
  private func relative(_ path: String) -> String {
    let base = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL.path
    let full = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: root, isDirectory: true))
      .standardizedFileURL.path
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return full.hasPrefix(prefix) ? String(full.dropFirst(prefix.count)) : full
  }
}
