import Foundation
import PlainviewInterfaceBuilder
import Testing

/// Damages real input thousands of times: reading must end in a document or in an error, never in a trap.
@Suite struct DocumentMutationTests {
  /// A linear congruential generator with Knuth's constants, so that a failing seed can be run again.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(sides, 1)))
    }
  }

  private static let fragments = [
    "<", ">", "/>", "\"", "&", "&#x", "&#xFFFFFFFFFF;", "]]>", "<![CDATA[", "<!--", "<!DOCTYPE x>", "\0", "\u{1}",
    "NaN", "1e999", "-1", "99999999999999999999", "YES", "<view>", "</view>", "<variation key=\"default\">", "id=\"\"",
    " key=\"frame\"", "é", "<mask key=\"subviews\">", "<exclude reference=\"vie-01-aaa\"/>",
  ]

  private static let values = [
    "", "NaN", "1e999", "-1", "99999999999999999999", "YES", "0", "vie-01-aaa", "default", "frame", "constraints",
    "subviews", "heightClass=compact", "nil", "view", "3:0", "systemBackgroundColor", "embed", "\u{FEFF}é",
  ]

  /// Damages the syntax one time in three and a few attribute values otherwise.
  private static func mutated(_ original: [UInt8], _ dice: inout Dice) -> [UInt8] {
    if dice.roll(3) > 0 { return withOtherValues(original, &dice) }
    var bytes = original
    for _ in 0...dice.roll(4) {
      let offset = dice.roll(bytes.count)
      let length = min(dice.roll(200), bytes.count - offset)
      switch dice.roll(6) {
      case 0: bytes[offset] = UInt8(dice.roll(256))
      case 1: bytes.removeSubrange(offset..<offset + length)
      case 2: bytes.insert(contentsOf: Array(fragments[dice.roll(fragments.count)].utf8), at: offset)
      case 3: bytes.insert(contentsOf: Array(bytes[offset..<offset + length]), at: dice.roll(bytes.count))
      case 4: bytes.removeSubrange(offset...)
      default:
        let fragment = Array(fragments[dice.roll(fragments.count)].utf8)
        bytes.replaceSubrange(offset..<offset + min(length, fragment.count), with: fragment)
      }
      if bytes.isEmpty { bytes = [60] }
    }
    return bytes
  }

  private static func withOtherValues(_ original: [UInt8], _ dice: inout Dice) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    var bytes = original
    for _ in 0...dice.roll(20) {
      guard let equals = bytes[dice.roll(bytes.count)...].firstIndex(of: UInt8(ascii: "=")) else { continue }
      guard equals + 2 < bytes.count, bytes[equals + 1] == quote else { continue }
      guard let end = bytes[(equals + 2)...].firstIndex(of: quote) else { continue }
      bytes.replaceSubrange(equals + 2..<end, with: Array(values[dice.roll(values.count)].utf8))
    }
    return bytes
  }

  /// Reads everything that a later stage would, for its side effect of not trapping.
  private static func visit(_ view: ViewElement, depth: Int = 0) -> Int {
    var count = 1 + view.connections.count + view.runtimeAttributes.filter { $0.value != nil }.count
    _ = (view.frame, view.autoresizingMask, view.layoutMargins, view.placeholderIntrinsicSize, view.viewTag)
    _ = (view.backgroundColor?.components, view.fontDescription?.pointSize, view.accessibility?.traits)
    for constraint in view.constraints + view.uninstalledConstraints {
      count += Int(constraint.priority + constraint.constant * 0 + constraint.multiplier * 0)
    }
    for child in view.subviews + view.uninstalledSubviews + view.cells + view.prototypes {
      count += visit(child, depth: depth + 1)
    }
    for section in view.sections { for cell in section.cells { count += visit(cell, depth: depth + 1) } }
    return count
  }

  @Test(arguments: ["login.storyboard", "card.xib", "sizes.storyboard", "lists.storyboard"])
  func `a damaged document is read or refused`(name: String) throws {
    let original = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Fixture.path(name))))
    var dice = Dice(state: 20_260)
    var read = 0
    var refused = 0
    for _ in 0..<1_000 {
      let bytes = Self.mutated(original, &dice)
      do {
        let document = try InterfaceDocument(bytes: bytes, path: name)
        for size in [DocumentTraits.SizeClass.compact, .regular] {
          let resolved = document.resolved(for: DocumentTraits(widthClass: size, heightClass: size))
          for entry in resolved.index.entries where entry.role == .view {
            if entry.parentID == nil || resolved.index[entry.parentID ?? ""]?.role != .view {
              #expect(Self.visit(ViewElement(node: entry.node)) > 0)
            }
          }
        }
        read += 1
      } catch {
        #expect(!error.description.contains("\n"))
        refused += 1
      }
    }
    // Both outcomes must have occurred, or the damage is of no use.
    #expect(read > 300)
    #expect(refused > 200)
  }
}
