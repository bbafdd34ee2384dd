public import Foundation

/// What the user types with: the keyboard of a language.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language as BCP 47 writes it.
  open private(set) var primaryLanguage: String?

  init(primaryLanguage: String) {
    self.primaryLanguage = primaryLanguage
    super.init()
  }

  /// One without a language.
  public nonisolated override init() { super.init() }

  /// The keyboards that the user has: those of the app's languages, the first one in use.
  open class var activeInputModes: [UITextInputMode] {
    let languages = Locale.preferredLanguages.isEmpty ? ["en-US"] : Locale.preferredLanguages
    return languages.map(UITextInputMode.init(primaryLanguage:))
  }

  /// The name of the notification of another keyboard; never posted here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
