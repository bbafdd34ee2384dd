package import Foundation
@_spi(Plainview) package import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) package import PlainviewUIKitCore

/// One component of a picker: a finger that drags it turns it row by row, a tap chooses the row under it.
package final class PickerWheel: UIView {
  private weak var picker: UIPickerView?
  private let component: Int
  package private(set) var numberOfRows = 0
  /// -1 while there are no rows.
  package private(set) var selectedRow = -1
  private(set) var rowViews: [Int: UIView] = [:]
  /// Views of rows that are no longer visible, which the delegate may reuse.
  private var spareViews: [UIView] = []

  init(of picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    isOpaque = false
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  package required init?(coder: NSCoder) { nil }

  // MARK: Rows

  func reload() {
    guard let picker else { return }
    let rows = picker.askDataSource(else: numberOfRows) { $0.pickerView(picker, numberOfRowsInComponent: component) }
    numberOfRows = max(0, rows ?? 0)
    for row in rowViews.keys.sorted() { removeRowView(row) }
    known.titles = known.titles.filter { $0.key < numberOfRows }
    select(max(selectedRow, 0))
  }

  func select(_ row: Int) {
    selectedRow = numberOfRows == 0 ? -1 : min(max(row, 0), numberOfRows - 1)
    setNeedsLayout()
  }

  /// Selects a row for the user; the delegate is told if it was not selected before.
  func selectAsUser(_ row: Int) {
    let before = selectedRow
    select(row)
    guard selectedRow != before, let picker else { return }
    if let owner = picker.delegate as? DateWheels {
      return owner.pickerView(picker, didSelectRow: selectedRow, inComponent: component)
    }
    UserCode.tell(picker.delegate, "pickerView(_:didSelectRow:inComponent:)") {
      $0.pickerView(picker, didSelectRow: selectedRow, inComponent: component)
    }
  }

  private static let standardRowHeight: CGFloat = 32

  package var rowHeight: CGFloat {
    guard let picker else { return Self.standardRowHeight }
    let height = picker.askDelegate(else: known.rowHeight) { $0.pickerView(picker, rowHeightForComponent: component) }
    known.rowHeight = height ?? 0
    return known.rowHeight > 0 ? known.rowHeight : Self.standardRowHeight
  }

  /// The width that the delegate returns, in points; 0 without one.
  var askedWidth: CGFloat {
    guard let picker else { return 0 }
    let width = picker.askDelegate(else: known.width) { $0.pickerView(picker, widthForComponent: component) }
    known.width = max(0, width ?? 0)
    return known.width
  }

  /// The delegate's last answers, in points and by row, for a process that has ended.
  private var known: (rowHeight: CGFloat, width: CGFloat, titles: [Int: String]) = (0, 0, [:])

  /// The text of a row; that of its view when the delegate gives views.
  package func title(ofRow row: Int) -> String {
    guard let picker, picker.delegate != nil, (0..<numberOfRows).contains(row) else { return "" }
    if let view = rowViews[row] { return Self.text(in: view) }
    let title = picker.askDelegate(else: known.titles[row] ?? "") { askedTitle(row, picker, $0) } ?? ""
    known.titles[row] = title
    return title
  }

  private func askedTitle(_ row: Int, _ picker: UIPickerView, _ delegate: any UIPickerViewDelegate) -> String {
    if let title = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
      return title.string
    }
    if let title = delegate.pickerView(picker, titleForRow: row, forComponent: component) { return title }
    let view = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
    return view is NoRowView ? "?" : Self.text(in: view)
  }

  /// All texts in a view, front to back.
  private static func text(in view: UIView) -> String {
    ([view.displayedText ?? ""] + view.subviews.map { text(in: $0) }).filter { !$0.isEmpty }.joined(separator: " ")
  }

  package override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (selectedRow < 0 ? nil : title(ofRow: selectedRow)) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Row views

  func rowView(_ row: Int) -> UIView? {
    layoutIfNeeded()
    return rowViews[row]
  }

  /// The rows that are seen when the selected one is in the middle.
  var visibleRows: Range<Int> {
    guard selectedRow >= 0, rowHeight > 0, bounds.height > 0 else { return 0..<0 }
    let reach = Int(min(bounds.height / 2 / rowHeight, 1000))
    return max(0, selectedRow - reach)..<min(numberOfRows, selectedRow + reach + 1)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let visible = visibleRows
    for row in rowViews.keys.sorted() where !visible.contains(row) {
      removeRowView(row)
    }
    for row in visible {
      guard let view = rowViews[row] ?? newRowView(row) else { continue }
      rowViews[row] = view
      view.frame = CGRect(
        x: 0, y: bounds.midY + (CGFloat(row - selectedRow) - 0.5) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }

  private func removeRowView(_ row: Int) {
    guard let view = rowViews.removeValue(forKey: row) else { return }
    view.removeFromSuperview()
    spareViews.append(view)
  }

  private func newRowView(_ row: Int) -> UIView? {
    guard let picker else { return nil }
    let spare = spareViews.popLast()
    let view: UIView?? = picker.askDelegate(else: nil) {
      $0.pickerView(picker, viewForRow: row, forComponent: component, reusing: spare)
    }
    guard case .some(.some(let view)) = view, !(view is NoRowView) else { return nil }
    addSubview(view)
    return view
  }

  // MARK: Touches

  /// Where the finger touched down, and the row that was selected then.
  private var drag: (start: CGPoint, row: Int)?
  /// The distance from which on a moving finger turns the wheel instead of tapping, in points.
  private var dragSlop: CGFloat { min(10, rowHeight / 2) }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, drag == nil else { return }
    drag = (touch.location(in: self), selectedRow)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let drag, let touch = touches.first else { return }
    select(row(of: touch, drag))
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let drag, let touch = touches.first else { return }
    self.drag = nil
    let moved = abs(touch.location(in: self).y - drag.start.y) >= dragSlop
    let tapped = Int(((drag.start.y - bounds.midY) / rowHeight).rounded())
    let chosen = moved ? row(of: touch, drag) : drag.row + tapped
    select(drag.row)
    if moved || (0..<numberOfRows).contains(chosen) { selectAsUser(chosen) }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let drag { select(drag.row) }
    drag = nil
  }

  /// The row of a drag: dragging upwards leads to later ones.
  private func row(of touch: UITouch, _ drag: (start: CGPoint, row: Int)) -> Int {
    let distance = drag.start.y - touch.location(in: self).y
    guard abs(distance) >= dragSlop else { return drag.row }
    return drag.row + Int((distance / rowHeight).rounded())
  }

  // MARK: Drawing

  package override func drawScreen(on canvas: ScreenCanvas) { drawTitles(on: canvas) }

  /// The titles, the selected one in the middle row, the others above and below at the distance of rows.
  package override func drawText(on canvas: TextCanvas) {
    guard bounds.height > 0 else { return }
    let rowCells = max(1, Int((rowHeight * CGFloat(canvas.height) / bounds.height).rounded()))
    for row in visibleRows where rowViews[row] == nil {
      let titleRow = canvas.middleRow + (row - selectedRow) * rowCells
      guard (0..<canvas.height).contains(titleRow) else { continue }
      let title = title(ofRow: row)
      canvas.writeWhole(title, share: 0.5, row: titleRow)
    }
  }
}
