import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore

/// A session as a terminal shows it: the app's picture, the panes and the status line.
@MainActor final class PlayView {
  private let session: PlaySession
  private let style: TextCanvas.Style
  private let colors: PlayColors
  /// The first row of the fitted picture that is shown.
  private var firstRow = 0
  private var shown: ShownPicture?
  private weak var lastFocus: UIResponder?

  /// The picture as it was shown last, to find points of the app's screen in it.
  private struct ShownPicture {
    let fitted: FittedPicture
    let origin: (column: Int, row: Int)
    let area: TerminalArea
  }

  init(_ session: PlaySession, style: TextCanvas.Style, colors: PlayColors) {
    self.session = session
    self.style = style
    self.colors = colors
    // Nothing is laid out in the middle of an action: the views are where they are.
    session.drawMoment = { [weak self] in self?.picture(laidOut: false).lines ?? [] }
  }

  // MARK: Points

  /// The point of the app's screen that the mouse is over: the middle of its cell.
  func point(of mouse: TerminalMouse) -> CGPoint? {
    guard let shown, shown.area.contains(TerminalPosition(column: mouse.column, row: mouse.row)) else { return nil }
    guard let row = shown.fitted.pictureRow(at: mouse.row - shown.area.top + firstRow) else { return nil }
    let column = mouse.column - shown.area.left - shown.origin.column
    let size = session.app.device.size
    let point = CGPoint(
      x: (CGFloat(column) + 0.5) * TextMetrics.cellWidth,
      y: (CGFloat(row - shown.origin.row) + 0.5) * TextMetrics.cellHeight)
    return CGRect(origin: .zero, size: size).contains(point) ? point : nil
  }

  /// Moves what is shown of a picture that is too high, by rows.
  func scroll(by rows: Int) { firstRow += rows }

  // MARK: The screen

  func screen(columns: Int, rows: Int) -> TerminalScreen {
    var screen = TerminalScreen(columns: columns, rows: rows)
    var picture = picture()
    if let moment = session.moment { (picture.lines, picture.attributes) = (moment, []) }
    let layout = PaneLayout(
      columns: columns, rows: rows, pictureWidth: deviceWidth + 2 * picture.origin.column,
      pictureHeight: picture.lines.count)
    let fitted = FittedPicture(lines: picture.lines, height: layout.picture.height)
    shown = ShownPicture(fitted: fitted, origin: picture.origin, area: layout.picture)
    keepInside(fitted, layout.picture.height)
    drawPicture(picture, fitted, in: layout.picture, on: &screen)
    markHitView(on: &screen)
    drawPanes(layout, on: &screen)
    drawStatus(in: layout.status, on: &screen)
    return screen
  }

  private struct Picture {
    var lines: [String] = []
    var origin = (column: 0, row: 0)
    /// For each line the attributes of each cell.
    var attributes: [[String]] = []
  }

  private func picture(laidOut: Bool = true) -> Picture {
    guard let process = session.app.process, let window = session.app.window else { return Picture() }
    return process.enter {
      let root = WholeScreen.drawn { WholeScreen.root(of: window) }
      if laidOut { root.layoutIfNeeded() }
      var options = TextPicture.Options(style: style)
      options.elidesRows = false
      // A click finds its view by the cell.
      options.mayStretch = false
      options.recordsStyles = colors.usesColor
      let picture = WholeScreen.drawn { TextPicture(of: root, options: options) }
      let lines = picture.lines
      let attributes = colors.usesColor ? lines.indices.map(picture.colorCodes) : []
      return Picture(lines: lines, origin: picture.origin, attributes: attributes)
    }
  }

  private func drawPicture(
    _ picture: Picture, _ fitted: FittedPicture, in area: TerminalArea, on screen: inout TerminalScreen
  ) {
    for (index, row) in fitted.rows.dropFirst(firstRow).prefix(area.height).enumerated() {
      let position = TerminalPosition(column: area.left, row: area.top + index)
      screen.write(row.text, at: position, in: area)
      guard row.count == 1, row.first < picture.attributes.count else { continue }
      for (column, attributes) in picture.attributes[row.first].enumerated()
      where !attributes.isEmpty && column < area.width {
        let left = area.left + column
        screen.paint(TerminalArea(left: left, top: position.row, right: left + 1, bottom: position.row + 1), attributes)
      }
    }
  }

  /// In cells, whatever is on the screen now.
  private var deviceWidth: Int { Int((session.app.device.size.width / TextMetrics.cellWidth).rounded(.up)) }

  /// Keeps the shown rows within the picture, and a newly focused input within the shown rows.
  private func keepInside(_ fitted: FittedPicture, _ height: Int) {
    let focus = session.app.focus
    if focus !== lastFocus, let view = focus as? UIView, let row = shownRow(of: view) {
      if row < firstRow { firstRow = row - 1 }
      if row >= firstRow + height { firstRow = row - height + 2 }
    }
    lastFocus = focus
    firstRow = max(min(firstRow, fitted.rows.count - height), 0)
  }

