import PlainviewLayout

/// A set of attributes that one chain of calls names: `edges`, `size`, `leading.trailing`.
struct ConstraintAttributes: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ attribute: NSLayoutConstraint.Attribute) { rawValue = 1 << UInt32(attribute.rawValue) }

  static let horizontalEdges: Self = [Self(.left), Self(.right)]
  static let verticalEdges: Self = [Self(.top), Self(.bottom)]
  static let edges: Self = [.horizontalEdges, .verticalEdges]
  static let directionalHorizontalEdges: Self = [Self(.leading), Self(.trailing)]
  static let directionalEdges: Self = [.directionalHorizontalEdges, .verticalEdges]
  static let size: Self = [Self(.width), Self(.height)]
  static let center: Self = [Self(.centerX), Self(.centerY)]
  static let margins: Self = [Self(.leftMargin), Self(.rightMargin), Self(.topMargin), Self(.bottomMargin)]
  static let directionalMargins: Self = [
    Self(.leadingMargin), Self(.trailingMargin), Self(.topMargin), Self(.bottomMargin),
  ]
  static let centerWithinMargins: Self = [Self(.centerXWithinMargins), Self(.centerYWithinMargins)]

  /// The attributes in the order in which constraints are made for them.
  var list: [NSLayoutConstraint.Attribute] { Self.order.filter { contains(Self($0)) } }

  private static let order: [NSLayoutConstraint.Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
    .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// The same four sides with and without margins.
  private var marginTwin: ConstraintAttributes? {
    switch self {
    case .edges: .margins
    case .margins: .edges
    case .directionalEdges: .directionalMargins
    case .directionalMargins: .directionalEdges
    default: nil
    }
  }

  /// Whether constraints can relate each of these attributes to one of the other set.
  func pairs(with others: ConstraintAttributes) -> Bool {
    others == self || others == marginTwin || others.list.count <= 1
  }

  /// The attribute of the other set that belongs to one of these; a constant stands for the superview's.
  func partner(
    of attribute: NSLayoutConstraint.Attribute, in others: ConstraintAttributes, isConstant: Bool
  ) -> NSLayoutConstraint.Attribute {
    guard let first = others.list.first else {
      guard isConstant else { return attribute }
      return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
    }
    if others == self { return attribute }
    return others == marginTwin ? attribute.marginTwin : first
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var marginTwin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: self
    }
  }
}
