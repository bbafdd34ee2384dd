/// The objects of a binary property list, only with the objects that each contains.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private let table: Int

  /// Nil for a trailer that no such list has.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    func number(_ offset: Int) -> Int? { Self.number(bytes, at: trailer + offset, size: 8) }
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), let count = number(8), let top = number(16),
      let table = number(24), count <= bytes.count, top < count, table <= trailer
    else { return nil }
    (self.count, self.top, self.table) = (count, top, table)
  }

  /// Whether the list has more values than allowed; an object counts as often as it is referenced, and one that contains
  /// itself without limit.
  var isTooLarge: Bool {
    // How many values each object stands for; 0 while that is not known, -1 while it is being counted.
    var known = [Int](repeating: 0, count: count)
    var open: [(object: Int, members: [Int], next: Int)] = [(top, members(of: top), 0)]
    known[top] = -1
    while let last = open.last {
      guard last.next < last.members.count else {
        let values = last.members.reduce(1) { $0 + known[$1] }
        if values > PropertyListData.maximumValues { return true }
        known[last.object] = values
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let member = last.members[last.next]
      if known[member] == -1 { return true }
      if known[member] == 0 {
        known[member] = -1
        open.append((member, members(of: member), 0))
      }
    }
    return false
  }

  /// The objects in an array or a dictionary; none of other objects and of damaged ones.
  private func members(of object: Int) -> [Int] {
    guard let offset = Self.number(bytes, at: table + object * offsetSize, size: offsetSize), offset < table else {
      return []
    }
    // An array, two kinds of sets, and a dictionary with as many keys as values.
    let kind = bytes[offset] >> 4
    guard (0xA...0xD).contains(kind) else { return [] }
    var length = Int(bytes[offset] & 0xF)
    var start = offset + 1
    if length == 0xF {
      guard start < table, bytes[start] >> 4 == 1 else { return [] }
      let size = 1 << Int(bytes[start] & 0xF)
      guard let long = Self.number(bytes, at: start + 1, size: size), long <= bytes.count else { return [] }
      (length, start) = (long, start + 1 + size)
    }
    let references = kind == 0xD ? 2 * length : length
    guard references * referenceSize <= bytes.count - start else { return [] }
    return (0..<references).compactMap { index in
      Self.number(bytes, at: start + index * referenceSize, size: referenceSize).flatMap { $0 < count ? $0 : nil }
    }
  }

  /// A number whose highest byte comes first; nil for one that is not there or too large.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size <= 8, offset <= bytes.count - size else { return nil }
    let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }
}
