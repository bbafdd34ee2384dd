import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore
@_spi(Plainview) import PlainviewWidgets

/// Where every view of a tree is, and why: frames, the constraints in force, and what is wrong with them.
///
/// A view a line with its frame in its superview's coordinates, in points on whole pixels. Under it stand its
/// constraints, each at the deeper one of its two views; UIKit's own ones of guides are left out. `!` marks what does not
/// hold: broken constraints, ambiguous axes, cut text, views outside of one that clips.
@MainActor struct LayoutText {
  private let root: UIView
  private let names: ObjectNames

  init(root: UIView) {
    self.root = root
    names = ObjectNames(views: root.preorder())
  }

  var text: String {
    var lines: [String] = []
    var waiting: [(view: UIView, depth: Int)] = [(root, 0)]
    while let (view, depth) = waiting.popLast() {
      let indentation = String(repeating: "  ", count: depth)
      lines.append(indentation + headline(view))
      lines += details(view).map { indentation + "    " + $0 }
      waiting += view.subviews.filter { !($0 is any ControlPart) }.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private func headline(_ view: UIView) -> String {
    let frame = PixelRounding.round(view.frame, scale: view.traitCollection.displayScale)
    var line =
      "\(names.name(of: view))  (\(Self.numbers(frame.minX, frame.minY)); \(Self.numbers(frame.width, frame.height)))"
    if view.isHidden { line += ", hidden" }
    if !view.layoutNode.translatesMask { return line }
    return line + (Self.mask(view).map { ", autoresizing \($0)" } ?? "")
  }

  private func details(_ view: UIView) -> [String] {
    (content(view).map { [$0] } ?? []) + constraints(of: view) + layerLines(view) + problems(view)
  }

  // MARK: Sizes and constraints

  private func content(_ view: UIView) -> String? {
    let size = view.intrinsicContentSize
    guard !view.layoutNode.translatesMask, size.width >= 0 || size.height >= 0 else { return nil }
    func side(_ value: CGFloat) -> String { value < 0 ? "any" : Self.number(value) }
    func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> String {
      Self.numbers(CGFloat(priority(.horizontal).rawValue), CGFloat(priority(.vertical).rawValue))
    }
    return "content \(side(size.width)) x \(side(size.height)), "
      + "hugging \(priorities(view.contentHuggingPriority)), "
      + "resistance \(priorities(view.contentCompressionResistancePriority))"
  }

  private func constraints(of view: UIView) -> [String] {
    var found: [NSLayoutConstraint] = []
    for node in [view.layoutNode] + view.layoutGuides.map(\.layoutNode) {
      for constraint in node.references where !constraint.isSystem && !found.contains(where: { $0 === constraint }) {
        found.append(constraint)
      }
    }
    return found.compactMap { constraint in
      let text = ConstraintText(constraint, names: names)
      guard text.subject === view else { return nil }
      let isBroken = view.layoutNode.engine?.isBroken(constraint) ?? false
      return text.text + (isBroken ? "  ! broken" : "")
    }
  }

  // MARK: The layer

  private func layerLines(_ view: UIView) -> [String] {
    let layer = view.layerIfLoaded.map { LayerText($0) }
    var parts = layer?.parts ?? []
    if view.clipsToBounds { parts.append("clips") }
    if !view.transform.isIdentity { parts.append("transform (\(Self.transform(view.transform)))") }
    return (parts.isEmpty ? [] : ["layer " + parts.joined(separator: ", ")]) + (layer?.lines ?? [])
  }

  private static func transform(_ matrix: CGAffineTransform) -> String {
    [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(number).joined(separator: " ")
  }

  // MARK: What is wrong

  private func problems(_ view: UIView) -> [String] {
    var problems: [String] = []
    if !view.layoutNode.translatesMask {
      if view.isLayoutAmbiguous(along: .horizontal) { problems.append("x or width is ambiguous") }
      if view.isLayoutAmbiguous(along: .vertical) { problems.append("y or height is ambiguous") }
    }
    if cutsText(view) { problems.append("the text is cut") }
    if let clip = clip(of: view) { problems.append(clip) }
    return problems.map { "! " + $0 }
  }

  private func cutsText(_ view: UIView) -> Bool {
    if let label = view as? UILabel { return label.isTextCut }
    guard let button = view as? UIButton, button.displayedText?.isEmpty == false else { return false }
    return button.bounds.width > 0 && button.intrinsicContentSize.width > button.bounds.width + 0.5
  }

  /// What the nearest view that clips leaves out; what is scrolled away is not lost.
  private func clip(of view: UIView) -> String? {
    guard view !== root, !view.isHidden, !view.bounds.isEmpty else { return nil }
    var ancestor = view.superview
    while let current = ancestor, !(current.clipsToBounds && !(current is UIScrollView)) {
      if current === root || current is UIScrollView { return nil }
      ancestor = current.superview
    }
    guard let ancestor else { return nil }
    let frame = view.convert(view.bounds, to: ancestor)
    if ancestor.bounds.insetBy(dx: -0.01, dy: -0.01).contains(frame) { return nil }
    return ancestor.bounds.intersects(frame)
      ? "clipped by \(names.name(of: ancestor))" : "outside \(names.name(of: ancestor)), which clips"
  }

  // MARK: Numbers

  static func number(_ value: CGFloat) -> String { compactNumber(Double(value)) }

  static func numbers(_ one: CGFloat, _ other: CGFloat) -> String { "\(number(one)) \(number(other))" }

  private static func mask(_ view: UIView) -> String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let set = names.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
    return set.isEmpty ? nil : set.joined(separator: "+")
  }
}
