public import Foundation
public import PlainviewTargetAction

/// A command's alternative while further keys are held: another title, and another method.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The title that the menu shows.
  open var title: String { storedTitle }
  /// The method that is called.
  open var action: Selector { storedAction }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { storedFlags }
  private let storedTitle: String
  private let storedAction: Selector
  private let storedFlags: UIKeyModifierFlags

  /// Creates an alternate with a title, the method that it calls and the keys that are held.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    storedTitle = title
    storedAction = action
    storedFlags = modifierFlags
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("an alternate needs a title and a method") }
}
