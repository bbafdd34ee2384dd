/// How a frame follows its parent's size along one axis when the parent is resized.
///
/// The change is shared out among the flexible parts in proportion to their lengths, or equally when all are zero, so
/// that both the position and the size are linear in the parent's size.
package struct AutoresizingRule: Equatable {
  /// The parts of an axis that stretch; raw values are those of UIView.AutoresizingMask, along the horizontal axis.
  package struct Flexibility: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let minMargin = Flexibility(rawValue: 1)
    package static let size = Flexibility(rawValue: 2)
    package static let maxMargin = Flexibility(rawValue: 4)
  }

  /// The shares of the parent's change that go to the position and to the size.
  package let positionShare, sizeShare: Double

  package init(position: Double, size: Double, parentSize: Double, flexible: Flexibility) {
    let parts: [(Flexibility, Double)] = [
      (.minMargin, position), (.size, size), (.maxMargin, parentSize - position - size),
    ]
    var total = 0.0
    var count = 0.0
    for (part, length) in parts where flexible.contains(part) {
      total += max(length, 0)
      count += 1
    }
    func share(_ index: Int) -> Double {
      guard flexible.contains(parts[index].0) else { return 0 }
      return total > 0 ? max(parts[index].1, 0) / total : 1 / count
    }
    positionShare = share(0)
    sizeShare = share(1)
  }
}
