import Foundation
import PlainviewIntents
import PlainviewUIKitCore

extension INShortcut {
  /// What the shortcut does: the title of the activity, else its type, or the name of the intent's class.
  @MainActor var text: String {
    if let userActivity { return userActivity.title ?? userActivity.activityType }
    return intent.map { $0.intentDescription ?? String(describing: type(of: $0)) } ?? ""
  }

  /// The phrase that the app suggests; empty for none.
  @MainActor var suggestedPhrase: String {
    userActivity?.suggestedInvocationPhrase ?? intent?.suggestedInvocationPhrase ?? ""
  }
}
