import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewLists
import PlainviewStage
import PlainviewUIKitCore
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// Where the parts of a cell are. Widths of contents are those that storyboards of Interface Builder store for the same
/// accessories; text is 8 points a character and 16 a line.
@MainActor @Suite struct TableCellTests {
  private func cell(_ style: UITableViewCell.CellStyle = .default, width: CGFloat = 375, height: CGFloat = 44)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return cell
  }

  @Test(
    arguments: [
      (UITableViewCell.AccessoryType.none, 375), (.disclosureIndicator, 348.5), (.checkmark, 335),
    ] as [(UITableViewCell.AccessoryType, CGFloat)])
  func `An accessory takes its width and the margin from the content`(
    _ type: UITableViewCell.AccessoryType, _ width: CGFloat
  ) {
    let cell = cell()
    cell.accessoryType = type
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width, height: 44))
  }

  @Test func `The text fills the content inside the margins; beside an accessory the trailing one is 8`() {
    let cell = cell()
    cell.textLabel?.text = "Title"
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 324.5, height: 44))
  }

  @Test func `Values stand at the trailing edge of the same line, subtitles below`() {
    let value = cell(.value1)
    value.textLabel?.text = "Title"
    value.detailTextLabel?.text = "Detail"
    value.layoutIfNeeded()
    #expect(value.textLabel?.frame == CGRect(x: 16, y: 14, width: 40, height: 16))
    #expect(value.detailTextLabel?.frame == CGRect(x: 311, y: 14, width: 48, height: 16))
    let subtitle = cell(.subtitle, height: 55)
    subtitle.textLabel?.text = "Title"
    subtitle.detailTextLabel?.text = "Subtitle"
    subtitle.layoutIfNeeded()
    #expect(subtitle.textLabel?.frame == CGRect(x: 16, y: 11, width: 40, height: 16))
    #expect(subtitle.detailTextLabel?.frame == CGRect(x: 16, y: 28, width: 64, height: 16))
    #expect(cell().detailTextLabel == nil)
  }

  @Test func `A picture stands before the text, and a step of indentation moves both`() {
    let cell = cell()
    cell.textLabel?.text = "Title"
    cell.imageView?.image = UIImage(systemName: "star")
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 36, y: 12, width: 20, height: 20))
    #expect(cell.textLabel?.frame.minX == 72)
  }

  @Test func `A text that changes is laid out again`() {
    let cell = cell(.value1)
    cell.textLabel?.text = "A"
    cell.detailTextLabel?.text = "B"
    cell.layoutIfNeeded()
    cell.detailTextLabel?.text = "Long"
    cell.layoutIfNeeded()
    #expect(cell.detailTextLabel?.frame.width == 32)
  }

  @Test func `A configuration replaces the content view, and taking it back makes a plain one`() {
    let cell = cell()
    let plain = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "One"
    cell.contentConfiguration = content
    let shown = cell.contentView
    #expect(shown is UIListContentView)
    #expect(plain.superview == nil)
    #expect(cell.textLabel == nil)
    content.text = "Two"
    cell.contentConfiguration = content
    #expect(cell.contentView === shown)
    cell.layoutIfNeeded()
    #expect((shown.subviews.first as? UILabel)?.text == "Two")
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
    #expect(cell.textLabel != nil)
  }

  @Test func `The update handler hears of every state before the next layout`() {
    let cell = cell()
    var states: [String] = []
    cell.configurationUpdateHandler = { _, state in
      states.append("\(state.isSelected) \(state.isHighlighted) \(state.isEditing)")
    }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(states == ["false false false", "true true false", "true true true"])
  }

  @Test func `A handler that changes the configuration causes no further update`() {
    let cell = cell()
    var updates = 0
    cell.configurationUpdateHandler = { cell, _ in
      updates += 1
      cell.contentConfiguration = UIListContentConfiguration.cell()
    }
    for _ in 0..<3 { cell.layoutIfNeeded() }
    #expect(updates == 1)
  }

  @Test func `A selected cell shows the background for it, and highlights its labels`() {
    let cell = cell()
    cell.textLabel?.text = "Title"
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.isHighlighted == true)
    #expect(cell.selectedBackgroundView?.superview === cell)
    #expect(cell.selectedBackgroundView?.frame == cell.bounds)
    cell.setSelected(false, animated: false)
    #expect(cell.selectedBackgroundView?.superview == nil)
    cell.selectionStyle = .none
    cell.setSelected(true, animated: false)
    #expect(cell.selectedBackgroundView?.superview == nil)
    #expect(cell.isSelected)
  }

  @Test func `Code that overrides the state setters is called`() {
    let cell = NotingTableCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isEditing = true
    #expect(cell.notes == ["selected true", "highlighted true", "editing true"])
  }

  @Test func `The detail button tells the table's delegate and selects nothing`() throws {
    let recorder = AccessoryRecorder([rows(2)])
    let stage = try TableStage(recorder)
    try stage.run { table in
      for cell in table.visibleCells { cell.accessoryType = .detailDisclosureButton }
    }
    // The indicator ends 16 points before the edge; the button of 24 points is 10 points before it.
    try stage.stage.tap(390 - 16 - 10.5 - 10 - 12, 66)
    #expect(recorder.take() == ["accessory 1"])
    try stage.stage.tap(390 - 20, 66)
    #expect(recorder.take() == ["didSelect 1"])
  }

  @Test func `A view of the app's own is the accessory, of its own size`() {
    let cell = cell()
    let toggle = UISwitch()
    cell.accessoryType = .checkmark
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    #expect(toggle.superview === cell)
    #expect(abs(toggle.frame.maxX - (375 - 16)) < 0.01)
    #expect(cell.contentView.frame.width == 375 - 16 - toggle.frame.width)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(toggle.superview == nil)
    #expect(cell.contentView.frame.width == 335)
  }

  @Test func `Titles of several lines and subtitles make a cell higher`() {
    let cell = cell()
    cell.textLabel?.text = String(repeating: "word ", count: 20)
    #expect(cell.sizeThatFits(CGSize(width: 375, height: 0)).height == 44)
    cell.textLabel?.numberOfLines = 0
    // 343 points are 42 columns, eight words: three lines of 16 points.
    #expect(cell.sizeThatFits(CGSize(width: 375, height: 0)).height == 70)
  }

  @Test func `From right to left everything is mirrored`() {
    let cell = cell()
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    cell.accessoryType = .disclosureIndicator
    cell.imageView?.image = UIImage(systemName: "star")
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 26.5)
    #expect(cell.imageView?.frame.maxX == 348.5 - 16)
  }
}

@MainActor private final class NotingTableCell: UITableViewCell {
  var notes: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    notes.append("selected \(selected)")
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    notes.append("highlighted \(highlighted)")
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    notes.append("editing \(editing)")
  }
}

@MainActor private final class AccessoryRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("accessory \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect \(indexPath.row)") }
}
