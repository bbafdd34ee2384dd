import Foundation
import PlainviewRuntime
import Testing

/// Property lists that were made to break their reader.
@Suite struct PropertyListDataTests {
  private func nested(_ count: Int, _ open: String, _ close: String, inside: String = "") -> Data {
    Data((String(repeating: open, count: count) + inside + String(repeating: close, count: count)).utf8)
  }

  @Test(arguments: [
    ("<array>", "</array>"), ("<dict><key>a</key>", "</dict>"), ("<array><!-- </array> -->", "</array>"),
    ("<array ><![CDATA[</array>]]>", "</array>"), ("(", ")"), ("{a=", ";}"), ("(\")\",", ")"), ("(/* ) */", ")"),
  ])
  func `Fuzz A list nests as deep as it may and no deeper`(open: String, close: String) {
    let start = open.hasPrefix("<") ? "<plist>" : ""
    let end = start.isEmpty ? "" : "</plist>"
    func list(_ count: Int) -> Data {
      Data(start.utf8) + nested(count, open, close, inside: start.isEmpty ? "x" : "<true/>") + Data(end.utf8)
    }
    #expect(PropertyListData.nesting(of: [UInt8](list(100))) == 100)
    #expect(throws: PropertyListData.TooDeep.self) { try PropertyListData.value(of: list(513)) }
    #expect(throws: PropertyListData.TooDeep.self) { try PropertyListData.value(of: list(200_000)) }
  }

  @Test func `Fuzz Values beside each other nest no deeper than one of them`() throws {
    let xml =
      "<plist><array>" + String(repeating: "<array/><dict /><string>(</string>", count: 1000) + "</array></plist>"
    #expect((try PropertyListData.value(of: Data(xml.utf8)) as? [Any])?.count == 3000)
    let old = "(" + String(repeating: "\"(\", /* ( */ (), ", count: 1000) + ")"
    #expect(PropertyListData.nesting(of: Array(old.utf8)) == 2)
  }

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

  @Test func `Fuzz A binary list that holds itself is refused`() {
    #expect(throws: PropertyListData.TooDeep.self) { try PropertyListData.value(of: binary([[0xA1, 0, 0]])) }
    let circle: [[UInt8]] = [[0xD1, 0, 1, 0, 2], [0x51, 0x61], [0xA1, 0, 0]]
    #expect(throws: PropertyListData.TooDeep.self) { try PropertyListData.value(of: binary(circle)) }
  }

  @Test func `Fuzz A binary list that nests too deep, or stands for too many values, is refused`() throws {
    func chain(_ count: Int, _ width: Int) -> Data {
      binary(
        (1...count).map { next in
          [0xA0 + UInt8(width)] + Array(repeating: [UInt8(next >> 8), UInt8(next & 255)], count: width).flatMap(\.self)
        } + [[0x09]])
    }
    #expect(throws: PropertyListData.TooDeep.self) { try PropertyListData.value(of: chain(2000, 1)) }
    #expect(throws: PropertyListData.TooDeep.self) { try PropertyListData.value(of: chain(40, 2)) }
    #expect(PropertyListData.nesting(of: [UInt8](chain(100, 1))) == 100)
    #expect(try PropertyListData.value(of: chain(3, 2)) is [Any])
  }
}
