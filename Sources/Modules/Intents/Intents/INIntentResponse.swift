public import Foundation
public import PlainviewUIKitCore

/// What an app answers to an intent; subclasses have the outcome and its values.
open class INIntentResponse: NSObject, NSCopying, @unchecked Sendable {
  /// The activity with which the app is opened; nil for one that the system makes.
  open var userActivity: NSUserActivity?

  public override init() { super.init() }

  /// Creates an answer with an activity.
  init(userActivity: NSUserActivity?) { self.userActivity = userActivity }

  /// Returns the answer itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
