import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// What the table asks its data source and its delegate; nil means that there is none or that it lacks the method.
extension UITableView {
  func askDelegate<Answer>(
    _ call: @autoclosure () -> String, _ body: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    guard !SimulatedProcess.isUnwinding, let delegate else { return nil }
    return OptionalMethods.call {
      ask(delegate, "tableView(\(plainName(of: self)), \(call()))") { body(delegate) }
    }
  }

  /// Tells the delegate of something that has no answer.
  func tellDelegate(_ call: @autoclosure () -> String, _ body: (any UITableViewDelegate) -> Void) {
    _ = askDelegate(call(), body)
  }

  func askDataSource<Answer>(
    _ call: @autoclosure () -> String, _ body: (any UITableViewDataSource) -> Answer
  ) -> Answer? {
    guard !SimulatedProcess.isUnwinding, let dataSource else { return nil }
    return OptionalMethods.call {
      ask(dataSource, "tableView(\(plainName(of: self)), \(call()))") { body(dataSource) }
    }
  }

  // MARK: Counts

  func askNumberOfSections() -> Int {
    guard !SimulatedProcess.isUnwinding, let dataSource else { return 0 }
    let count = OptionalMethods.call {
      ask(dataSource, "numberOfSections(in: \(plainName(of: self)))") { dataSource.numberOfSections(in: self) }
    }
    return max(0, count ?? 1)
  }

  func askNumberOfRows(_ section: Int) -> Int {
    let count = askDataSource("numberOfRowsInSection: \(section)") {
      $0.tableView(self, numberOfRowsInSection: section)
    }
    return max(0, count ?? 0)
  }

  // MARK: Cells

  func askCell(_ path: IndexPath) -> UITableViewCell? {
    let outer = loading.request
    loading.request = (path, isAnswered: false)
    defer { loading.request = outer }
    return askDataSource("cellForRowAt: \(path)") { $0.tableView(self, cellForRowAt: path) }
  }

  // MARK: Heights

  /// A height that someone gave, if it is one; another number fails as in UIKit.
  private func checked(_ height: CGFloat?, _ path: IndexPath) -> CGFloat? {
    guard let height else { return nil }
    if height == Self.automaticDimension || (height >= 0 && height.isFinite) { return height }
    raise(
      .internalInconsistency(
        "table view row height must not be negative - provided height for index path (\(path.objectText)) is "
          + String(format: "%f", Double(height))))
    return Self.standardRowHeight
  }

  /// The height of a row; nil when its cell says it.
  func askRowHeight(_ path: IndexPath) -> CGFloat? {
    let asked = askDelegate("heightForRowAt: \(path)") { $0.tableView(self, heightForRowAt: path) }
    let height = checked(asked, path) ?? rowHeight
    return height >= 0 && height.isFinite ? height : nil
  }

  /// The height to expect of rows whose delegate has no estimates of its own.
  var expectedRowHeight: CGFloat {
    if estimatedRowHeight > 0, estimatedRowHeight.isFinite { return estimatedRowHeight }
    return rowHeight > 0 && rowHeight.isFinite ? rowHeight : Self.standardRowHeight
  }

  /// The delegate's estimates for the rows of a section; nil when it has none.
  func askEstimates(section: Int, count: Int) -> [CGFloat]? {
    var estimates: [CGFloat] = []
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let asked = askDelegate("estimatedHeightForRowAt: \(path)") { $0.tableView(self, estimatedHeightForRowAt: path) }
      guard let asked else { return nil }
      estimates.append(asked >= 0 && asked.isFinite ? asked : expectedRowHeight)
    }
    return estimates
  }

  // MARK: Headers and footers

  func askTitle(_ section: Int, isFooter: Bool) -> String? {
    if isFooter {
      return askDataSource("titleForFooterInSection: \(section)") {
        $0.tableView(self, titleForFooterInSection: section)
      } ?? nil
    }
    return askDataSource("titleForHeaderInSection: \(section)") {
      $0.tableView(self, titleForHeaderInSection: section)
    } ?? nil
  }

  /// The delegate's view, in a second optional whether it makes views.
  func askBandView(_ section: Int, isFooter: Bool) -> UIView?? {
    isFooter
      ? askDelegate("viewForFooterInSection: \(section)") { $0.tableView(self, viewForFooterInSection: section) }
      : askDelegate("viewForHeaderInSection: \(section)") { $0.tableView(self, viewForHeaderInSection: section) }
  }

  /// The height that the delegate or a property gives; nil when the view says it.
  func askBandHeight(_ section: Int, isFooter: Bool) -> (height: CGFloat, isDelegates: Bool)? {
    let asked =
      isFooter
      ? askDelegate("heightForFooterInSection: \(section)") { $0.tableView(self, heightForFooterInSection: section) }
      : askDelegate("heightForHeaderInSection: \(section)") { $0.tableView(self, heightForHeaderInSection: section) }
    if let asked { return asked >= 0 && asked.isFinite ? (asked, true) : nil }
    let own = isFooter ? sectionFooterHeight : sectionHeaderHeight
    return own >= 0 && own.isFinite ? (own, false) : nil
  }
}
