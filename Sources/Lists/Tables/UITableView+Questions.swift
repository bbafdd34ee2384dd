import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// What the table asks its data source and its delegate; nil means that there is none or that it lacks the method.
extension UITableView {
  /// Asks the delegate by the method's full name; the call is what follows the table in a transcript.
  func askDelegate<Answer>(
    _ method: StaticString, _ call: @autoclosure () -> String, _ body: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    UserCode.ask(delegate, method, "tableView(\(plainName(of: self)), \(call()))", body)
  }

  /// Calls a method of the delegate that returns nothing.
  func tellDelegate(
    _ method: StaticString, _ call: @autoclosure () -> String, _ body: (any UITableViewDelegate) -> Void
  ) { _ = askDelegate(method, call(), body) }

  func askDataSource<Answer>(
    _ method: StaticString, _ call: @autoclosure () -> String, _ body: (any UITableViewDataSource) -> Answer
  ) -> Answer? {
    UserCode.ask(dataSource, method, "tableView(\(plainName(of: self)), \(call()))", body)
  }

  // MARK: Counts

  func askNumberOfSections() -> Int {
    guard let dataSource else { return 0 }
    let count = UserCode.ask(dataSource, "numberOfSections(in:)", "numberOfSections(in: \(plainName(of: self)))") {
      $0.numberOfSections(in: self)
    }
    return max(0, count ?? 1)
  }

  func askNumberOfRows(_ section: Int) -> Int {
    let count = askDataSource("tableView(_:numberOfRowsInSection:)", "numberOfRowsInSection: \(section)") {
      $0.tableView(self, numberOfRowsInSection: section)
    }
    return max(0, count ?? 0)
  }

  // MARK: Cells

  func askCell(_ path: IndexPath) -> UITableViewCell? {
    let outer = loading.request
    loading.request = (path, isAnswered: false)
    defer { loading.request = outer }
    return askDataSource("tableView(_:cellForRowAt:)", "cellForRowAt: \(path)") {
      $0.tableView(self, cellForRowAt: path)
    }
  }

  // MARK: Heights

  /// A given height, if it is valid; a negative number fails as in UIKit.
  private func checked(_ height: CGFloat?, _ path: IndexPath) -> CGFloat? {
    guard let height else { return nil }
    if height == Self.automaticDimension || (height >= 0 && height.isFinite) { return height }
    raise(
      .internalInconsistency(
        "table view row height must not be negative - provided height for index path (\(path.objectText)) is "
          + String(format: "%f", Double(height))))
    return Self.standardRowHeight
  }

  /// The height of a row; nil when its cell determines it.
  func askRowHeight(_ path: IndexPath) -> CGFloat? {
    let asked = askDelegate("tableView(_:heightForRowAt:)", "heightForRowAt: \(path)") {
      $0.tableView(self, heightForRowAt: path)
    }
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
      let asked = askDelegate("tableView(_:estimatedHeightForRowAt:)", "estimatedHeightForRowAt: \(path)") {
        $0.tableView(self, estimatedHeightForRowAt: path)
      }
      guard let asked else { return nil }
      estimates.append(asked >= 0 && asked.isFinite ? asked : expectedRowHeight)
    }
    return estimates
  }

  // MARK: Headers and footers

  func askTitle(_ section: Int, isFooter: Bool) -> String? {
    if isFooter {
      return askDataSource("tableView(_:titleForFooterInSection:)", "titleForFooterInSection: \(section)") {
        $0.tableView(self, titleForFooterInSection: section)
      } ?? nil
    }
    return askDataSource("tableView(_:titleForHeaderInSection:)", "titleForHeaderInSection: \(section)") {
      $0.tableView(self, titleForHeaderInSection: section)
    } ?? nil
  }

  /// The delegate's view, in a second optional whether it makes views.
  func askHeaderFooterView(_ section: Int, isFooter: Bool) -> UIView?? {
    isFooter
      ? askDelegate("tableView(_:viewForFooterInSection:)", "viewForFooterInSection: \(section)") {
        $0.tableView(self, viewForFooterInSection: section)
      }
      : askDelegate("tableView(_:viewForHeaderInSection:)", "viewForHeaderInSection: \(section)") {
        $0.tableView(self, viewForHeaderInSection: section)
      }
  }

  /// The height that the delegate or a property gives; nil when the view determines it.
  func askHeaderFooterHeight(_ section: Int, isFooter: Bool) -> (height: CGFloat, isDelegates: Bool)? {
    let asked =
      isFooter
      ? askDelegate("tableView(_:heightForFooterInSection:)", "heightForFooterInSection: \(section)") {
        $0.tableView(self, heightForFooterInSection: section)
      }
      : askDelegate("tableView(_:heightForHeaderInSection:)", "heightForHeaderInSection: \(section)") {
        $0.tableView(self, heightForHeaderInSection: section)
      }
    if let asked { return asked >= 0 && asked.isFinite ? (asked, true) : nil }
    let own = isFooter ? sectionFooterHeight : sectionHeaderHeight
    return own >= 0 && own.isFinite ? (own, false) : nil
  }
}
