import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

/// What the stored frames inside a view tell of its margins, the safe area included; nil where nothing is tied to one.
///
/// How wide margins are depends on the width of the screen, on the version of the tools, and on whether they follow the
/// readable width, and a document stores none of it. But a view that a required equality ties to a margin shows with
/// its frame where that margin was.
struct MarginEvidence {
  private(set) var top: Double?
  private(set) var leading: Double?
  private(set) var bottom: Double?
  private(set) var trailing: Double?

  private enum Edge { case top, leading, bottom, trailing }

  init() {}

  @MainActor init(of view: ViewElement, _ frames: StoredFrames, in document: InterfaceDocument) {
    guard let id = view.id, let size = view.frame?.size else { return }
    var votes: [Edge: Votes] = [:]
    for constraint in view.constraints where constraint.tellsOfFrames && constraint.multiplier == 1 {
      guard let firstID = constraint.firstItemID, let secondID = constraint.secondItemID,
        let first = constraint.firstAttribute, let second = constraint.secondAttribute
      else { continue }
      let constant = document.constant(of: constraint)
      if secondID == id, let edge = Self.edge(second), let position = frames.position(of: first, of: firstID) {
        Self.record(constraint.solvedForSecond(position, constant: constant), edge, size, &votes)
      } else if firstID == id, let edge = Self.edge(first), let position = frames.position(of: second, of: secondID) {
        Self.record(constraint.solvedForFirst(position, constant: constant), edge, size, &votes)
      }
    }
    top = votes[.top]?.conclusion
    leading = votes[.leading]?.conclusion
    bottom = votes[.bottom]?.conclusion
    trailing = votes[.trailing]?.conclusion
  }

  private static func edge(_ attribute: ConstraintElement.Attribute) -> Edge? {
    switch attribute {
    case .topMargin: .top
    case .leadingMargin, .leftMargin: .leading
    case .bottomMargin: .bottom
    case .trailingMargin, .rightMargin: .trailing
    default: nil
    }
  }

  /// Notes a margin; one that takes more than half of the view comes from a stale frame and is ignored.
  private static func record(_ position: Double, _ edge: Edge, _ size: CGSize, _ votes: inout [Edge: Votes]) {
    let (margin, length) =
      switch edge {
      case .top: (position, Double(size.height))
      case .leading: (position, Double(size.width))
      case .bottom: (Double(size.height) - position, Double(size.height))
      case .trailing: (Double(size.width) - position, Double(size.width))
      }
    if margin > -0.75, margin < length / 2 { votes[edge, default: Votes()].add(max(0, margin)) }
  }
}

extension ViewDecoder {
  /// Gives a view on the canvas the margins that no attribute of the document decides: those of cells' contents, sides
  /// that follow the readable width, and what of the safe area lies over the content of a scroll view, which depends on
  /// how far it was scrolled.
  func decodeCanvasMargins(into view: UIView) {
    let isRow = element.tag == "tableViewCellContentView"
    let isContent = isRow || element.tag == "collectionViewCellContentView"
    let isScrolled = isInScrollView
    guard isScrolled || (isContent || element.layoutMarginsFollowReadableWidth) && element.layoutMargins == nil
    else { return }
    let found = MarginEvidence(of: element, StoredFrames(below: element, context.sizes), in: context.document)
    let usual = isRow ? Self.rowMargins(width: view.bounds.width) : view.directionalLayoutMargins
    var margins = usual
    if isContent || element.layoutMarginsFollowReadableWidth, let side = found.leading ?? found.trailing {
      margins.leading = CGFloat(found.leading ?? side)
      margins.trailing = CGFloat(found.trailing ?? side)
    }
    if isContent || isScrolled {
      margins.top = found.top.map { CGFloat($0) } ?? usual.top
      margins.bottom = found.bottom.map { CGFloat($0) } ?? usual.bottom
    }
    if isContent {
      view.insetsLayoutMarginsFromSafeArea = false
      view.preservesSuperviewLayoutMargins = false
    }
    view.directionalLayoutMargins = margins
  }

  private var isInScrollView: Bool {
    let document = context.document
    guard element.tag == "view", let parent = element.id.flatMap({ document.index[$0]?.parentID }) else { return false }
    return document.view(id: parent)?.tag == "scrollView"
  }

  /// The margins of a row's content, in points.
  private static func rowMargins(width: CGFloat) -> NSDirectionalEdgeInsets {
    let side: CGFloat = width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }
}
