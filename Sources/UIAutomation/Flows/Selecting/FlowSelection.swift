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
    let chosen = flows.filter { hasTags($0) && shard?.contains($0.path) ?? true }
    guard let seed else { return chosen }
    var numbers = SeededNumbers(seed: seed)
    return numbers.shuffled(chosen)
  }

  private func hasTags(_ flow: Flow) -> Bool {
    let tags = Set(flow.header.tags)
    return (includedTags.isEmpty || !tags.isDisjoint(with: includedTags)) && tags.isDisjoint(with: excludedTags)
  }
}

/// One of several parts that together are all flows; a flow's part depends on its path alone.
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

  package func contains(_ path: String) -> Bool {
    Self.hash(relative(path)) % UInt64(count) == UInt64(number - 1)
  }

  /// The path from the root on, however it was written; as it is if it leads elsewhere.
  private func relative(_ path: String) -> String {
    let base = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL.path
    let full = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: root, isDirectory: true))
      .standardizedFileURL.path
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return full.hasPrefix(prefix) ? String(full.dropFirst(prefix.count)) : full
  }

  /// FNV-1a of 64 bits, and its halves folded: the low bits alone follow the last characters too closely.
  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 32)
  }
}
