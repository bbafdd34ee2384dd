import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

/// The elements of a tree in the order in which VoiceOver goes through them.
///
/// Apple does not document the order. Here it is the measured one: rows from the top, an element that begins less
/// than 8 points below the first one of a row belongs to it (13 on an iPad), and within a row in reading direction.
/// Containers with `accessibilityElements` keep their own order; they, groups and containers with a type are read as a
/// whole. Hidden views, those without a size and the siblings of modal ones are left out.
@MainActor struct SpokenOrder {
  private let rowHeight: CGFloat

  init(_ traits: UITraitCollection) { rowHeight = traits.userInterfaceIdiom == .pad ? 13 : 8 }

  func nodes(in view: UIView) -> [SpokenNode] { sorted(found(in: view), view) }

  // MARK: Finding

  private func found(in view: UIView) -> [SpokenNode] {
    guard !view.accessibilityElementsHidden, !view.isHidden, view.alpha >= 0.01, !view.bounds.isEmpty else { return [] }
    if view.isAccessibilityElement { return [.element(SpokenElement(view))] }
    let parts = view.accessibilityElements.map { explicit($0) }
    let title = self.title(of: view)
    guard parts != nil || title != nil || view.shouldGroupAccessibilityChildren else {
      return foundInSubviews(of: view)
    }
    let nodes = parts ?? sorted(foundInSubviews(of: view), view)
    guard !nodes.isEmpty else { return [] }
    return [.group(SpokenGroup(frame: view.accessibilityFrame, title: title, nodes: nodes))]
  }

  private func foundInSubviews(of view: UIView) -> [SpokenNode] {
    if let modal = view.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }) {
      return found(in: modal)
    }
    return view.subviews.flatMap { found(in: $0) }
  }

  private func explicit(_ parts: [Any]) -> [SpokenNode] {
    parts.flatMap { part -> [SpokenNode] in
      if let element = part as? UIAccessibilityElement {
        return element.isAccessibilityElement ? [.element(SpokenElement(element))] : []
      }
      return (part as? UIView).map { nodes(in: $0) } ?? []
    }
  }

  private func title(of view: UIView) -> String? {
    let kind: String
    switch view.accessibilityContainerType {
    case .none: return nil
    case .dataTable: kind = "table"
    case .list: kind = "list"
    case .landmark: kind = "landmark"
    case .semanticGroup: kind = "group"
    }
    let label = Redaction.shown(view.accessibilityLabel, of: view)
    return kind + (label.map { " \"\($0)\"" } ?? "")
  }

  // MARK: Sorting

  private func sorted(_ nodes: [SpokenNode], _ container: UIView) -> [SpokenNode] {
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rows: [[SpokenNode]] = []
    for node in nodes.enumerated().sorted(by: {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    })
    .map(\.element) {
      if let first = rows.last?.first, node.frame.minY - first.frame.minY < rowHeight {
        rows[rows.count - 1].append(node)
      } else {
        rows.append([node])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted { one, other in
        let (first, second) =
          isRightToLeft
          ? (-one.element.frame.maxX, -other.element.frame.maxX) : (one.element.frame.minX, other.element.frame.minX)
        return (first, one.offset) < (second, other.offset)
      }
      .map(\.element)
    }
  }
}