  private func shownRow(of view: UIView) -> Int? {
    guard let shown else { return nil }
    let middle = view.frameOnScreen.midY
    guard middle.isFinite, middle >= 0, middle < 100_000 else { return nil }
    return shown.fitted.shownRow(of: Int(middle / TextMetrics.cellHeight) + shown.origin.row)
  }

  // MARK: Under the mouse

  /// Marks what a click would hit, unless that is most of the screen.
  private func markHitView(on screen: inout TerminalScreen) {
    guard session.crash == nil, let pointer = session.pointer, let hit = session.app.hitView(at: pointer), let shown
    else { return }
    let frame = hit.frameOnScreen.intersection(CGRect(origin: .zero, size: session.app.device.size))
    guard !frame.isNull, frame.height <= Self.highestMark else { return }
    let top = shown.fitted.shownRow(of: Int((frame.minY / TextMetrics.cellHeight).rounded()) + shown.origin.row)
    let height = max(Int((frame.height / TextMetrics.cellHeight).rounded()), 1)
    let left = Int((frame.minX / TextMetrics.cellWidth).rounded()) + shown.origin.column + shown.area.left
    guard let top else { return }
    let first = top - firstRow + shown.area.top
    screen.paint(
      TerminalArea(
        left: left, top: max(first, shown.area.top),
        right: min(left + Int((frame.width / TextMetrics.cellWidth).rounded()), shown.area.right),
        bottom: min(first + height, shown.area.bottom)), colors.marked)
  }

  /// Points.
  private static let highestMark: CGFloat = 100

  // MARK: Panes

  private func drawPanes(_ layout: PaneLayout, on screen: inout TerminalScreen) {
    if let notice {
      let area = Self.union(layout.wiring, layout.transcript) ?? layout.picture
      screen.clear(area)
      draw(notice.title, notice.lines.map { ($0, "") }, in: area, on: &screen)
      return
    }
    if let area = layout.wiring {
      let lines = session.pointer.map { session.app.wiring(at: $0) } ?? ["move the mouse over the screen"]
      draw("under the mouse", lines.map { ($0, "") }, in: area, on: &screen)
    }
    if let area = layout.transcript { drawTranscript(in: area, on: &screen) }
  }

  /// What replaces the panes until the next action.
  private var notice: (title: String, lines: [String])? {
    if let crash = session.crash {
      let lines = "\(crash)".split(separator: "\n").map(String.init)
      return ("the app has crashed", lines + ["", "Ctrl-R launches it anew."])
    }
    return session.explanation.map { ($0.title, $0.text.split(separator: "\n").map(String.init)) }
  }

  private static func union(_ one: TerminalArea?, _ other: TerminalArea?) -> TerminalArea? {
    guard let one, let other else { return one ?? other }
    return TerminalArea(
      left: min(one.left, other.left), top: min(one.top, other.top), right: max(one.right, other.right),
      bottom: max(one.bottom, other.bottom))
  }

  /// The last entries that fit; those of the last action stand out.
  private func drawTranscript(in area: TerminalArea, on screen: inout TerminalScreen) {
    var lines: [(String, String)] = []
    for line in session.log.shownLines(of: session.entries).suffix(area.height) {
      let attributes =
        line.number == session.log.position ? colors.status : line.number < session.formerEntries ? colors.former : ""
      lines += PaneText.wrapped(line.text, width: area.width).map { ($0, attributes) }
    }
    let filter = session.log.filter == .all ? "" : ", \(session.log.filter.rawValue)"
    draw("what happened" + filter, Array(lines.suffix(max(area.height - 1, 0))), in: area, on: &screen)
  }

  private func draw(
    _ title: String, _ lines: [(text: String, attributes: String)], in area: TerminalArea,
    on screen: inout TerminalScreen
  ) {
    let rule = title + " " + String(repeating: style == .ascii ? "-" : "─", count: max(area.width, 0))
    screen.write(rule, at: TerminalPosition(column: area.left, row: area.top), in: area, attributes: colors.title)
    let wrapped = lines.flatMap { line in PaneText.wrapped(line.text, width: area.width).map { ($0, line.attributes) } }
    for (index, line) in wrapped.prefix(max(area.height - 1, 0)).enumerated() {
      let position = TerminalPosition(column: area.left, row: area.top + 1 + index)
      screen.write(line.0, at: position, in: area, attributes: line.1)
    }
  }

  // MARK: Status

  private func drawStatus(in area: TerminalArea, on screen: inout TerminalScreen) {
    let time = String(format: " %.2f s  ", session.now)
    let keys =
      "Ctrl-Q quit  Ctrl-T +1 s  Ctrl-E explain  Ctrl-R relaunch  Ctrl-S save  Ctrl-P Ctrl-N events  Ctrl-F filter  Ctrl-O stop at each  PgUp PgDn scroll  Ctrl-L redraw"
    let text =
      time + (session.message ?? (session.crash == nil ? keys : "the app has crashed: Ctrl-R launches it anew"))
    screen.write(
      text + String(repeating: " ", count: max(area.width, 0)), at: TerminalPosition(column: 0, row: area.top),
      in: area,
      attributes: colors.status)
  }
}
