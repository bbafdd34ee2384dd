import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import Testing
import UIKit

/// Texts of tables in the language that an app is launched in (W88).
@MainActor @Suite struct TranslatedTextTests {
  private func text(_ arguments: [String], _ body: @MainActor @Sendable () -> String) throws -> String {
    let app = try LanguagesApp.launched()
    app.launchArguments = arguments
    try app.launch()
    return try app.run(body)
  }

  @Test func `W88 A key has the text of the app's language, else that of the source language, else itself`() throws {
    let title: @MainActor @Sendable () -> String = { NSLocalizedString("checkout.title", comment: "") }
    #expect(try text([], title) == "Check out")
    #expect(try text(["-AppleLanguages", "(de)"], title) == "Zur Kasse")
    #expect(try text(["-AppleLanguages", "(ko, de)"], title) == "Check out")
    #expect(try text(["-AppleLanguages", "(de)"]) { NSLocalizedString("Untranslated", comment: "") } == "Untranslated")
    #expect(try text([]) { NSLocalizedString("none", value: "A value", comment: "") } == "A value")
  }

  @Test func `W88 A strings file goes before the catalog's source language`() throws {
    let greeting: @MainActor @Sendable () -> String = { NSLocalizedString("greeting", comment: "") }
    #expect(try text(["-AppleLanguages", "(ru)"], greeting) == "Здравствуйте")
    #expect(try text([], greeting) == "greeting")
  }

