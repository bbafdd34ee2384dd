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

  @Test func `An item keeps positions and images for metrics, also those of its appearance`() throws {
    let stage = try Stage()
    let (image, far) = (UIImage(), UIOffset(horizontal: -1000, vertical: 0))
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    try stage.app.run {
      UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(far, for: .default)
      UIBarButtonItem.appearance().setBackgroundImage(image, for: .normal, barMetrics: .default)
      item.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 3), for: .compact)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      bar.items = [item]
      stage.view.addSubview(bar)
    }
    #expect(item.backButtonTitlePositionAdjustment(for: .default) == far)
    #expect(item.backButtonTitlePositionAdjustment(for: .compact) == .zero)
    #expect(item.titlePositionAdjustment(for: .compact) == UIOffset(horizontal: 0, vertical: 3))
    #expect(item.titlePositionAdjustment(for: .default) == .zero)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == nil)
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
