import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import Testing

/// Formats that were changed at random: each makes constraints or raises one exception with a position.
@MainActor @Suite struct VisualFormatFuzzTests {
  private static let seeds = [
    "|-[a]-[b]-[c(>=20)]-|", "V:|-8-[a(b*2+4)]-(>=8@750,<=gap)-[b]|", "H:[a(100@low)][b(==a)]-(-5)-[c(<=a/2)]",
    "|-(gap@low)-[a(>=1.5,<=1e3)]->=0-[b]-gap-|", "V:[a]-[b]-[c]",
  ]
  private static let pieces = Array("|-[]()@,=<>*/+.0123456789abcgpHV: _e\u{0}\tä").map(String.init)

  /// Up to three characters inserted, removed, replaced, or a stretch doubled.
  private static func mutated(_ generator: inout SeededGenerator) -> String {
    var characters = generator.pick(seeds).map(String.init)
    for _ in 0..<generator.next(4) where !characters.isEmpty {
      let index = generator.next(characters.count)
      switch generator.next(4) {
      case 0: characters.insert(generator.pick(pieces), at: index)
      case 1: characters.remove(at: index)
      case 2: characters[index] = generator.pick(pieces)
      default: characters.insert(contentsOf: characters[index...].prefix(5), at: generator.next(characters.count))
      }
    }
    return characters.joined()
  }

  @Test("L7: 30,000 changed formats never trap, always end, and show a place inside the format") func mutations() {
    let stage = FormatStage("a", "b", "c")
    let metrics: [String: Any] = ["gap": 12, "low": 250]
    var generator = SeededGenerator(seed: 7)
    var (made, refused) = (0, 0)
    for _ in 0..<30_000 {
      let format = Self.mutated(&generator)
      let options = NSLayoutConstraint.FormatOptions(
        rawValue: generator.next(4) == 0 ? UInt(generator.next(1 << 20)) : 0)
      var constraints: [NSLayoutConstraint] = []
      let exception = SimulatedRun().exception {
        constraints = NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: stage.views)
      }
      guard let exception else {
        made += 1
        continue
      }
      refused += 1
      #expect(exception.name == "NSInvalidArgumentException" && isLocated(exception.reason, in: format))
      #expect(constraints.isEmpty || exception.reason.contains("not finite"))
    }
    #expect(made > 1_000)
    #expect(refused > 10_000)
  }

  private func isLocated(_ reason: String, in format: String) -> Bool {
    guard reason.hasPrefix("Unable to parse constraint format: \n") else {
      return reason.contains("not finite") || reason.hasSuffix("non-ASCII characters.")
        || reason.hasSuffix("empty string.")
    }
    let caret = reason.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    return caret.hasSuffix("^") && caret.count <= format.count + 1 && reason.contains("\n\(format) \n")
  }

  @Test("L7: a long line costs no more than its length") func longLine() {
    let stage = FormatStage("a", "b")
    let format = "|" + String(repeating: "-(>=1@5,<=20)-[a(>=b*2)]", count: 2_000) + "-|"
    #expect(stage.make(format).count == 2_000 * 3 + 1)
  }
}
