public import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

extension XCUIElement {
  /// Whether a switch or the like is on: its value is 1; Plainview's own.
  public var isOn: Bool { view.map { ElementTree.isChecked($0) } ?? false }

  // MARK: Sliders

  /// The position of a slider's value between its limits, from 0 to 1; 0 for other elements.
  public var normalizedSliderPosition: CGFloat { (view as? UISlider)?.normalizedValue ?? 0 }

  /// Drags the thumb of a slider to a position between its limits, from 0 to 1.
  public func adjust(toNormalizedSliderPosition position: CGFloat) throws {
    let slider = try adjustable(UISlider.self, "slider")
    guard slider.isEnabled, let application else { throw AdjustmentError.disabled(element: ElementTree.line(slider)) }
    let thumb = slider.thumbRect(atNormalizedValue: slider.normalizedValue)
    let goal = slider.thumbRect(atNormalizedValue: min(max(position, 0), 1))
    let start = try application.hitPoint(of: slider, at: Self.middle(of: thumb, in: slider))
    try application.drag(from: start, to: Self.middle(of: goal, in: slider))
  }

  private static func middle(of rectangle: CGRect, in view: UIView) -> CGPoint {
    let point = view.convert(CGPoint(x: rectangle.midX, y: rectangle.midY), to: nil)
    return view.window?.toScreen(point) ?? point
  }

  // MARK: Wheels

  /// Turns a picker wheel with a finger until the row of that text is selected.
  public func adjust(toPickerWheelValue value: String) throws {
    let wheel = try adjustable(PickerWheel.self, "picker wheel")
    guard let application else { throw ElementError.notRunning }
    let rows = try application.runningProcess().enter { Self.rows(of: wheel, called: value) }
    guard let row = rows.found else {
      throw AdjustmentError.noSuchRow(element: ElementTree.line(wheel), value: value, rows: rows.near)
    }
    guard row != wheel.selectedRow else { return }
    let start = try application.hitPoint(of: wheel)
    let distance = CGFloat(row - wheel.selectedRow) * wheel.rowHeight
    try application.drag(from: start, to: CGPoint(x: start.x, y: start.y - distance))
  }

  /// The row of that text which is nearest to the selected one, and texts of rows near that.
  private static func rows(of wheel: PickerWheel, called value: String) -> (found: Int?, near: [String]) {
    let selected = max(wheel.selectedRow, 0)
    let searched = max(0, selected - searchedRows)..<min(wheel.numberOfRows, selected + searchedRows)
    let matches = searched.filter { wheel.title(ofRow: $0) == value }
    let near = max(0, selected - nearRows)..<max(0, min(wheel.numberOfRows, selected + nearRows + 1))
    return (
      matches.min { abs($0 - selected) < abs($1 - selected) },
      matches.isEmpty ? near.map { "'\(wheel.title(ofRow: $0))'" } : []
    )
  }

  /// How many rows on each side of the selected one are looked at: wheels may pretend to be endless.
  private static let searchedRows = 10_000
  /// How many rows on each side of the selected one an error names.
  private static let nearRows = 3

  // MARK: Dates

  /// Chooses a date in a date picker, whatever its style; Plainview's own.
  public func adjust(toDate date: Date) throws {
    let picker = try adjustable(UIDatePicker.self, "date picker")
    guard picker.isEnabled, let application else { throw AdjustmentError.disabled(element: ElementTree.line(picker)) }
    _ = try application.hitPoint(of: picker)
    try application.run { _ = picker.setDateAsUser(date) }
  }

  private func adjustable<Adjustable: UIView>(_ type: Adjustable.Type, _ kind: String) throws -> Adjustable {
    let view = try resolve()
    guard let adjustable = view as? Adjustable else {
      throw AdjustmentError.wrongKind(element: ElementTree.line(view), wanted: kind)
    }
    return adjustable
  }
}
