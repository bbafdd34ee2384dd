import Foundation
import PlainviewSnapshot
import PlainviewUIAutomation
import Testing
import UIKit

/// Documents in the language of the app (W88).
@MainActor @Suite struct TranslatedDocumentTests {
  @Test func `W88 A storyboard has the texts of the app's language`() throws {
    let app = try LanguagesApp.launched("-AppleLanguages", "(ko)")
    #expect(app.staticTexts["내 장바구니"].exists)
    #expect(app.textFields.firstMatch.placeholderValue == "쿠폰")
    #expect(app.segmentedControls.buttons["배송"].exists && app.segmentedControls.buttons["매장"].exists)
    #expect(app.buttons["결제"].exists)
    try app.run {
      let controller = try #require(app.window?.rootViewController)
      #expect(controller.title == "장바구니")
      let button = controller.view.subviews[0].subviews.last
      #expect(button?.accessibilityHint == "구매를 마칩니다")
    }
  }

  @Test func `W88 Without a language the document is as it was written`() throws {
    let app = try LanguagesApp.launched()
    #expect(app.staticTexts["Your basket"].exists && app.buttons["Pay"].exists)
    #expect(try app.run { app.window?.traitCollection.layoutDirection } == .leftToRight)
  }

  @Test func `W88 A language without all of the texts leaves the others, and runs from its own side`() throws {
    let app = try LanguagesApp.launched("-AppleLanguages", "(ar)")
    #expect(app.staticTexts["سلة التسوق"].exists)
    #expect(app.textFields.firstMatch.placeholderValue == "Voucher")
    try app.run {
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(app.window?.traitCollection.layoutDirection == .rightToLeft)
      // 16 points from the leading side, 48 from the trailing one, which are exchanged.
      let view = try #require(app.window?.rootViewController?.view)
      let stack = try #require(view.subviews.first)
      #expect(stack.frame.minX == 48 && stack.frame.maxX == view.bounds.width - 16)
    }
  }

  @Test func `W88 A right-to-left language that the app does not have changes nothing`() throws {
    let app = try LanguagesApp.launched("-AppleLanguages", "(he)")
    #expect(try app.run { app.window?.traitCollection.layoutDirection } == .leftToRight)
    #expect(app.staticTexts["Your basket"].exists)
  }

  @Test func `W88 The right-to-left pseudo-language turns the interface and keeps the texts`() throws {
    let app = try LanguagesApp.launched(
      "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES")
    #expect(try app.run { app.window?.traitCollection.layoutDirection } == .rightToLeft)
    #expect(app.staticTexts["Your basket"].exists)
  }

  @Test func `W88 Pseudo-languages reach documents that are localized`() throws {
    let app = try LanguagesApp.launched("-AppleLanguages", "(de)", "-NSDoubleLocalizedStrings", "YES")
    #expect(app.staticTexts["Ihr Warenkorb Ihr Warenkorb"].exists)
  }
}
