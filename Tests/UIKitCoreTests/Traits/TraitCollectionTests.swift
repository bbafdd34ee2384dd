import Foundation
import PlainviewUIKitCore
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct TraitCollectionTests {
  private struct Tint: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
  }

  @Test func `A collection says only what it was made with`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.horizontalSizeClass == .unspecified)
    #expect(dark.userInterfaceIdiom == .unspecified)
    #expect(dark.displayScale == 0)
    #expect(dark.preferredContentSizeCategory == .unspecified)
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark != UITraitCollection(userInterfaceStyle: .light))
  }

  @Test func `Of several collections the last one's word counts, and what is unspecified says nothing`() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
    ])
    #expect(both.userInterfaceStyle == .light)
    #expect(both.horizontalSizeClass == .compact)
    #expect(both.displayScale == 3)
    #expect(both.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!UITraitCollection(displayScale: 3).containsTraits(in: both))
    #expect(both.containsTraits(in: nil))
  }

  @Test func `Colours differ by style, contrast, level, gamut and idiom, not by sizes`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(
      !light.hasDifferentColorAppearance(
        comparedTo: UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 2)])))
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])))
  }

  @Test func `Traits of an app's own have defaults, are set, and are compared`() {
    let plain = UITraitCollection()
    let red = plain.modifyingTraits { $0[Tint.self] = "red" }
    #expect(plain[Tint.self] == "plain")
    #expect(red[Tint.self] == "red")
    #expect(red != plain)
    #expect(red.hasDifferentColorAppearance(comparedTo: plain))
    #expect(UITraitCollection { $0.userInterfaceStyle = .dark }[UITraitUserInterfaceStyle.self] == .dark)
    #expect(red.replacing(Tint.self, value: "blue")[Tint.self] == "blue")
  }

  @Test func `The current traits resolve dynamic colours`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var white: CGFloat = 0
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      color.getRed(&white, green: nil, blue: nil, alpha: nil)
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(white == 1)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `The description lists what is specified`() {
    #expect("\(UITraitCollection())".hasSuffix(">") && !"\(UITraitCollection())".contains(";"))
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    #expect(
      "\(traits)".hasSuffix(
        "; UserInterfaceIdiom = Phone, DisplayScale = 3, HorizontalSizeClass = Compact, UserInterfaceStyle = Dark, "
          + "PreferredContentSizeCategory = AccessibilityL>"))
  }

  // MARK: Text sizes

  @Test func `Text sizes are ordered, the last five are for accessibility`() {
    #expect(UIContentSizeCategory.extraSmall < .small)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityExtraLarge > .accessibilityLarge)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  /// Body, large title and caption 2 as Apple's Human Interface Guidelines list them.
  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.0, 31.0, 11.0), (.large, 17, 34, 11), (.extraExtraExtraLarge, 23, 40, 17),
    (.accessibilityMedium, 28, 44, 20), (.accessibilityExtraExtraExtraLarge, 53, 60, 40),
  ])
  func `Styles have Apple's sizes`(
    _ category: UIContentSizeCategory, _ body: Double, _ title: Double, _ caption: Double
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    func size(_ style: UIFont.TextStyle) -> Double {
      Double(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize)
    }
    #expect([size(.body), size(.largeTitle), size(.caption2)] == [body, title, caption])
  }

  @Test func `Lengths grow as the style does, rounded to pixels`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge), UITraitCollection(displayScale: 2),
    ])
    // 100 · 23 / 17 = 135.29…, in half points.
    #expect(UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits) == 135.5)
    #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 34, compatibleWith: traits) == 40)
    let font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 17), compatibleWith: traits)
    #expect(font.pointSize == 23)
    #expect(font.fontName == UIFont.boldSystemFont(ofSize: 17).fontName)
    #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits).pointSize == 23)
  }
}
