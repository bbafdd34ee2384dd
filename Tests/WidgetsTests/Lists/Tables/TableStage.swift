import PlainviewStage
import UIKit
import _Testing_UIKit

/// A table of 390 × 440 points, ten rows of 44, in an app of its own.
@MainActor struct TableStage<Recorder: TableRecorder & UITableViewDataSource> {
  let stage: Stage
  let table: UITableView
  let recorder: Recorder

  init(_ recorder: Recorder, style: UITableView.Style = .plain, height: CGFloat = 440) throws {
    stage = try Stage()
    self.recorder = recorder
    table = UITableView(frame: .zero, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = recorder
    table.delegate = recorder as? any UITableViewDelegate
    try stage.add(table, CGRect(x: 0, y: 0, width: 390, height: height))
    _ = recorder.take()
  }

  /// A tap in the middle of a row that is on the screen.
  func tap(_ row: Int, section: Int = 0) throws {
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    try stage.tap(195, frame.midY - table.contentOffset.y)
    try stage.wait(0.5)
  }

  /// A finger that moves along a row, holds still and is lifted.
  func swipe(_ y: CGFloat, from start: CGFloat, to end: CGFloat) throws {
    try stage.down(start, y)
    for step in 1...10 {
      try stage.wait(0.02)
      try stage.move(start + (end - start) * CGFloat(step) / 10, y)
    }
    try stage.wait(0.3)
    try stage.up()
    try stage.wait(0.5)
  }

  /// The button of a title that is in the table.
  func button(_ title: String) -> UIButton? { Self.button(title, in: table) }

  private static func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { Self.button(title, in: $0) }.first
  }

  func tap(_ button: UIButton) throws {
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    try stage.tap(middle.x, middle.y)
    try stage.wait(0.5)
  }

  func run(_ body: (UITableView) -> Void) throws { try stage.app.run { body(table) } }

  /// The rows that are on the screen, as `section-row`.
  var shown: [String] { (table.indexPathsForVisibleRows ?? []).map { "\($0.section)-\($0.row)" } }

  /// The texts of the cells that are on the screen.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}

/// So many titles: `Row 0`, `Row 1` …
func rows(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }
