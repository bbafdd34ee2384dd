import Foundation
import PlainviewGraphics
import PlainviewWidgets

/// What the stored frames of a document tell of the safe area and the margins that its root view had on the canvas.
///
/// Which bars a scene is under is not in its file: Interface Builder infers it from segues, sheets and settings. But a
/// view that is tied to an edge, a center or a length of the safe area, or to a margin beside it, by a required
/// equality shows with its frame where that line was. Only insets are taken from there, no view's frame; an edge that
/// no constraint ties a view to has the default.
struct SafeAreaEvidence {
  private enum Edge {
    case top, leading, bottom, trailing, centerX, centerY, width, height, topMargin, bottomMargin, innerTop, innerBottom
  }

  /// A line of an item that stands for the safe area, and by how much it lies inside of it.
  private struct Line {
    let edge: Edge
    var margin = 0.0
    /// An inset that tells nothing, since the view with the margin begins there.
    var least = -1.0
  }

  private let rootID: String?
  private let rootSize: CGSize
  private var votes: [Edge: Votes] = [:]
  /// The lines of guides, of the root and of views in it that the safe area decides about, by the items' ids.
  private var lines: [String: [ConstraintElement.Attribute: Line]] = [:]
  private var margins = MarginEvidence()

  init() { (rootID, rootSize) = (nil, .zero) }

  /// Reads a root view; one of a controller has no margins above and below by itself, others have 8 points.
  @MainActor init(
    root: ViewElement, of controller: ControllerElement?, isOwned: Bool = false, in document: InterfaceDocument
  ) {
    rootID = root.id
    rootSize = root.frame?.size ?? .zero
    for guide in root.layoutGuides + (controller?.layoutGuides ?? []) { addLines(of: guide) }
    if root.insetsLayoutMarginsFromSafeArea {
      addMargins(of: root, standard: controller != nil || isOwned ? 0 : 8)
    }
    let frames = StoredFrames(below: root, ControlSizes(toolsVersion: document.toolsVersion))
    for part in root.contents { addMargins(inside: part, origin: .zero) }
    margins = MarginEvidence(of: root, frames, in: document)
    if !lines.isEmpty { observe(root, frames, in: document) }
  }

