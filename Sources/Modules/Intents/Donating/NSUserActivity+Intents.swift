import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// The addresses under which activities keep what concerns intents.
@MainActor private enum ActivityKeys {
  static let phrase = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  static let availability = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  static let interaction = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension NSUserActivity {
  /// A phrase that the user may say for a shortcut to the activity; the screen that adds one suggests it.
  public var suggestedInvocationPhrase: String? {
    get { objc_getAssociatedObject(self, ActivityKeys.phrase) as? String }
    set { objc_setAssociatedObject(self, ActivityKeys.phrase, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// Where a shortcut to the activity may be offered; kept, without effect.
  public var shortcutAvailability: INShortcutAvailabilityOptions {
    get { objc_getAssociatedObject(self, ActivityKeys.availability) as? INShortcutAvailabilityOptions ?? [] }
    set { objc_setAssociatedObject(self, ActivityKeys.availability, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// The intent for which Siri opens the app, with the app's answer; nil for other activities.
  public internal(set) var interaction: INInteraction? {
    get { objc_getAssociatedObject(self, ActivityKeys.interaction) as? INInteraction }
    set { objc_setAssociatedObject(self, ActivityKeys.interaction, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
