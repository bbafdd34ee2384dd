import Foundation
import Testing
import UIKit

/// Pictures of a widget, a state a row: what the state is, the picture in Unicode, and the one in ASCII.
@MainActor struct StateTable {
  private var rows: [(caption: String, unicode: String, ascii: String)] = []
  private let stage = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 800))

  init() { stage.makeKeyAndVisible() }

  /// Adds a picture of a view of so many cells, by default as many as it asks for.
  mutating func add<View: UIView>(
    _ caption: String, _ view: View, columns: Int? = nil, rows: Int? = nil, _ change: (View) -> Void = { _ in }
  ) {
    stage.addSubview(view)
    change(view)
    let fitting = view.sizeThatFits(.zero)
    view.frame.size = CGSize(
      width: columns.map { CGFloat($0 * 8) } ?? (fitting.width / 8).rounded(.up) * 8,
      height: rows.map { CGFloat($0 * 16) } ?? max(16, (fitting.height / 16).rounded(.up) * 16))
    self.rows.append((caption, picture(of: view, .unicode), picture(of: view, .ascii)))
    view.removeFromSuperview()
  }

  private func picture(of view: UIView, _ strategy: Snapshotting<UIView>) -> String {
    if view.isHidden { return "" }
    var lines = strategy.text(of: view).components(separatedBy: "\n")
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    while lines.first?.isEmpty ?? false { lines.removeFirst() }
    return lines.joined(separator: "\n")
  }

  var text: String {
    let captions = (rows.map { TextColumns.width(of: $0.caption) }.max() ?? 0) + 3
    let pictures = max(rows.map { TextColumns.width(of: $0.unicode) }.max() ?? 0, "unicode".count) + 3
    let widths = [captions, pictures]
    // Pictures of several rows need air between them.
    let isAiry = rows.contains { $0.unicode.contains("\n") }
    var lines = TextColumns.join(["", "unicode", "ascii"], widths: widths) + [""]
    for (index, row) in rows.enumerated() {
      if isAiry, index > 0 { lines.append("") }
      lines += TextColumns.join([row.caption, row.unicode, row.ascii], widths: widths)
    }
    return lines.joined(separator: "\n")
  }
}
