import Foundation
import PlainviewUIKitCore
import PlainviewWidgets

/// What the stored frames of a document tell of the safe area that its root view had on the canvas.
///
/// Which bars a scene is under is not in its file: Interface Builder infers it from segues, sheets and settings. But a
/// view that is tied to an edge or a center of the safe area, or to a margin beside it, by a required equality shows
/// with its frame where that line was. Only the four insets are taken from there, no view's frame; an edge that no
/// constraint ties a view to has the default.
struct SafeAreaEvidence {
  private enum Edge { case top, leading, bottom, trailing, centerX, centerY, topMargin, bottomMargin }

  /// A line of an item that stands for the safe area, and by how much it lies inside of it.
  private struct Line {
    let edge: Edge
    var margin = 0.0
  }

  private let rootSize: CGSize
  private var observations: [Edge: [Double]] = [:]
  private var frames: [String: CGRect] = [:]
  /// The lines of guides and of the root that the safe area decides about, by the items' ids.
  private var lines: [String: [ConstraintElement.Attribute: Line]] = [:]

  init() { rootSize = .zero }

  /// Looks at a root view; one of a controller has no margins above and below by itself, others have 8 points.
  @MainActor init(
    root: ViewElement, of controller: ControllerElement?, isOwned: Bool = false, in document: InterfaceDocument
  ) {
    rootSize = root.frame?.size ?? .zero
    for guide in root.layoutGuides + (controller?.layoutGuides ?? []) { addLines(of: guide) }
    if root.insetsLayoutMarginsFromSafeArea {
      addMargins(of: root, standard: controller != nil || isOwned ? 0 : 8)
    }
    guard !lines.isEmpty else { return }
    let sizes = ControlSizes(toolsVersion: document.toolsVersion)
    addFrames(below: root, origin: .zero, sizes)
    observe(root, in: document)
  }

  private mutating func addLines(of guide: LayoutGuideElement) {
    guard let id = guide.id else { return }
    switch guide.kind {
    case .safeArea:
      lines[id] = [
        .top: Line(edge: .top), .bottom: Line(edge: .bottom), .leading: Line(edge: .leading),
        .left: Line(edge: .leading), .trailing: Line(edge: .trailing), .right: Line(edge: .trailing),
        .centerX: Line(edge: .centerX), .centerY: Line(edge: .centerY),
      ]
    case .top: lines[id] = [.bottom: Line(edge: .top)]
    case .bottom: lines[id] = [.top: Line(edge: .bottom)]
    default: break
    }
  }

  private mutating func addMargins(of root: ViewElement, standard: Double) {
    guard let id = root.id else { return }
    let margins = root.layoutMargins
    lines[id] = [
      .topMargin: Line(edge: .topMargin, margin: margins?.top ?? standard),
      .bottomMargin: Line(edge: .bottomMargin, margin: margins?.bottom ?? standard),
    ]
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
    if let line = lines[secondID]?[second], let frame = frames[firstID], let place = Self.place(of: first, in: frame) {
      record(place - constant, line)
    } else if let line = lines[firstID]?[first], let frame = frames[secondID] {
      if let place = Self.place(of: second, in: frame) { record(place + constant, line) }
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

  /// Notes what a line's place says: an inset, or for a center by how much it lies beside the root's.
  private mutating func record(_ place: Double, _ line: Line) {
    let (width, height) = (Double(rootSize.width), Double(rootSize.height))
    switch line.edge {
    case .centerX: observations[.centerX, default: []].append(place - width / 2)
    case .centerY: observations[.centerY, default: []].append(place - height / 2)
    case .top, .leading, .topMargin: record(inset: place - line.margin, line.edge)
    case .bottom, .bottomMargin: record(inset: height - place - line.margin, line.edge)
    case .trailing: record(inset: width - place - line.margin, line.edge)
    }
  }

  /// What no bar could cover is the mistake of a stale frame.
  private mutating func record(inset: Double, _ edge: Edge) {
    if inset > -0.75, inset < 200 { observations[edge, default: []].append(max(0, inset)) }
  }

  // MARK: Conclusions

  /// The insets of the edges that views tell of, and the others from `default`; points.
  func insets(default other: UIEdgeInsets) -> UIEdgeInsets {
    let (top, bottom) = pair(
      conclusion(.top) ?? margin(.topMargin), conclusion(.bottom) ?? margin(.bottomMargin), conclusion(.centerY),
      other.top, other.bottom)
    let (left, right) = pair(
      conclusion(.leading), conclusion(.trailing), conclusion(.centerX), other.left, other.right)
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// Whether the root's margins leave the safe area alone, as in documents from before there was one.
  var marginsIgnoreSafeArea: Bool {
    guard let inset = conclusion(.topMargin) ?? conclusion(.bottomMargin) else { return false }
    return inset < 0.75 && (conclusion(.top) ?? conclusion(.bottom) ?? 1) > 0.75
  }

  /// The inset that a margin tells of, unless margins have nothing to do with the safe area.
  private func margin(_ edge: Edge) -> CGFloat? { marginsIgnoreSafeArea ? nil : conclusion(edge) }

  /// Two opposite insets; a center tells of one of them when the other is known or taken for granted.
  private func pair(
    _ near: CGFloat?, _ far: CGFloat?, _ center: CGFloat?, _ otherNear: CGFloat, _ otherFar: CGFloat
  ) -> (CGFloat, CGFloat) {
    switch (near, far, center) {
    case (let near?, let far?, _): (near, far)
    case (let near?, nil, let center?): (near, max(0, near - 2 * center))
    case (nil, let far?, let center?): (max(0, far + 2 * center), far)
    case (nil, nil, let center?): (max(0, otherFar + 2 * center), otherFar)
    case (let near, let far, nil): (near ?? otherNear, far ?? otherFar)
    }
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