  private mutating func addLines(of guide: LayoutGuideElement) {
    guard let id = guide.id else { return }
    switch guide.kind {
    case .safeArea:
      lines[id] = [
        .top: Line(edge: .top), .bottom: Line(edge: .bottom), .leading: Line(edge: .leading),
        .left: Line(edge: .leading), .trailing: Line(edge: .trailing), .right: Line(edge: .trailing),
        .centerX: Line(edge: .centerX), .centerY: Line(edge: .centerY), .width: Line(edge: .width),
        .height: Line(edge: .height),
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

  /// The upper and lower margins of plain views reach as far into the safe area as the views do; what scrolls tells nothing.
  private mutating func addMargins(inside view: ViewElement, origin: CGPoint) {
    guard view.tag != "scrollView", let frame = view.frame?.offsetBy(dx: origin.x, dy: origin.y) else { return }
    if let id = view.id, view.tag == "view", view.insetsLayoutMarginsFromSafeArea,
      !view.preservesSuperviewLayoutMargins
    {
      let margins = view.layoutMargins
      lines[id] = [
        .topMargin: Line(edge: .innerTop, margin: margins?.top ?? 8, least: max(0, Double(frame.minY))),
        .bottomMargin: Line(
          edge: .innerBottom, margin: margins?.bottom ?? 8, least: max(0, Double(rootSize.height - frame.maxY))),
      ]
    }
    for part in view.contents { addMargins(inside: part, origin: frame.origin) }
  }

  private mutating func observe(_ view: ViewElement, _ frames: StoredFrames, in document: InterfaceDocument) {
    for constraint in view.constraints where constraint.tellsOfFrames {
      // A factor of a position counts from the origin of the view that holds the constraint.
      guard constraint.multiplier == 1 || view.id == rootID else { continue }
      observe(constraint, frames, constant: document.constant(of: constraint))
    }
    for part in view.contents { observe(part, frames, in: document) }
  }

  private mutating func observe(_ constraint: ConstraintElement, _ frames: StoredFrames, constant: Double) {
    guard let firstID = constraint.firstItemID, let secondID = constraint.secondItemID else { return }
    guard let first = constraint.firstAttribute, let second = constraint.secondAttribute else { return }
    if let line = lines[secondID]?[second], let position = frames.position(of: first, of: firstID) {
      record(constraint.solvedForSecond(position, constant: constant), line)
    } else if let line = lines[firstID]?[first], let position = frames.position(of: second, of: secondID) {
      record(constraint.solvedForFirst(position, constant: constant), line)
    }
  }

  /// Notes what a line's position says: an inset, for a center by how much it lies beside the root's, for a length by how
  /// much it is shorter than the root's.
  private mutating func record(_ position: Double, _ line: Line) {
    let (width, height) = (Double(rootSize.width), Double(rootSize.height))
    switch line.edge {
    case .centerX: votes[.centerX, default: Votes()].add(position - width / 2)
    case .centerY: votes[.centerY, default: Votes()].add(position - height / 2)
    case .width: record(inset: width - position, line)
    case .height: record(inset: height - position, line)
    case .top, .leading, .topMargin, .innerTop: record(inset: position - line.margin, line)
    case .bottom, .bottomMargin, .innerBottom: record(inset: height - position - line.margin, line)
    case .trailing: record(inset: width - position - line.margin, line)
    }
  }

  /// An inset that no bar could have comes from a stale frame and is ignored.
  private mutating func record(inset: Double, _ line: Line) {
    guard inset > -0.75, inset < 200, inset > line.least + 0.75 || line.least < 0 else { return }
    votes[line.edge, default: Votes()].add(max(0, inset))
  }

  // MARK: Conclusions

  /// The insets of the edges that views tell of, and the others from the device's `screen`, or none; points.
  func insets(on screen: DeviceProfile.Screen?) -> UIEdgeInsets {
    let bare = screen?.safeArea ?? .zero
    let (navigation, tabs) = screen.map { $0.idiom == .pad ? (50.0, 49.0) : (44, 49) } ?? (0, 0)
    let (top, bottom) = InsetPair(
      near: conclusion(.top) ?? margin(.topMargin) ?? conclusion(.innerTop),
      far: conclusion(.bottom) ?? margin(.bottomMargin) ?? conclusion(.innerBottom),
      center: conclusion(.centerY), sum: conclusion(.height)
    ).solved(near: bare.top, far: bare.bottom, nearBar: navigation, farBar: tabs)
    let (left, right) = InsetPair(
      near: conclusion(.leading), far: conclusion(.trailing), center: conclusion(.centerX), sum: conclusion(.width)
    ).solved(near: bare.left, far: bare.right, nearBar: 0, farBar: 0)
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// The leading and trailing margins of the root without the safe area; nil where no view tells of them.
  ///
  /// A side that nothing is tied to is like the other one.
  func sideMargins(inside insets: UIEdgeInsets, _ root: ViewElement?) -> (leading: CGFloat, trailing: CGFloat)? {
    let safe = root?.insetsLayoutMarginsFromSafeArea ?? true ? insets : .zero
    let leading = margins.leading.map { max(0, CGFloat($0) - safe.left) }
    let trailing = margins.trailing.map { max(0, CGFloat($0) - safe.right) }
    guard let one = leading ?? trailing else { return nil }
    return (leading ?? one, trailing ?? one)
  }

  /// Whether the root's margins leave the safe area alone, as in documents from before there was one.
  var marginsIgnoreSafeArea: Bool {
    guard let inset = conclusion(.topMargin) ?? conclusion(.bottomMargin) else { return false }
    return inset < 0.75 && (conclusion(.top) ?? conclusion(.bottom) ?? 1) > 0.75
  }

  /// The inset that a margin tells of, unless margins have nothing to do with the safe area.
  private func margin(_ edge: Edge) -> CGFloat? { marginsIgnoreSafeArea ? nil : conclusion(edge) }

  private func conclusion(_ edge: Edge) -> CGFloat? { votes[edge]?.conclusion.map { CGFloat($0) } }
}

/// Two opposite insets as far as they are known; points.
private struct InsetPair {
  let near: CGFloat?
  let far: CGFloat?
  /// By how much the middle of what they leave lies behind the middle of the whole.
  let center: CGFloat?
  /// How much they take together.
  let sum: CGFloat?

  /// Both insets. A center or a sum tells of one of them when the other is known; when none is, the pair counts that
  /// the device has with or without bars, else the one that follows from a default, if it is an inset at all.
  func solved(
    near usualNear: CGFloat, far usualFar: CGFloat, nearBar: CGFloat, farBar: CGFloat
  ) -> (CGFloat, CGFloat) {
    if let near, let far { return (near, far) }
    if let near { return (near, rest(of: near, centerSign: -1) ?? usualFar) }
    if let far { return (rest(of: far, centerSign: 1) ?? usualNear, far) }
    if let center, let sum, sum >= abs(2 * center) { return (sum / 2 + center, sum / 2 - center) }
    guard center != nil || sum != nil else { return (usualNear, usualFar) }
    for (near, far) in [
      (usualNear, usualFar), (usualNear + nearBar, usualFar), (usualNear, usualFar + farBar),
      (usualNear + nearBar, usualFar + farBar),
    ] where fits(near, far) { return (near, far) }
    if let near = rest(of: usualFar, centerSign: 1), near >= 0 { return (near, usualFar) }
    return (usualNear, max(0, rest(of: usualNear, centerSign: -1) ?? usualFar))
  }

  private func rest(of known: CGFloat, centerSign: CGFloat) -> CGFloat? {
    if let center {
      let other = known + centerSign * 2 * center
      return near == nil && far == nil ? other : max(0, other)
    }
    return sum.map { max(0, $0 - known) }
  }

  private func fits(_ near: CGFloat, _ far: CGFloat) -> Bool {
    if let center, abs(near - far - 2 * center) > 1 { return false }
    if let sum, abs(near + far - sum) > 1 { return false }
    return true
  }
}
