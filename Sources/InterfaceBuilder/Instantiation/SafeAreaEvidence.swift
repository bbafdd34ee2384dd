import Foundation
import PlainviewUIKitCore

/// What the stored frames of a document tell of the safe area that its root view had on the canvas.
///
/// Which bars a scene is under is not in its file: Interface Builder infers it from segues, sheets and settings. But a
/// view that is tied to an edge of the safe area by a required equality shows with its frame where that edge was. Only
/// the four insets are taken from there, no view's frame; an edge that no constraint ties a view to has none.
struct SafeAreaEvidence {
  private enum Edge: CaseIterable { case top, leading, bottom, trailing }

  private let rootSize: CGSize
  private var observations: [Edge: [Double]] = [:]
  private var frames: [String: CGRect] = [:]
  /// The guides whose edges are the safe area's, and which edges those are.
  private var edges: [String: [ConstraintElement.Attribute: Edge]] = [:]

  init() { rootSize = .zero }

  @MainActor init(root: ViewElement, guides: [LayoutGuideElement], in document: InterfaceDocument) {
    rootSize = root.frame?.size ?? .zero
    for guide in root.layoutGuides + guides { addEdges(of: guide) }
    guard !edges.isEmpty else { return }
    let sizes = ControlSizes(toolsVersion: document.toolsVersion)
    addFrames(below: root, origin: .zero, sizes)
    observe(root, in: document)
  }

  private mutating func addEdges(of guide: LayoutGuideElement) {
    guard let id = guide.id else { return }
    switch guide.kind {
    case .safeArea:
      edges[id] = [
        .top: .top, .bottom: .bottom, .leading: .leading, .left: .leading, .trailing: .trailing, .right: .trailing,
      ]
    case .top: edges[id] = [.bottom: .top]
    case .bottom: edges[id] = [.top: .bottom]
    default: break
    }
  }

  /// Collects the alignment rectangles in the root's coordinates.
  @MainActor private mutating func addFrames(below view: ViewElement, origin: CGPoint, _ sizes: ControlSizes) {
    for part in view.contents {
      guard let frame = part.frame, part.bool("misplaced") != true, part.bool("ambiguous") != true else { continue }
      let place = frame.offsetBy(dx: origin.x, dy: origin.y)
      if let id = part.id { frames[id] = place.inset(by: sizes.size(of: part).alignmentInsets) }
      addFrames(below: part, origin: place.origin, sizes)
    }
  }

  private mutating func observe(_ view: ViewElement, in document: InterfaceDocument) {
    for constraint in view.constraints where constraint.relation == .equal && constraint.priority == 1000 {
      guard constraint.multiplier == 1, !constraint.isPlaceholder else { continue }
      observe(constraint, constant: document.constant(of: constraint))
    }
    for part in view.contents { observe(part, in: document) }
  }

  private mutating func observe(_ constraint: ConstraintElement, constant: Double) {
    guard let firstID = constraint.firstItemID, let secondID = constraint.secondItemID else { return }
    guard let first = constraint.firstAttribute, let second = constraint.secondAttribute else { return }
    if let edge = edges[secondID]?[second], let frame = frames[firstID], let place = Self.place(of: first, in: frame) {
      record(place - constant, edge)
    } else if let edge = edges[firstID]?[first], let frame = frames[secondID] {
      if let place = Self.place(of: second, in: frame) { record(place + constant, edge) }
    }
  }

  private static func place(of attribute: ConstraintElement.Attribute, in frame: CGRect) -> Double? {
    switch attribute {
    case .top: Double(frame.minY)
    case .bottom: Double(frame.maxY)
    case .centerY: Double(frame.midY)
    case .leading, .left: Double(frame.minX)
    case .trailing, .right: Double(frame.maxX)
    case .centerX: Double(frame.midX)
    default: nil
    }
  }

  /// Notes the inset that an edge at the place has; what no bar could cover is the mistake of a stale frame.
  private mutating func record(_ place: Double, _ edge: Edge) {
    let inset =
      switch edge {
      case .top, .leading: place
      case .bottom: Double(rootSize.height) - place
      case .trailing: Double(rootSize.width) - place
      }
    if inset > -0.75, inset < 200 { observations[edge, default: []].append(max(0, inset)) }
  }

  // MARK: Conclusions

  /// The insets of the edges that views tell of, and the others from `default`; points.
  func insets(default other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: conclusion(.top) ?? other.top, left: conclusion(.leading) ?? other.left,
      bottom: conclusion(.bottom) ?? other.bottom, right: conclusion(.trailing) ?? other.right)
  }

  /// The value that most views tell of, the first of several.
  private func conclusion(_ edge: Edge) -> CGFloat? {
    guard let values = observations[edge], var best = values.first else { return nil }
    var count = 0
    for value in values {
      let votes = values.lazy.filter { abs($0 - value) <= 0.5 }.count
      if votes > count { (best, count) = (value, votes) }
    }
    return CGFloat(best)
  }
}
