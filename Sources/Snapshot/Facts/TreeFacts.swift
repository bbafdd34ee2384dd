/// What is true of each view of a tree, so that a later difference can be described.
///
/// A picture cannot say what moved, or why. The facts are kept beside a golden as a text of one line a fact; they only
/// explain and are never compared.
package struct TreeFacts: Equatable, Sendable {
  /// The views and the layout guides that they follow: parents before children, siblings in their order.
  package var views: [ViewFacts]

  package init(views: [ViewFacts]) { self.views = views }

  /// Guides of a view with a key of more bytes have their own names alone: many of them would take much memory.
  static let ownerLimit = 200

  /// How relations and reports call the views, each once: the name, else class and text, with a number for twins.
  package var keys: [String] {
    var counts: [String: Int] = [:]
    let parents = parents
    var bases: [String] = []
    for (index, view) in views.enumerated() {
      let owner = view.isGuide ? parents[index].map { bases[$0] } ?? "" : ""
      let isNamed = !owner.isEmpty && owner.utf8.count <= Self.ownerLimit
      bases.append(isNamed ? "\(owner).\(view.plainKey)" : view.plainKey)
      counts[bases[index], default: 0] += 1
    }
    var numbers: [String: Int] = [:]
    return bases.map { base in
      guard counts[base] != 1 else { return base }
      let number = numbers[base, default: 0] + 1
      numbers[base] = number
      return "\(base) #\(number)"
    }
  }

  /// For each view the index of its parent in `views`; nil for the root.
  package var parents: [Int?] {
    var path: [Int] = []
    return views.enumerated().map { index, view in
      path.removeLast(max(0, path.count - view.depth))
      defer { path.append(index) }
      return path.last
    }
  }
}

/// What is true of one view.
package struct ViewFacts: Equatable, Sendable {
  /// The depth of the view below the root.
  package var depth: Int
  /// The accessibility identifier, else the property or outlet that holds the view.
  package var name: String?
  /// The class; `guide` for a layout guide.
  package var type: String
  package var frame: FactFrame
  package var text: String?
  /// What is unlike the class's default, by name: colours, fonts, states.
  package var traits: [Trait] = []
  /// Whom the view calls, an event each.
  package var calls: [String] = []
  /// What determines the frame: two numbers an axis.
  package var sides: [SideFact] = []

  package struct Trait: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(depth: Int, name: String? = nil, type: String, frame: FactFrame, text: String? = nil) {
    self.depth = depth
    self.name = name
    self.type = type
    self.frame = frame
    self.text = text
  }

  /// The trait that views have whose margins others follow.
  static let marginsName = "layoutMargins"

  /// The trait of scroll views whose contents are scrolled: two numbers.
  static let offsetName = "contentOffset"

  /// How far the content is scrolled along an axis, in points.
  func contentOffset(isHorizontal: Bool) -> Double {
    let numbers = (trait(Self.offsetName) ?? "").split(separator: " ").compactMap { Double($0) }
    return numbers.count == 2 ? numbers[isHorizontal ? 0 : 1] : 0
  }

  package static let guideType = "guide"
  package var isGuide: Bool { type == Self.guideType }

  /// The name, else the class with the text.
  var plainKey: String {
    if let name { return name }
    return label.isEmpty ? type : "\(type) \"\(Self.shortened(label))\""
  }

  /// What is written on the view; a field's placeholder rather than what was typed.
  var label: String { trait("placeholder") ?? text ?? "" }

  /// A text as reports quote it: one line of at most forty characters.
  package static func shortened(_ text: String) -> String {
    let line = text.replacing("\n", with: " ").replacing("`", with: "'")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  /// The value of a trait; nil for the class's default.
  package func trait(_ name: String) -> String? { traits.first { $0.name == name }?.value }
}

/// A rectangle in the coordinates of the root, in points.
package struct FactFrame: Equatable, Sendable {
  package var x, y, width, height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The number of a side; nil for sides that need more than the rectangle, such as margins and baselines.
  package func value(of side: Side) -> Double? {
    switch side {
    case .left: x
    case .right: x + width
    case .centerX: x + width / 2
    case .width: width
    case .top: y
    case .bottom: y + height
    case .centerY: y + height / 2
    case .height: height
    default: nil
    }
  }
}

/// A number of a rectangle, under the name that constraints have for it.
package enum Side: String, Sendable, CaseIterable {
  case left, right, centerX, width, top, bottom, centerY, height
  case leftMargin, rightMargin, topMargin, bottomMargin, centerXWithinMargins, centerYWithinMargins
  case firstBaseline, lastBaseline

  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .centerX, .width, .leftMargin, .rightMargin, .centerXWithinMargins: true
    default: false
    }
  }

  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  package var isSize: Bool { self == .width || self == .height }

  /// The sides of the rectangle whose change changes this one.
  package var parts: [Side] {
    switch self {
    case .leftMargin: [.left]
    case .rightMargin: [.right]
    case .topMargin: [.top]
    case .bottomMargin: [.bottom]
    case .centerXWithinMargins: [.left, .right]
    case .centerYWithinMargins, .firstBaseline, .lastBaseline: [.top, .bottom]
    default: [self]
    }
  }
}

/// One number of a view's rectangle with the relations that it depends on directly.
package struct SideFact: Equatable, Sendable {
  package var side: Side
  /// Empty when nothing decides.
  package var relations: [Relation]

  package init(_ side: Side, _ relations: [Relation]) {
    self.side = side
    self.relations = relations
  }

  /// `side == multiplier × view.otherSide + constant`, and where that comes from.
  package struct Relation: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
      /// A constraint, with its identifier.
      case constraint(String?)
      /// The content's intrinsic size, and the height that a text needs for its width.
      case content, text
      /// A frame that was set.
      case frame
      case root
      /// `layoutSubviews` gave the view another frame than the constraints.
      case code
    }

    package enum Sign: String, Sendable { case atMost = "<=", equal = "==", atLeast = ">=" }

    package var side: Side
    package var sign: Sign = .equal
    package var multiplier = 1.0
    /// The key of the view on the other side; nil for a number alone.
    package var other: String?
    package var otherSide: Side?
    package var constant: Double
    package var priority = 1000.0
    package var source: Source

    package init(
      _ side: Side, _ sign: Sign = .equal, multiplier: Double = 1, to other: String? = nil, _ otherSide: Side? = nil,
      constant: Double, priority: Double = 1000, source: Source = .constraint(nil)
    ) {
      self.side = side
      self.sign = sign
      self.multiplier = multiplier
      self.other = other
      self.otherSide = otherSide
      self.constant = constant
      self.priority = priority
      self.source = source
    }
  }
}
