import Foundation
import PlainviewLayout
@_spi(Plainview) import PlainviewUIKitCore

/// What determines the sides of the items of a tree, with other items by their indices in it.
@MainActor struct SideCollector {
  /// A relation whose other view has no key yet.
  private struct Draft {
    let side: Side
    var relations: [(relation: SideFact.Relation, other: LayoutNode?)]
  }

  private var drafts: [[Draft]]
  private var indices: [ObjectIdentifier: Int]
  private let isGuide: [Bool]

  init(_ items: [any LayoutItem], root: UIView) {
    indices = Dictionary(
      items.enumerated().map { (ObjectIdentifier($0.element.layoutNode), $0.offset) },
      uniquingKeysWith: { one, _ in one })
    isGuide = items.map { !($0 is UIView) }
    let influences = root.layoutNode.engine.map { LayoutInfluences($0) }
    drafts = items.map { Self.drafts(of: $0, isRoot: $0 === root, influences) }
  }

  private static func drafts(of item: any LayoutItem, isRoot: Bool, _ influences: LayoutInfluences?) -> [Draft] {
    var drafts: [Draft] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let node = item.layoutNode
      let isCode = isPutElsewhere(item)
      let known = isCode ? nil : influences?.determinations(of: node, along: axis)
      for determination in known ?? LayoutInfluences.determinationsByFrame(of: node, along: axis) {
        guard let side = Side(rawValue: determination.attribute.word), !isRoot || side.isSize else { continue }
        drafts.append(Draft(side: side, relations: determination.causes.compactMap { draft($0, isCode: isCode) }))
      }
    }
    return drafts
  }

  /// Whether a view that constraints position has another frame than they give it.
  private static func isPutElsewhere(_ item: any LayoutItem) -> Bool {
    guard item is UIView, !item.layoutNode.translatesMask, item.layoutNode.liveParent != nil,
      let solved = item.layoutNode.engine?.rectangle(of: item.layoutNode)
    else { return false }
    let frame = item.layoutFrame
    let distances = [
      solved.minX - frame.minX, solved.minY - frame.minY, solved.width - frame.width, solved.height - frame.height,
    ]
    return distances.contains { abs($0) > 0.01 }
  }

  private static func draft(_ cause: LayoutCause, isCode: Bool) -> (SideFact.Relation, LayoutNode?)? {
    guard let side = Side(rawValue: cause.attribute.word) else { return nil }
    let source: SideFact.Relation.Source =
      switch cause.origin {
      case .constraint(let constraint): .constraint(constraint.identifier)
      case .content(let isMeasured): isMeasured ? .text : .content
      case .frame: isCode ? .code : .frame
      case .rootSize: .root
      }
    let sign: SideFact.Relation.Sign =
      switch cause.relation {
      case .lessThanOrEqual: .atMost
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      }
    let relation = SideFact.Relation(
      side, sign, multiplier: FactToken.rounded(cause.multiplier), to: nil, Side(rawValue: cause.otherAttribute.word),
      constant: FactToken.rounded(cause.constant), priority: FactToken.rounded(Double(cause.priority.rawValue)),
      source: source)
    return (relation, cause.other)
  }

  // MARK: Guides

  /// For each item whether it is a view, or a guide that a view follows, maybe through other guides.
  var followed: [Bool] {
    var followed = isGuide.map { !$0 }
    var waiting = followed.indices.filter { followed[$0] }
    while let index = waiting.popLast() {
      for relation in drafts[index].flatMap(\.relations) {
        guard let other = relation.other, let otherIndex = indices[ObjectIdentifier(other)], !followed[otherIndex]
        else {
          continue
        }
        followed[otherIndex] = true
        waiting.append(otherIndex)
      }
    }
    return followed
  }

  /// Only the items with `true`.
  func keeping(_ isKept: [Bool]) -> SideCollector {
    var kept = self
    kept.drafts = zip(drafts, isKept).filter(\.1).map(\.0)
    var newIndices: [Int] = []
    for isKept in isKept { newIndices.append((newIndices.last ?? -1) + (isKept ? 1 : 0)) }
    kept.indices = indices.filter { isKept[$0.value] }.mapValues { newIndices[$0] }
    return kept
  }

  // MARK: Facts

  func facts(at index: Int, keys: [String]) -> [SideFact] {
    drafts[index].map { draft in
      SideFact(
        draft.side,
        draft.relations.map { relation, other in
          var relation = relation
          if let other { relation.other = indices[ObjectIdentifier(other)].map { keys[$0] } ?? Self.outsideKey(other) }
          if relation.other == nil || relation.otherSide == nil { (relation.other, relation.otherSide) = (nil, nil) }
          return relation
        })
    }
  }

  /// How an item outside the tree is called.
  private static func outsideKey(_ node: LayoutNode) -> String {
    "outside." + (node.item.map { ($0 as? UIView).map { plainName(of: $0) } ?? ViewNames.name(ofGuide: $0) } ?? "gone")
  }
}
