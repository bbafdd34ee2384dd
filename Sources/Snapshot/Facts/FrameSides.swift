/// The sides of views that follow from the rectangles in their tree: the text of the facts leaves them out.
///
/// A frame that was set gives a view its place in its parent and its size; a guide of UIKit's keeps its distances from the
/// view around it; the root has its size.
struct FrameSides {
  /// Along which axes the size of a view is its parent's, but for a constant, as the mask of a frame that was set says.
  struct Stretching: Equatable {
    var isHorizontal = false
    var isVertical = false
  }

  private let views: [ViewFacts]
  private let parents: [Int?]
  private let keys: [String]

  init(_ facts: TreeFacts) {
    views = facts.views
    parents = facts.parents
    keys = facts.keys
  }

  /// The key of the view around one; nil for the root.
  func parentKey(of view: Int) -> String? { parents[view].map { keys[$0] } }

  /// The rectangle of the view around one; nil for the root.
  func parentFrame(of view: Int) -> FactFrame? { parents[view].map { views[$0].frame } }

  /// The sides that are known, with the derived ones of an axis of which none is known.
  func completed(_ known: [SideFact], of view: Int, _ stretching: Stretching) -> [SideFact] {
    var sides = known
    if !known.contains(where: { $0.side.isHorizontal }) {
      sides = derived(of: view, isHorizontal: true, stretches: stretching.isHorizontal) + sides
    }
    if !known.contains(where: { !$0.side.isHorizontal }) {
      sides += derived(of: view, isHorizontal: false, stretches: stretching.isVertical)
    }
    return sides
  }

  /// What the text says of a view's sides: less than all when `completed` makes all of it.
  ///
  /// Nil when `completed` adds sides that the view does not have.
  func shortened(_ sides: [SideFact], of view: Int) -> (sides: [SideFact], stretching: Stretching)? {
    let horizontal = stretch(of: view, isHorizontal: true, among: sides)
    let vertical = stretch(of: view, isHorizontal: false, among: sides)
    let rest = sides.filter { ($0.side.isHorizontal ? horizontal : vertical) == nil }
    let stretching = Stretching(isHorizontal: horizontal ?? false, isVertical: vertical ?? false)
    if completed(rest, of: view, stretching) == sides { return (rest, stretching) }
    return completed(sides, of: view, Stretching()) == sides ? (sides, Stretching()) : nil
  }

  /// Whether a view's sides along an axis are those of a frame that stretches; nil when they are not those of a frame.
  private func stretch(of view: Int, isHorizontal: Bool, among sides: [SideFact]) -> Bool? {
    let own = sides.filter { $0.side.isHorizontal == isHorizontal }
    return [false, true].first { own == derived(of: view, isHorizontal: isHorizontal, stretches: $0) }
  }

  // MARK: One axis

  private func derived(of view: Int, isHorizontal: Bool, stretches: Bool) -> [SideFact] {
    let (start, end, size): (Side, Side, Side) =
      isHorizontal ? (.left, .right, .width) : (.top, .bottom, .height)
    let length = SideFact.Relation(size, constant: number(size, of: view), source: .frame)
    guard let parent = parents[view] else {
      return [SideFact(size, [SideFact.Relation(size, constant: length.constant, source: .root)])]
    }
    if let identifier = identifier(ofGuide: view) {
      return [start, end].map { side in
        SideFact(side, [toParent(view, side, parent, source: .constraint(identifier.of(side)))])
      }
    }
    let scrolled = views[parent].contentOffset(isHorizontal: isHorizontal)
    let place = toParent(view, start, parent, shiftedBy: scrolled, source: .frame)
    return [
      SideFact(start, [place]), SideFact(size, [stretches ? toParent(view, size, parent, source: .frame) : length]),
    ]
  }

  private func toParent(
    _ view: Int, _ side: Side, _ parent: Int, shiftedBy distance: Double = 0, source: SideFact.Relation.Source
  ) -> SideFact.Relation {
    let constant = Self.difference(number(side, of: view) + distance, number(side, of: parent))
    return SideFact.Relation(side, to: keys[parent], side, constant: constant, source: source)
  }

  private func number(_ side: Side, of view: Int) -> Double {
    FactToken.rounded(views[view].frame.value(of: side) ?? 0)
  }

  /// The difference of two numbers that have six digits each, on the grid of a screen's pixels if it is that near to it.
  ///
  /// A point has one, two or three pixels, so that a third of a point, which six digits cannot hold, is a third here.
  private static func difference(_ one: Double, _ other: Double) -> Double {
    let difference = one - other
    let onGrid = (difference * 6).rounded() / 6
    let isNear = abs(onGrid - difference) <= max(abs(one), abs(other)) / 100_000
    return FactToken.rounded(isNear ? onGrid : difference)
  }

  // MARK: Guides

  /// What is around the name of a side in the identifiers of a guide's constraints.
  private struct GuideIdentifier {
    let prefix, suffix: String

    func of(_ side: Side) -> String { prefix + side.rawValue + suffix }
  }

  private static let guides = [
    "safeArea": GuideIdentifier(prefix: "UIViewSafeAreaLayoutGuide-", suffix: ""),
    "layoutMargins": GuideIdentifier(prefix: "UIView-", suffix: "Margin-guide-constraint"),
    "readableContent": GuideIdentifier(prefix: "UIViewReadableContentGuide-", suffix: ""),
  ]

  private func identifier(ofGuide view: Int) -> GuideIdentifier? {
    guard views[view].isGuide, let name = views[view].name else { return nil }
    return Self.guides[name]
  }
}
