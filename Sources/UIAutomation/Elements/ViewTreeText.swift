import Foundation
import PlainviewRuntime
@_spi(Plainview) package import PlainviewUIKitCore

/// The views of a tree, a line each: class, the document's id, identifier or text, and the frame on the screen.
@MainActor package struct ViewTreeText {
  private let root: UIView
  private let depth: Int
  private let listsAll: Bool

  package init(root: UIView, depth: Int, listsAll: Bool) {
    self.root = root
    self.depth = depth
    self.listsAll = listsAll
  }

  package var text: String { lines(of: root, level: 0).joined(separator: "\n") }

  private func lines(of view: UIView, level: Int) -> [String] {
    if !listsAll, ElementTree.isHidden(view) || view is any ControlPart { return [] }
    let line = String(repeating: "  ", count: level) + line(view)
    let inside = level < depth ? view.subviews.flatMap { lines(of: $0, level: level + 1) } : []
    let left = level < depth ? 0 : view.subviews.count
    return [left == 0 ? line : "\(line)  (\(left) inside)"] + inside
  }

  /// `UIButton 'Sign up' (16, 341) 361 x 46`.
  static func name(_ view: UIView) -> String {
    let frame = view.frameOnScreen
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { compactNumber(Double($0)) }
    return "\(plainName(of: view)) (\(numbers[0]), \(numbers[1])) \(numbers[2]) x \(numbers[3])"
  }

  private func line(_ view: UIView) -> String {
    let frame = view.frameOnScreen
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { compactNumber(Double($0)) }
    var parts = [plainName(of: view)]
    if let id = view.documentID { parts.append("#\(VisibleText.quoted(id))") }
    parts.append("(\(numbers[0]), \(numbers[1])) \(numbers[2]) x \(numbers[3])")
    if view.isHidden { parts.append("hidden") }
    if view.alpha < 0.01 { parts.append("transparent") }
    if !view.isUserInteractionEnabled { parts.append("no interaction") }
    if !ElementTree.isEnabled(view) { parts.append("disabled") }
    return parts.joined(separator: " ")
  }
}
