import PlainviewLayout
import Testing

/// What is asked about attributes, held against lists of them.
@Suite struct AttributeTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let all = (0...20).compactMap { Attribute(rawValue: $0) }
  private let centers: [Attribute] = [.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins]

  @Test func `L6 Attributes are locations or sizes, along one axis`() {
    #expect(all.count == 21)
    #expect(all.filter { !$0.isLocation } == [.notAnAttribute, .width, .height])
    #expect(all.filter { $0.isLocation != $0.isEdge } == centers)
    #expect(all.filter { !$0.isHorizontal } == all.filter { $0.axis == .vertical })
  }

  @Test func `L6 Margins, baselines and attributes that follow the direction are those of the names`() {
    #expect(all.filter(\.isMargin) == all.filter { $0.word.lowercased().contains("margin") })
    #expect(all.filter(\.isBaseline) == all.filter { $0.word.lowercased().contains("baseline") })
    let directional = all.filter { $0.word.hasPrefix("leading") || $0.word.hasPrefix("trailing") }
    #expect(all.filter(\.isDirectional) == directional)
  }
}
