import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore
@_spi(Plainview) import PlainviewWidgets

/// The titles at the trailing edge of a table that lead to its sections: a control, from which no drag scrolls.
@MainActor final class SectionIndexView: UIControl {
  static let width: CGFloat = 16
  let titles: [String]
  weak var table: UITableView?
  private var lastIndex: Int?
  var restingBackgroundColor: UIColor? { didSet { showBackground(isTracked: isTracking) } }
  var trackingBackgroundColor: UIColor? { didSet { showBackground(isTracked: isTracking) } }

  init(_ titles: [String], of table: UITableView) {
    self.titles = titles
    self.table = table
    super.init(frame: .zero)
    isOpaque = false
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    go(to: touch)
    showBackground(isTracked: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    go(to: touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { letGo() }

  override func cancelTracking(with event: UIEvent?) { letGo() }

  private func letGo() {
    lastIndex = nil
    showBackground(isTracked: false)
  }

  private func showBackground(isTracked: Bool) {
    backgroundColor = isTracked ? trackingBackgroundColor ?? restingBackgroundColor : restingBackgroundColor
  }

  private func go(to touch: UITouch) {
    guard let index = index(at: touch.location(in: self).y), index != lastIndex else { return }
    lastIndex = index
    table?.goToSection(titled: titles[index], at: index)
  }

  private func index(at y: CGFloat) -> Int? {
    let (top, spacing) = (area.minY, area.height / CGFloat(max(1, titles.count)))
    guard !titles.isEmpty, spacing > 0 else { return nil }
    return min(max(0, Int((y - top) / spacing)), titles.count - 1)
  }

  /// The titles are centred vertically, without gaps.
  private var area: CGRect {
    let height = min(bounds.height, CGFloat(titles.count) * Self.spacing)
    return CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  private static let spacing: CGFloat = 16

  // MARK: Drawing

  override var textAppearance: TextAppearance { TextAppearance(color: tintColor, isBold: true) }

  override func drawText(on canvas: TextCanvas) {
    guard bounds.height > 0 else { return }
    let rows = CGFloat(canvas.height) / bounds.height
    for (index, title) in titles.enumerated() {
      let middle = area.minY + area.height * (CGFloat(index) + 0.5) / CGFloat(titles.count)
      let text = title == UITableView.indexSearch ? (canvas.style == .ascii ? "?" : "⌕") : title
      canvas.writeCentered(text, row: min(canvas.height - 1, Int(middle * rows)))
    }
  }
}

extension UITableView {
  func reloadIndex() {
    let titles: [String]? = UserCode.ask(
      dataSource, "sectionIndexTitles(for:)", "sectionIndexTitles(for: \(plainName(of: self)))"
    ) { $0.sectionIndexTitles(for: self) }
    let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
    let shown = rows >= sectionIndexMinimumDisplayRowCount ? titles ?? [] : []
    guard shown != indexView?.titles ?? [] else { return }
    indexView?.removeFromSuperview()
    indexView = nil
    if !shown.isEmpty { showIndex(shown) }
  }

  private func showIndex(_ titles: [String]) {
    let view = SectionIndexView(titles, of: self)
    view.tintColor = sectionIndexColor
    view.restingBackgroundColor = sectionIndexBackgroundColor
    view.trackingBackgroundColor = sectionIndexTrackingBackgroundColor
    addSubview(view)
    indexView = view
  }

  func goToSection(titled title: String, at index: Int) {
    let asked = askDataSource(
      "tableView(_:sectionForSectionIndexTitle:at:)", "sectionForSectionIndexTitle: \"\(title)\", at: \(index)"
    ) {
      $0.tableView(self, sectionForSectionIndexTitle: title, at: index)
    }
    let section = asked ?? index
    guard geometry.sections.indices.contains(section) else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
