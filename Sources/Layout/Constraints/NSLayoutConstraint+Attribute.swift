extension NSLayoutConstraint {
  /// The axis along which something is measured or arranged.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The part of an item that a constraint is about; raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
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

  var axis: NSLayoutConstraint.Axis {
    switch kind {
    case .vertical: .vertical
    case .size: self == .height ? .vertical : .horizontal
    default: .horizontal
    }
  }

  /// Whether the attribute is about the axis.
  package func isAlong(_ axis: NSLayoutConstraint.Axis) -> Bool { self.axis == axis && self != .notAnAttribute }

  package var isLocation: Bool { kind != .size && kind != .none }

  /// Whether it is a place other than a center.
  var isEdge: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
    default: isLocation
    }
  }

  var isMargin: Bool { (13...20).contains(rawValue) }

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
