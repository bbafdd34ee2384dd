import Testing
import UIKit

/// Glass, edges that fade, and previews, which are kept.
@MainActor @Suite struct GlassTests {
  @Test func `Regular glass has a color, clear glass has its tint only`() throws {
    let view = UIVisualEffectView(effect: UIGlassEffect())
    #expect(view.contentView.backgroundColor == .systemBackground)
    view.effect = UIGlassEffect(style: .clear)
    #expect(view.contentView.backgroundColor == nil)
    let tinted = UIGlassEffect(style: .clear)
    tinted.tintColor = .red
    view.effect = tinted
    #expect(view.contentView.backgroundColor == .red)
    let copy = try #require(tinted.copy() as? UIGlassEffect)
    #expect(copy !== tinted && copy.tintColor == .red)
    let container = UIGlassContainerEffect()
    container.spacing = 8
    #expect((container.copy() as? UIGlassContainerEffect)?.spacing == 8)
  }

  @Test func `A scroll view keeps the effects at its edges`() {
    let view = UITableView()
    view.topEdgeEffect.style = .soft
    view.bottomEdgeEffect.isHidden = true
    #expect(view.topEdgeEffect.style === UIScrollEdgeEffect.Style.soft && !view.topEdgeEffect.isHidden)
    #expect(view.bottomEdgeEffect.isHidden && view.leftEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
  }

  @Test func `A preview's actions are called by code`() {
    final class Page: UIViewController {
      var shared = 0
      override var previewActionItems: [any UIPreviewActionItem] {
        [
          UIPreviewAction(title: "Share", style: .default) { _, controller in (controller as? Page)?.shared += 1 },
          UIPreviewActionGroup(title: "More", style: .destructive, actions: []),
        ]
      }
    }
    let page = Page()
    #expect(page.previewActionItems.map(\.title) == ["Share", "More"])
    for case let action as UIPreviewAction in page.previewActionItems { action.handler(action, page) }
    #expect(page.shared == 1 && UIViewController().previewActionItems.isEmpty)
  }
}
