import Foundation
import UIKit

/// Pickers of choices, dates and colours.
@MainActor enum PickerPictures {
  static var pages: [GalleryPage] {
    [
      GalleryPage("Pickers", "Wheels, with brackets around the selected row.", table: wheels),
      GalleryPage("Date pickers", "", [.init(text: compact.text), .init(text: open.text)]),
      GalleryPage("Calendars", "Brackets around selected days, a dot below decorated ones.", table: calendars),
      GalleryPage("Color wells", "", table: colors),
      GalleryPage("Screens without content", "", table: unavailable),
    ]
  }

  /// A picker's data: sizes and colours.
  private final class Choices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let columns = [["Small", "Medium", "Large"], ["Red", "Orange", "Yellow", "Green", "Blue", "Indigo", "Violet"]]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      columns[component][row]
    }
  }

  private static var wheels: StateTable {
    let choices = Choices()
    var table = StateTable()
    table.add("two wheels", UIPickerView(), columns: 34) {
      ($0.dataSource, $0.delegate) = (choices, choices)
      $0.selectRow(1, inComponent: 0, animated: false)
      $0.selectRow(3, inComponent: 1, animated: false)
    }
    table.add("low, without interaction", UIPickerView(), columns: 34, rows: 6) {
      ($0.dataSource, $0.delegate) = (choices, choices)
      $0.isUserInteractionEnabled = false
    }
    return table
  }

  private static func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .automatic) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    // 2024-02-29 21:41:30 GMT
    picker.date = Date(timeIntervalSince1970: 1_709_242_890)
    picker.countDownDuration = 5_400
    return picker
  }

  private static var compact: StateTable {
    var table = StateTable()
    table.add("date and time", picker(.dateAndTime))
    table.add("date", picker(.date))
    table.add("time", picker(.time))
    table.add("disabled", picker(.dateAndTime)) { $0.isEnabled = false }
    table.add("German", picker(.dateAndTime)) { $0.locale = Locale(identifier: "de_DE") }
    return table
  }

  private static var open: StateTable {
    var table = StateTable()
    table.add("inline", picker(.date, .inline), columns: 30, rows: 10)
    table.add("wheels", picker(.date, .wheels), columns: 38, rows: 7)
    table.add("date and time", picker(.dateAndTime, .wheels), columns: 40, rows: 7)
    table.add("countdown", picker(.countDownTimer), columns: 38, rows: 7)
    return table
  }

  private final class Decorations: NSObject, UICalendarViewDelegate {
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { dateComponents.day == 7 ? .default() : nil }
  }

  private static var calendars: StateTable {
    let decorations = Decorations()
    var table = StateTable()
    table.add("a day is selected", UICalendarView(), columns: 42, rows: 16) { view in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
      (view.calendar, view.timeZone) = (calendar, calendar.timeZone)
      view.locale = Locale(identifier: "en_US")
      view.visibleDateComponents = DateComponents(year: 2024, month: 2)
      let selection = UICalendarSelectionSingleDate(delegate: nil)
      selection.selectedDate = DateComponents(year: 2024, month: 2, day: 29)
      view.selectionBehavior = selection
      view.delegate = decorations
    }
    return table
  }

  private static var unavailable: StateTable {
    var table = StateTable()
    func add(_ caption: String, _ configuration: UIContentUnavailableConfiguration) {
      table.add(caption, UIContentUnavailableView(configuration: configuration), columns: 42, rows: 10)
    }
    var empty = UIContentUnavailableConfiguration.empty()
    (empty.text, empty.secondaryText) = ("No Notes", "Write one.")
    empty.button = .bordered()
    empty.button.title = "New Note"
    add("with a button", empty)
    add("a search", .search())
    add("loading", .loading())
    return table
  }

  private static var colors: StateTable {
    var table = StateTable()
    table.add("a color", UIColorWell()) { $0.selectedColor = .red }
    table.add("no color", UIColorWell())
    table.add("disabled", UIColorWell()) { ($0.selectedColor, $0.isEnabled) = (.red, false) }
    return table
  }
}
