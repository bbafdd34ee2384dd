import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// The lines of an open menu, below each other; what does not fit can be scrolled to.
@MainActor final class MenuListView: UIScrollView, ClassStandIn {
  nonisolated var shownClassName: String { "_UIContextMenuListView" }
  /// What a tap on a line does.
  var chosen: (@MainActor (MenuEntry) -> Void)?
  private var lines: [UIView] = []

  /// The width of a menu, in points, as on an iPhone.
  static let width: CGFloat = 250
  private static let titleHeight: CGFloat = 32
  private static let gapHeight: CGFloat = 16
  private static let margin: CGFloat = 16
  /// Of the line between groups, in points.
  private static let thickness: CGFloat = 0.5

  override class var actions: ActionTable { ["_choose:": .init(choose)] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = 13
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other lines from the top.
  func show(_ entries: [MenuEntry]) {
    for line in lines { line.removeFromSuperview() }
    lines = entries.map(line)
    for line in lines { addSubview(line) }
    contentSize = CGSize(width: Self.width, height: lines.reduce(0) { $0 + Self.height(of: $1) })
    contentOffset = .zero
    setNeedsLayout()
  }

  /// The height of a line, in points.
  private static func height(of line: UIView) -> CGFloat {
    line is MenuRow ? MenuRow.height : line is UILabel ? titleHeight : gapHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for line in lines {
      let height = Self.height(of: line)
      let isThin = !(line is MenuRow || line is UILabel)
      let thickness = isThin ? Self.thickness : height
      let inset = line is MenuRow ? 0 : Self.margin
      line.frame = CGRect(
        x: inset, y: y + (height - thickness) / 2, width: max(bounds.width - 2 * inset, 0), height: thickness)
      y += height
    }
  }

  private func line(_ entry: MenuEntry) -> UIView {
    switch entry {
    case .title(let title):
      let label = UILabel(frame: .zero)
      label.text = title
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      return label
    case .separator:
      let separator = UIView(frame: .zero)
      separator.backgroundColor = .separator
      return separator
    case .choice, .submenu, .back, .loading:
      let row = MenuRow(entry)
      row.addTarget(self, action: Selector("_choose:"), for: .touchUpInside)
      return row
    }
  }

  private func choose(_ sender: UIControl) {
    if let row = sender as? MenuRow { chosen?(row.entry) }
  }
}
