import Foundation
import PlainviewRuntime
import Testing

/// Property lists that were made to break their reader.
@Suite struct PropertyListDataTests {
  /// A binary list of these objects, whose references have two bytes; the first object is the list.
  private func binary(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 255)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 2]
    for number in [objects.count, 0, table] { bytes += (0..<8).reversed().map { UInt8(number >> ($0 * 8) & 255) } }
    return Data(bytes)
  }

  /// Arrays that hold the next one so many times; the last object is a truth value.
  private func chain(_ count: Int, _ width: Int) -> Data {
    var objects: [[UInt8]] = []
    for next in 1...count {
      var object = [UInt8(0xA0 + width)]
      for _ in 0..<width { object += [UInt8(next >> 8), UInt8(next & 255)] }
      objects.append(object)
    }
    return binary(objects + [[0x09]])
  }

  @Test func `Fuzz A binary list that stands for too many values is refused`() throws {
    #expect(throws: PropertyListData.TooLarge.self) { try PropertyListData.value(of: chain(40, 2)) }
    #expect(throws: PropertyListData.TooLarge.self) { try PropertyListData.value(of: chain(2000, 14)) }
    let list = try PropertyListData.value(of: chain(10, 2))
    var (level, depth) = (list as? [Any], 0)
    while let inside = level {
      #expect(inside.count == 2)
      (level, depth) = (inside[0] as? [Any], depth + 1)
    }
    #expect(depth == 10)
  }

  @Test func `Fuzz A binary list that holds itself is refused`() {
    #expect(throws: PropertyListData.TooLarge.self) { try PropertyListData.value(of: binary([[0xA1, 0, 0]])) }
    let circle: [[UInt8]] = [[0xD1, 0, 1, 0, 2], [0x51, 0x61], [0xA1, 0, 0]]
    #expect(throws: PropertyListData.TooLarge.self) { try PropertyListData.value(of: binary(circle)) }
  }

  @Test(arguments: [("<plist>", "<array>", "</array>", "</plist>"), ("", "(", ")", ""), ("", "{a=", ";}", "")])
  func `Fuzz A list of very many levels is no list`(start: String, open: String, close: String, end: String) {
    let count = 200_000
    let text = start + String(repeating: open, count: count) + String(repeating: close, count: count) + end
    #expect(throws: (any Error).self) { try PropertyListData.value(of: Data(text.utf8)) }
  }
}
