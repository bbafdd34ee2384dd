import Foundation
import PlainviewSnapshot
import UIKit
import Workloads

// snapshot-bench: the comparison of a picture with its golden, and the texts of a tree of views.

/// Files of their own for each comparison, as each assertion of a test run has one.
let goldenCount = 400

/// A picture of 50 rows of 50 cells.
let picture = Array(repeating: String(repeating: "| field |_", count: 5), count: 50).joined(separator: "\n")

@MainActor func measure(
  _ name: String, size: Int, _ operation: String, times: Int, _ body: (Int) -> Bool
) -> Bool {
  let stopwatch = Stopwatch(peer: "plainview", name: name, size: size, viewCount: size, constraintCount: 0)
  var succeeds = true
  let seconds = (0..<times).map { index in stopwatch.seconds { succeeds = body(index) && succeeds } }
  stopwatch.report(operation, seconds)
  return succeeds
}

/// The first comparison of each golden in a process, and comparisons after it.
@MainActor func compareWithGoldens(in folder: String) throws -> Bool {
  for index in 0..<goldenCount {
    try (picture + "\n").write(toFile: "\(folder)/aScreen.\(index).txt", atomically: false, encoding: .utf8)
  }
  func passes(_ index: Int) -> Bool {
    verifySnapshot(
      of: picture, as: .lines, named: "\(index)", record: .never, snapshotDirectory: folder, testName: "aScreen()")
      == nil
  }
  return measure("picture", size: 2500, "compare_first", times: goldenCount, passes)
    && measure("picture", size: 2500, "compare_again", times: goldenCount, passes)
}

/// A binary tree of 63 views, labels at its ends.
@MainActor func tree(depth: Int) -> UIView {
  guard depth > 1 else {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Label"
    return label
  }
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  for _ in 0..<2 { view.addSubview(tree(depth: depth - 1)) }
  return view
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-bench-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let root = tree(depth: 6)
let passed = try compareWithGoldens(in: folder.path)
let hasText = measure("tree", size: 63, "dump", times: 200) { _ in
  !Snapshotting<UIView>.hierarchy.text(of: root).isEmpty
}
guard passed, hasText else {
  FileHandle.standardError.write(Data("snapshot-bench: a comparison that should pass has failed\n".utf8))
  exit(1)
}
