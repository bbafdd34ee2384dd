import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Sheets where the height is compact: on a phone in landscape, 844 × 390 points with 47 unsafe at either side.
@MainActor @Suite struct LowSheetTests {
  private func shown(_ prepare: @MainActor (UIViewController, UISheetPresentationController) -> Void) throws
    -> (Stage, UIViewController)
  {
    let (stage, sheet) = (try Stage(), UIViewController())
    try stage.app.run {
      if let presentation = sheet.sheetPresentationController { prepare(sheet, presentation) }
      stage.controller.present(sheet, animated: false)
    }
    try stage.app.hardware.rotate(to: .landscapeLeft)
    try stage.app.settle()
    return (stage, sheet)
  }

  @Test func `A sheet covers the whole screen`() throws {
    let (_, sheet) = try shown { $1.detents = [.medium(), .large()] }
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `A sheet that keeps to the edge is as wide as the safe area`() throws {
    let (_, sheet) = try shown { $1.prefersEdgeAttachedInCompactHeight = true }
    #expect(sheet.view.frame.minX == 47)
    #expect(sheet.view.frame.width == 750)
    #expect(sheet.view.frame.maxY == 390)
  }

  @Test func `A sheet that keeps to the edge may be as wide as its controller prefers`() throws {
    let (_, sheet) = try shown { controller, presentation in
      controller.preferredContentSize = CGSize(width: 400, height: 200)
      presentation.prefersEdgeAttachedInCompactHeight = true
      presentation.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    #expect(sheet.view.frame.minX == 222)
    #expect(sheet.view.frame.width == 400)
  }

  @Test func `The medium detent is inactive`() throws {
    let (stage, sheet) = try shown { _, presentation in
      presentation.prefersEdgeAttachedInCompactHeight = true
      presentation.detents = [.medium(), .large()]
    }
    let height = sheet.view.frame.height
    #expect(height > 390 / 2)
    try stage.app.run { sheet.sheetPresentationController?.selectedDetentIdentifier = .large }
    #expect(sheet.view.frame.height == height)
  }
}
