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

  /// A position or a size as a share of the parent's size and an offset, in points.
  package struct Share: Equatable {
    /// What it is now.
    package let value: Double
    package let ofParent: Double
    package let offset: Double

    init(value: Double, ofParent: Double, parentSize: Double) {
      self.value = value
      self.ofParent = ofParent
      offset = value - ofParent * parentSize
    }
  }

  package let position, size: Share

  package init(position: Double, size: Double, parentSize: Double, flexible: Flexibility) {
    let before = flexible.contains(.minMargin) ? max(position, 0) : 0
    let own = flexible.contains(.size) ? max(size, 0) : 0
    let behind = flexible.contains(.maxMargin) ? max(parentSize - position - size, 0) : 0
    let total = before + own + behind
    let equalShare = flexible.isEmpty ? 0 : 1 / Double(flexible.rawValue.nonzeroBitCount)
    func share(_ part: Flexibility, _ length: Double) -> Double {
      guard flexible.contains(part) else { return 0 }
      return total > 0 ? length / total : equalShare
    }
    self.position = Share(value: position, ofParent: share(.minMargin, before), parentSize: parentSize)
    self.size = Share(value: size, ofParent: share(.size, own), parentSize: parentSize)
  }
}
