import Foundation
import PlainviewSnapshot
import PlainviewUIAutomation
import Testing
import UIKit

/// An app in several languages and text sizes, shown by the differences.
@MainActor @Suite struct LanguageMatrixTests {
  private func text(
    _ languages: [String], sizes: [UIContentSizeCategory] = [.large],
    steps: @escaping @MainActor (XCUIApplication) throws -> Void = { _ in }
  ) throws -> (text: String, app: XCUIApplication) {
    let app = try LanguagesApp.launched("-uitest")
    let strategy = Snapshotting<XCUIApplication>.matrix(
      languages: languages, contentSizes: sizes,
      as: Snapshotting<XCUIApplication>(name: "texts") { app in
        app.staticTexts.allElementsBoundByIndex.map(\.label).joined(separator: "\n")
          + "\n\((try? app.run { UIApplication.shared.preferredContentSizeCategory.rawValue }) ?? "")\nend"
      }, steps: steps)
    return (strategy.text(of: app), app)
  }

  @Test func `The first picture is whole, of the others there is what differs, by line numbers`() throws {
    let (text, _) = try text(["en", "de", "he"])
    #expect(
      text == """
        en

        Your basket
        Pay
        UICTContentSizeCategoryL
        end

        de: 2 of 4 lines differ from en

        1  Ihr Warenkorb
        2  Bezahlen

        he: as en
        """)
  }

  @Test func `With sizes a picture is told from the nearer one of its row and its column`() throws {
    let (text, _) = try text(["en", "de"], sizes: [.large, .accessibilityExtraLarge])
    #expect(
      text == """
        en, L

        Your basket
        Pay
        UICTContentSizeCategoryL
        end

        de, L: 2 of 4 lines differ from en, L

        1  Ihr Warenkorb
        2  Bezahlen

        en, AccessibilityXL: 1 of 4 lines differ from en, L

        3  UICTContentSizeCategoryAccessibilityXL

        de, AccessibilityXL: 1 of 4 lines differ from de, L

        3  UICTContentSizeCategoryAccessibilityXL
        """)
  }

  @Test func `What the steps throw stands in the picture's place, and the app has its arguments again`() throws {
    let (text, app) = try text(["en", "ko"]) { app in try app.buttons["Pay"].tap() }
    #expect(text.hasPrefix("en\n\nYour basket\n"))
    #expect(text.contains("ko: ") && text.contains("Pay"))
    #expect(app.launchArguments == ["-uitest"])
    #expect(!app.isRunning)
  }

  @Test func `No languages are said, not drawn`() throws {
    #expect(try text([]).text == "(no languages, or no text sizes)")
  }
}
