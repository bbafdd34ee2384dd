import Foundation
import Testing
import UIKit

/// Rows of many heights against sums that are worked out one by one.
@MainActor @Suite struct TableGeometryTests {
  @Test func `Places of rows with random heights are the sums of those before them`() throws {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let recorder = HeightRecorder([0, 1, 57, 8, 100].map { rows($0) })
    let heights = recorder.sections.map { $0.map { _ in CGFloat(random(4) == 0 ? 0 : 10 + random(90)) } }
    recorder.height = { heights[$0.section][$0.row] }
    let stage = try TableStage(recorder)
    try stage.run { $0.estimatedRowHeight = 0 }
    var top: CGFloat = 0
    for (section, rows) in heights.enumerated() {
      #expect(stage.table.rect(forSection: section).minY == top)
      for (row, height) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        #expect(stage.table.rectForRow(at: path) == CGRect(x: 0, y: top, width: 390, height: height))
        if height > 0 {
          #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: top)) == path)
          #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: top + height - 0.5)) == path)
        }
        top += height
      }
    }
    #expect(stage.table.contentSize.height == top)
  }
}
