import UIKit

/// Progress bars, activity indicators, refresh controls.
@MainActor enum ProgressPictures {
  static var page: GalleryPage { GalleryPage("Progress and activity", "", table: table) }

  private static var table: StateTable {
    var table = StateTable()
    table.add("at 0", UIProgressView(), columns: 20)
    table.add("at 0.4", UIProgressView(), columns: 20) { $0.progress = 0.4 }
    table.add("at 1", UIProgressView(), columns: 20) { $0.progress = 1 }
    table.add("right to left", RightToLeft.mirrored(UIProgressView()), columns: 20) { $0.progress = 0.4 }
    table.add("turning", UIActivityIndicatorView(style: .medium)) { $0.startAnimating() }
    table.add("stopped, shown", UIActivityIndicatorView(style: .medium)) { $0.hidesWhenStopped = false }
    table.add("stopped, hidden", UIActivityIndicatorView(style: .medium))
    table.add("refreshing", UIRefreshControl(), columns: 20, rows: 1) { $0.beginRefreshing() }
    table.add("with a title", UIRefreshControl(), columns: 20, rows: 1) {
      $0.attributedTitle = NSAttributedString(string: "Loading mail")
      $0.beginRefreshing()
    }
    return table
  }
}
