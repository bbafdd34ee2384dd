import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// The rows whose data the app was told to prefetch.
struct RowPrefetching {
  var announced: [IndexPath] = []
  var lastTop: CGFloat = 0
  var goesUp = false
}

// Rows that may come on the screen soon, in the direction in which the content moves.
extension UITableView {
  /// How many rows are announced at most.
  private static let prefetchLimit = 10

  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource,
      let first = rowsOnScreen.first?.path, let last = rowsOnScreen.last?.path
    else { return }
    if bounds.minY != prefetching.lastTop { prefetching.goesUp = bounds.minY < prefetching.lastTop }
    prefetching.lastTop = bounds.minY
    let ahead = prefetching.goesUp ? rows(before: first) : rows(after: last)
    let new = ahead.filter { !prefetching.announced.contains($0) }
    let gone = prefetching.announced.filter { !ahead.contains($0) && !($0 >= first && $0 <= last) }
    prefetching.announced = ahead
    let name = plainName(of: self)
    if !gone.isEmpty {
      UserCode.tell(
        prefetchDataSource, "tableView(_:cancelPrefetchingForRowsAt:)",
        "tableView(\(name), cancelPrefetchingForRowsAt: \(gone))"
      ) { $0.tableView(self, cancelPrefetchingForRowsAt: gone) }
    }
    guard !new.isEmpty else { return }
    UserCode.tell(
      prefetchDataSource, "tableView(_:prefetchRowsAt:)", "tableView(\(name), prefetchRowsAt: \(new))"
    ) { $0.tableView(self, prefetchRowsAt: new) }
  }

  private func rows(after path: IndexPath) -> [IndexPath] {
    var found: [IndexPath] = []
    var (row, section) = (path.row + 1, path.section)
    while found.count < Self.prefetchLimit, section < geometry.sections.count {
      if row < geometry.sections[section].rows.count {
        found.append(IndexPath(row: row, section: section))
        row += 1
      } else {
        (row, section) = (0, section + 1)
      }
    }
    return found
  }

  private func rows(before path: IndexPath) -> [IndexPath] {
    var found: [IndexPath] = []
    var (row, section) = (path.row - 1, path.section)
    while found.count < Self.prefetchLimit, section >= 0 {
      if row >= 0 {
        found.append(IndexPath(row: row, section: section))
        row -= 1
      } else {
        section -= 1
        if section >= 0 { row = geometry.sections[section].rows.count - 1 }
      }
    }
    return found
  }
}
