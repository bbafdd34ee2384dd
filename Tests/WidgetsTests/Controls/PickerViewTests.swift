import Foundation
import PlainviewStage
import Testing
import UIKit

@MainActor @Suite struct PickerViewTests {
  /// Data source and delegate of a picker that notes its callbacks.
  private final class Choices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var columns = [["a", "b", "c"], ["1", "2", "3", "4", "5", "6"]]
    var chosen: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      columns[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append("\(component): \(row)")
    }
  }

  private let stage: Stage
  private let picker: UIPickerView
  private let choices = Choices()

  /// The middles of the two wheels are 94.5 and 245.5 points from the left, the selected row is 208 from the top.
  init() throws {
    stage = try Stage()
    picker = try stage.add(UIPickerView(), CGRect(x: 10, y: 100, width: 320, height: 216))
    let (picker, choices) = (picker, choices)
    try stage.app.run {
      picker.dataSource = choices
      picker.delegate = choices
    }
  }

  @Test func `It asks its data source, and begins with the first rows`() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 1) == 6)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 7) == -1)
    #expect(picker.rowSize(forComponent: 0).height == 32)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func `B5 Rows that code selects are not told, and are rows that there are`() {
    picker.selectRow(2, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    picker.selectRow(99, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 5)
    picker.selectRow(1, inComponent: 9, animated: false)
    #expect(choices.chosen == [])
  }

  @Test func `A tap on a row above or below the selected one chooses it`() throws {
    try stage.tap(80, 208 + 32)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    try stage.tap(80, 208 - 32)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    try stage.tap(80, 208)
    try stage.tap(80, 208 - 64)
    #expect(choices.chosen == ["0: 1", "0: 0"])
  }

  @Test func `A drag turns a wheel row by row and tells the last one only`() throws {
    try stage.down(250, 208)
    try stage.move(250, 208 - 32)
    try stage.move(250, 208 - 96)
    #expect(choices.chosen == [])
    try stage.up()
    #expect(picker.selectedRow(inComponent: 1) == 3)
    #expect(choices.chosen == ["1: 3"])
    try stage.down(250, 208)
    try stage.move(250, 208 + 900)
    try stage.up()
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func `A drag that comes back, or is cancelled, tells nothing`() throws {
    try stage.down(250, 208)
    try stage.move(250, 208 - 64)
    try stage.move(250, 208)
    try stage.up()
    try stage.down(250, 208)
    try stage.move(250, 208 - 64)
    try stage.app.touchCancel()
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(choices.chosen == [])
  }

  @Test func `Reloading keeps the rows that there still are`() {
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(5, inComponent: 1, animated: false)
    choices.columns[1] = ["x", "y"]
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    choices.columns = [["p", "q", "r", "s"]]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    choices.columns = [[]]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func `The value of a wheel is the text of its row`() {
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(picker.subviews.map(\.accessibilityValue) == ["b", "1"])
  }

  @Test func `M1 Data source and delegate are not held`() {
    let picker = UIPickerView()
    do {
      let choices = Choices()
      (picker.dataSource, picker.delegate) = (choices, choices)
      #expect(picker.numberOfComponents == 2)
    }
    #expect(picker.dataSource == nil)
    #expect(picker.delegate == nil)
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 0)
  }

  /// Rows that are views, of other heights and widths.
  private final class Labels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 60 : 0 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 48 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let label = UILabel()
      label.text = "row \(row)"
      return label
    }
  }

  @Test func `Rows can be views, for those that are seen`() throws {
    let labels = Labels()
    try stage.app.run {
      picker.dataSource = labels
      picker.delegate = labels
    }
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 60, height: 48))
    #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "row 1")
    #expect(picker.view(forRow: 8, forComponent: 0) == nil)
    #expect(picker.subviews.first?.accessibilityValue == "row 0")
    picker.selectRow(8, inComponent: 0, animated: false)
    #expect(picker.view(forRow: 8, forComponent: 0) != nil)
    #expect(picker.view(forRow: 1, forComponent: 0) == nil)
  }

  /// Rows whose views are used again.
  private final class SpareLabels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var made = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      if view == nil { made += 1 }
      let label = view as? UILabel ?? UILabel()
      label.text = "row \(row)"
      return label
    }
  }

  @Test func `A view that is not seen any more is handed back to be used again`() throws {
    let labels = SpareLabels()
    try stage.app.run {
      picker.dataSource = labels
      picker.delegate = labels
    }
    picker.selectRow(50, inComponent: 0, animated: false)
    let first = picker.view(forRow: 50, forComponent: 0)
    let made = labels.made
    picker.selectRow(70, inComponent: 0, animated: false)
    #expect((picker.view(forRow: 70, forComponent: 0) as? UILabel)?.text == "row 70")
    #expect(first != nil && first?.superview != nil)
    #expect(labels.made == made)
  }
}
