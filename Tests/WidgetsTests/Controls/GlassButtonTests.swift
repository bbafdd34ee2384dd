import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Buttons of glass, effects in backgrounds, the guide of a focused picture.
@MainActor @Suite struct GlassButtonTests {
  @Test func `Configurations of glass have the form of a capsule`() {
    let all: [UIButton.Configuration] = [.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass()]
    #expect(all.allSatisfy { $0.cornerStyle == .capsule })
    #expect(all[0] != all[2])
  }

  @Test func `Backgrounds with different effects are different`() {
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIBlurEffect(style: .dark)
    #expect(background != .clear() && background.visualEffect is UIBlurEffect)
  }

  @Test func `The guide of a focused picture has the edges of the view`() throws {
    let stage = try Stage()
    let picture = try stage.add(UIImageView(), CGRect(x: 20, y: 100, width: 80, height: 60))
    let guide = try stage.app.run { picture.focusedFrameGuide }
    try stage.app.run { picture.layoutIfNeeded() }
    #expect(guide.layoutFrame == picture.bounds && picture.focusedFrameGuide === guide)
  }
}
