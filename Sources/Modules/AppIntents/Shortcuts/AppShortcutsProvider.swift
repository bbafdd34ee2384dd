import Foundation

/// What the app offers to the user as shortcuts.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color behind their symbols.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// Phrases that the app does not answer to.
  @NegativeAppShortcutPhrasesBuilder static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}
extension AppShortcutsProvider {
  /// The color behind their symbols: blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Phrases that the app does not answer to: none.
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
  /// Asks for new phrases with the values of parameters; the device counts it.
  public static func updateAppShortcutParameters() { AppIntentDevice.current.change { $0.shortcutUpdates += 1 } }
}

/// A phrase that the app does not answer to.
public struct NegativeAppShortcutPhrase: ExpressibleByStringLiteral, Hashable, Sendable {
  let text: String
  /// Creates a phrase.
  public init(stringLiteral value: String) { text = value }
}
/// Makes a list of phrases from statements.
@resultBuilder public enum NegativeAppShortcutPhrasesBuilder {
  /// Joins the phrases.
  public static func buildBlock(_ phrases: NegativeAppShortcutPhrase...) -> [NegativeAppShortcutPhrase] { phrases }
}

/// Makes a list of shortcuts from statements.
@resultBuilder public enum AppShortcutsBuilder {
  /// Takes a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Takes several shortcuts.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Joins the shortcuts.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  /// Takes the shortcuts of a condition that holds.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  /// Takes the shortcuts of the first case.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Takes the shortcuts of the second case.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Takes the shortcuts that need a version of the system.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Joins the shortcuts of a loop.
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] { shortcuts.flatMap { $0 } }
}

/// The color behind the symbols of shortcuts.
public enum ShortcutTileColor: Int, CaseIterable, Sendable {
  /// The colors in App Intents' order.
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
  /// The last color.
  case grayBrown
}

/// The intents of a package.
public protocol AppIntentsPackage {
  /// The packages whose intents this one has too.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
  /// The packages whose intents this one has too: none.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension of the app that performs intents.
public protocol AppIntentsExtension {
  /// Creates the extension.
  init()
}
