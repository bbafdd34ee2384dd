extension NSLayoutConstraint {
  /// The axis along which something is measured or arranged.
  public enum Axis: Int, Sendable {
    /// Along the width, from side to side.
    case horizontal = 0
    /// Along the height, from top to bottom.
    case vertical = 1
  }

  /// How the two sides of a constraint compare; raw values are UIKit's.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The part of an item that a constraint is about; raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The top edge of the alignment rectangle.
    case top = 3
    /// The bottom edge of the alignment rectangle.
    case bottom = 4
    /// The edge where text begins: left in languages that are read from left to right.
    case leading = 5
    /// The edge where text ends: right in languages that are read from left to right.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The horizontal center of the alignment rectangle.
    case centerX = 9
    /// The vertical center of the alignment rectangle.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin inside the item.
    case leftMargin = 13
    /// The right margin inside the item.
    case rightMargin = 14
    /// The top margin inside the item.
    case topMargin = 15
    /// The bottom margin inside the item.
    case bottomMargin = 16
    /// The margin inside the item at the edge where text begins.
    case leadingMargin = 17
    /// The margin inside the item at the edge where text ends.
    case trailingMargin = 18
    /// The horizontal center between the left and the right margin.
    case centerXWithinMargins = 19
    /// The vertical center between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// No attribute: the second side of a constraint that is only a constant.
    case notAnAttribute = 0

    /// The older name of the last baseline.
    public static var baseline: Attribute { .lastBaseline }
  }
}

extension NSLayoutConstraint.Attribute {
  /// What an attribute measures: constraints relate attributes of one kind only.
  enum Kind {
    case none, horizontalAbsolute, horizontalDirectional, horizontalCenter, vertical, size
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leftMargin, .rightMargin: .horizontalAbsolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .horizontalDirectional
    case .centerX, .centerXWithinMargins: .horizontalCenter
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  package var axis: NSLayoutConstraint.Axis {
    switch kind {
    case .vertical: .vertical
    case .size: self == .height ? .vertical : .horizontal
    default: .horizontal
    }
  }

  /// Whether the attribute is about the axis.
  package func isAlong(_ axis: NSLayoutConstraint.Axis) -> Bool { self.axis == axis && self != .notAnAttribute }

  /// Everything but a size.
  package var isLocation: Bool { isOne(of: 0b1_1111_1111_1110_0111_1110) }
  /// Whether it is a location other than a center.
  package var isEdge: Bool { isOne(of: 0b0_0111_1111_1000_0111_1110) }
  package var isMargin: Bool { isOne(of: 0b1_1111_1110_0000_0000_0000) }
  package var isDirectional: Bool { isOne(of: 0b0_0110_0000_0000_0110_0000) }
  package var isHorizontal: Bool { isOne(of: 0b0_1110_0110_0010_1110_0111) }
  package var isBaseline: Bool { isOne(of: 0b0_0000_0001_1000_0000_0000) }

  /// Whether a set of attributes has this one; the bit that is shifted by an attribute's raw value stands for it.
  private func isOne(of set: UInt32) -> Bool { set >> UInt32(truncatingIfNeeded: rawValue) & 1 != 0 }

  /// Whether UIKit allows a constraint between the two.
  func pairs(with other: NSLayoutConstraint.Attribute) -> Bool {
    switch (kind, other.kind) {
    case (.none, _), (_, .none): true
    case (.horizontalAbsolute, .horizontalDirectional), (.horizontalDirectional, .horizontalAbsolute): false
    case (.size, .size), (.vertical, .vertical): true
    case (.size, _), (_, .size), (.vertical, _), (_, .vertical): false
    default: true
    }
  }

  /// The word in constraint descriptions.
  package var word: String { "\(self)" }
}