  @Test(arguments: [
    ("en", 0, "No items"), ("en", 1, "1 item"), ("en", 5, "5 items"), ("de", 1, "1 Artikel"),
    ("de", 2, "2 Artikel insgesamt"), ("ko", 1, "상품 1개"),
  ])
  func `W88 A catalog's plural rules choose by the number`(language: String, count: Int, expected: String) throws {
    let arguments = ["-AppleLanguages", "(\(language))"]
    #expect(
      try text(arguments) {
        String.localizedStringWithFormat(NSLocalizedString("%lld items", comment: ""), count)
      } == expected)
    #expect(try text(arguments) { String(localized: "\(count) items") } == expected)
    #expect(
      try text(arguments) { String(format: NSLocalizedString("%lld items", comment: ""), arguments: [count]) }
        == expected)
  }

  @Test(arguments: [(0, "ничего"), (1, "1 файл"), (2, "2 файла"), (5, "5 файлов"), (21, "21 файл")])
  func `W88 The rules of a stringsdict are those of its language`(count: Int, expected: String) throws {
    #expect(
      try text(["-AppleLanguages", "(ru)"]) { String(format: NSLocalizedString("%d files", comment: ""), count) }
        == "Найдено: " + expected)
  }

  @Test func `W88 Several variables take their own arguments, in any order`() throws {
    #expect(
      try text(["-AppleLanguages", "(ru)"]) {
        String(format: NSLocalizedString("%d files in %d folders of %@", comment: ""), 3, 1, "Аня")
      } == "Аня: 3 файла в 1 папке")
    #expect(
      try text([]) { String(localized: "\("Ann") has \(1) of \(2)") } == "Ann has 1 coin of 2 altogether")
    #expect(
      try text([]) { String(format: NSLocalizedString("%@ has %lld of %lld", comment: ""), "Ann", 2, 1) }
        == "Ann has 2 coins of 1 in all")
  }

  @Test func `W88 A plural format without its arguments reads nothing that is not there`() throws {
    #expect(try text([]) { String(format: NSLocalizedString("%lld items", comment: ""), arguments: []) } == "No items")
    #expect(try text([]) { String(format: "%#@unknown@ and %d", 7) }.contains("7"))
  }

  @Test func `W88 Texts by device are those of the device`() throws {
    #expect(try text([]) { NSLocalizedString("tap.hint", comment: "") } == "Tap the phone")
  }

  @Test func `W88 Values in a localized text are part of its key, and signs of percent are doubled beside them`() throws
  {
    #expect(try text(["-AppleLanguages", "(ru)"]) { String(localized: "welcome \("Аня")") } == "Аня, добро пожаловать")
    #expect(try text([]) { String(localized: "\(50)% of \("all")") } == "50% of all")
    #expect(try text([]) { String(localized: "100%") } == "100%")
    #expect(try text([]) { String(localized: "\(1.5, specifier: "%.1f") m, \(-3), \(UInt(7))") } == "1.5 m, -3, 7")
    #expect(
      try text(["-AppleLanguages", "(de)"]) { String(localized: "checkout.title", defaultValue: "Default") }
        == "Zur Kasse")
    #expect(try text([]) { String(localized: "no.key", defaultValue: "Default \(2)") } == "Default 2")
    #expect(
      try text(["-AppleLanguages", "(de)"]) { String(localized: LocalizedStringResource("checkout.title")) }
        == "Zur Kasse")
  }

  // MARK: Bundles

  @Test func `W88 The bundle names its localizations and those that the app uses`() throws {
    let app = try LanguagesApp.launched("-AppleLanguages", "(de-AT, ko)")
    try app.run {
      #expect(Bundle.main.localizations == ["Base", "ar", "de", "en", "ko", "ru"])
      #expect(Bundle.main.preferredLocalizations == ["de"])
      #expect(Bundle.main.developmentLocalization == "en")
      #expect(Bundle.preferredLocalizations(from: ["en", "ko"]) == ["ko"])
      #expect(Bundle.preferredLocalizations(from: ["en", "ko"], forPreferences: ["ja"]) == ["en"])
      #expect(Locale.preferredLanguages == ["de-AT", "ko"])
      #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Korb")
    }
  }

  @Test func `W88 The folder of a language is a bundle in that language, whatever the app speaks`() throws {
    let app = try LanguagesApp.launched()
    try app.run {
      let path = try #require(Bundle.main.path(forResource: "ru", ofType: "lproj"))
      #expect(Bundle(path: path)?.localizedString(forKey: "greeting", value: nil, table: nil) == "Здравствуйте")
      #expect(Bundle.main.path(forResource: "Main", ofType: "strings")?.hasSuffix("Main.strings") != true)
    }
    app.launchArguments = ["-AppleLanguages", "(ko)"]
    try app.launch()
    try app.run {
      #expect(Bundle.main.path(forResource: "Main", ofType: "strings")?.hasSuffix("ko.lproj/Main.strings") == true)
      #expect(
        Bundle.main.url(forResource: "Main", withExtension: "strings", subdirectory: nil, localization: "de")?
          .path.hasSuffix("de.lproj/Main.strings") == true)
    }
  }

  // MARK: The launch

  @Test func `W88 ProcessInfo and CommandLine have what the app was launched with`() throws {
    let app = try LanguagesApp.launched()
    app.launchArguments = ["-uitest", "-AppleLanguages", "(de)"]
    app.launchEnvironment = ["SERVER": "test.local"]
    try app.launch()
    try app.run {
      #expect(ProcessInfo.processInfo.arguments.dropFirst() == ["-uitest", "-AppleLanguages", "(de)"])
      #expect(CommandLine.arguments.contains("-uitest"))
      #expect(ProcessInfo.processInfo.environment["SERVER"] == "test.local")
      #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") == ["de"])
    }
    app.terminate()
    #expect(!ProcessInfo.processInfo.arguments.contains("-uitest"))
    #expect(ProcessInfo.processInfo.environment["SERVER"] == nil)
  }

  @Test func `W88 AppleLanguages in the user defaults counts from the next launch on`() throws {
    let app = try LanguagesApp.launched()
    try app.run { UserDefaults.standard.set(["de"], forKey: "AppleLanguages") }
    #expect(try app.run { NSLocalizedString("checkout.title", comment: "") } == "Check out")
    try app.launch()
    #expect(try app.run { NSLocalizedString("checkout.title", comment: "") } == "Zur Kasse")
  }

  @Test func `W88 AppleLocale is the app's locale; languages alone give the language`() throws {
    #expect(try text(["-AppleLocale", "de_CH"]) { Locale.current.identifier } == "de_CH")
    #expect(try text(["-AppleLanguages", "(de)"]) { Locale.current.identifier } == "de_US")
    #expect(try text(["-AppleLanguages", "(de-AT)"]) { Locale.current.identifier } == "de_AT")
  }

  // MARK: Pseudo-languages

  @Test(arguments: [
    ("-NSDoubleLocalizedStrings", "Check out Check out"), ("-NSSurroundLocalizedStrings", "[# Check out #]"),
    ("-NSAccentuateLocalizedStrings", "Çħéçķ óúť"), ("-NSShowNonLocalizedStrings", "Check out"),
  ])
  func `W88 A pseudo-language changes every localized text`(argument: String, expected: String) throws {
    #expect(try text([argument, "YES"]) { NSLocalizedString("checkout.title", comment: "") } == expected)
  }

  @Test func `W88 Texts that are not localized are in capitals and in the console`() throws {
    let app = try LanguagesApp.launched("-NSShowNonLocalizedStrings", "YES")
    #expect(try app.run { NSLocalizedString("forgotten", comment: "") } == "FORGOTTEN")
    #expect(app.console.contains { $0.hasPrefix("Localizable string \"forgotten\" not found in strings table") })
  }

  @Test func `W88 Accents and doubling leave the specifiers of a format whole`() throws {
    let three: @MainActor @Sendable () -> String = { String(format: NSLocalizedString("%lld items", comment: ""), 3) }
    #expect(try text(["-NSDoubleLocalizedStrings", "YES"], three) == "3 items 3 items")
    #expect(try text(["-NSSurroundLocalizedStrings", "YES"], three) == "[# 3 items #]")
  }
}
