import Foundation
import UIKit

/// Pickers of choices, dates and colours.
@MainActor enum PickerPictures {
  static var pages: [GalleryPage] {
    [
      GalleryPage("Pickers", "Wheels, with brackets around the selected row.", table: wheels),
      GalleryPage("Date pickers", "", [.init(text: compact.text), .init(text: open.text)]),
      GalleryPage("Color wells", "", table: colors),
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

  private static var colors: StateTable {
    var table = StateTable()
    table.add("a color", UIColorWell()) { $0.selectedColor = .red }
    table.add("no color", UIColorWell())
    table.add("disabled", UIColorWell()) { ($0.selectedColor, $0.isEnabled) = (.red, false) }
    return table
  }
}
