public import Foundation
public import PlainviewUIKitCore

/// Something that the user may have done by a phrase: an intent, or an activity to continue.
open class INShortcut: NSObject, NSCopying, @unchecked Sendable {
  /// The intent; nil for an activity.
  open private(set) var intent: INIntent?
  /// The activity; nil for an intent.
  open private(set) var userActivity: NSUserActivity?

  /// Creates a shortcut to an intent. Nil is for an intent that no shortcut can have, which is none of these here.
  public init?(intent: INIntent) { self.intent = intent }
  /// Creates a shortcut to an activity.
  public init(userActivity: NSUserActivity) { self.userActivity = userActivity }

  /// Returns the shortcut itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INShortcut else { return false }
    return intent == other.intent && userActivity === other.userActivity
  }
  open override var hash: Int { intent.hashValue }
}

/// A shortcut with the phrase that the user has chosen for it.
open class INVoiceShortcut: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the shortcut.
  open private(set) var identifier = UUID()
  /// The phrase.
  open private(set) var invocationPhrase: String
  /// What the phrase stands for.
  open private(set) var shortcut: INShortcut

  package init(invocationPhrase: String, shortcut: INShortcut, identifier: UUID? = nil) {
    (self.invocationPhrase, self.shortcut) = (invocationPhrase, shortcut)
    super.init()
    if let identifier { self.identifier = identifier }
  }

  /// Returns the shortcut itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INVoiceShortcut else { return false }
    return identifier == other.identifier && invocationPhrase == other.invocationPhrase && shortcut == other.shortcut
  }
  open override var hash: Int { identifier.hashValue }
}
