import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Images behind bars and along their edges.
@MainActor @Suite struct BarImageTests {
  @Test func `A toolbar keeps its images by position and metrics, also those of its appearance`() throws {
    let stage = try Stage()
    let (image, shadow, own) = (UIImage(), UIImage(), UIImage())
    try stage.app.run {
      UIToolbar.appearance().setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
      UIToolbar.appearance().setShadowImage(shadow, forToolbarPosition: .any)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
      #expect(bar.shadowImage(forToolbarPosition: .any) === shadow)
      #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .compact) == nil)
      #expect(bar.shadowImage(forToolbarPosition: .bottom) == nil)
      bar.setBackgroundImage(own, forToolbarPosition: .bottom, barMetrics: .compact)
      #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .compact) === own)
      bar.setBackgroundImage(nil, forToolbarPosition: .bottom, barMetrics: .compact)
      #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .compact) == nil)
    }
  }

  @Test func `Bars take the appearance for low bars at the content's edge from their proxy`() throws {
    let stage = try Stage()
    try stage.app.run {
      let (navigation, tools) = (UINavigationBarAppearance(), UIToolbarAppearance())
      UINavigationBar.appearance().compactScrollEdgeAppearance = navigation
      UIToolbar.appearance().compactScrollEdgeAppearance = tools
      #expect(UINavigationBar(frame: .zero).compactScrollEdgeAppearance === navigation)
      #expect(UIToolbar(frame: .zero).compactScrollEdgeAppearance === tools)
    }
  }
}
