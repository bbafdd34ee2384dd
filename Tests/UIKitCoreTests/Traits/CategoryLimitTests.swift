import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// Views that do not let their texts grow or shrink without end.
@MainActor @Suite struct CategoryLimitTests {
  private let outer = UIView()
  private let inner = UIView()

  init() { outer.addSubview(inner) }

  private var categories: [UIContentSizeCategory] {
    [outer, inner].map(\.traitCollection.preferredContentSizeCategory)
  }

  @Test func `A limit holds for the view and what is in it`() {
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    outer.maximumContentSizeCategory = .extraLarge
    #expect(categories == [.extraLarge, .extraLarge])
    outer.maximumContentSizeCategory = nil
    #expect(categories == [.accessibilityLarge, .accessibilityLarge])
  }

  @Test func `A limit inside narrows what is outside`() {
    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    inner.minimumContentSizeCategory = .medium
    #expect(categories == [.extraSmall, .medium])
    #expect(inner.minimumContentSizeCategory == .medium && outer.minimumContentSizeCategory == nil)
    outer.traitOverrides.preferredContentSizeCategory = .large
    #expect(categories == [.large, .large])
  }

  @Test func `The trait change is told, and fonts follow it`() {
    final class Told: UIView {
      var heard: [UIContentSizeCategory] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        heard.append(traitCollection.preferredContentSizeCategory)
      }
    }
    let told = Told()
    outer.addSubview(told)
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    told.addSubview(label)
    outer.minimumContentSizeCategory = .extraExtraExtraLarge
    #expect(told.heard == [.extraExtraExtraLarge])
    #expect(label.font.pointSize == 23)
    #expect(told.appliedContentSizeCategoryLimitsDescription.hasSuffix(": minimum XXXL"))
  }

  @Test func `Overrides set afterwards keep the limit`() {
    outer.maximumContentSizeCategory = .large
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(categories[0] == .large && outer.maximumContentSizeCategory == .large)
  }

  @Test func `A paragraph has tabs and ways to break lines`() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location).prefix(2) == [28, 56] && style.tabStops.count == 12)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 80)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(style.tabStops.map(\.location) == [40, 80])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 40))
    style.lineBreakStrategy = .pushOut
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.tabStops.count == 1 && copy?.lineBreakStrategy == .pushOut)
    #expect(UILabel().lineBreakStrategy == .standard)
  }
}
