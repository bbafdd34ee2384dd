public import Foundation

/// The buttons beside the suggestions above a tablet's keyboard, while a responder has the focus.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Whether the user may hide the buttons; true at first. Kept, without effect.
  open var allowsHidingShortcuts = true
  /// The buttons before the suggestions; none at first. Kept, without effect: this keyboard has no such bar.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons behind the suggestions; none at first. Kept, without effect: this keyboard has no such bar.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  public override init() { super.init() }
}
