public import Foundation

/// A key of a hardware keyboard that is pressed, and its characters with the modifiers that are held.
@preconcurrency @MainActor open class UIKey: NSObject, @preconcurrency NSCopying {
  /// What the key types, or one of the `input…` constants of `UIKeyCommand`.
  open var characters: String { storedCharacters }
  /// What the key types without any modifier, or one of the `input…` constants of `UIKeyCommand`.
  open var charactersIgnoringModifiers: String { plainCharacters }
  /// The modifier keys that are held with the key.
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// The position of the key on a keyboard of the United States.
  open var keyCode: UIKeyboardHIDUsage { code }

  private let storedCharacters: String
  private let plainCharacters: String
  private let flags: UIKeyModifierFlags
  private let code: UIKeyboardHIDUsage

  /// A key by its character, or by the name that key commands have for it.
  package init(_ input: String, _ flags: UIKeyModifierFlags) {
    plainCharacters = input.count == 1 ? input.lowercased() : input
    let isShifted = !flags.isDisjoint(with: [.shift, .alphaShift])
    storedCharacters = input.count == 1 && isShifted ? input.uppercased() : input
    self.flags = flags
    code = UIKeyboardHIDUsage(input: input)
    super.init()
  }

  /// A modifier, which types nothing.
  init(modifier code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) {
    (storedCharacters, plainCharacters) = ("", "")
    self.flags = flags
    self.code = code
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("keys come from presses") }

  /// The key itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
