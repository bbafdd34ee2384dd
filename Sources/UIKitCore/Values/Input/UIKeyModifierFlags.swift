/// The keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Creates flags with UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The caps lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the block of digits.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
