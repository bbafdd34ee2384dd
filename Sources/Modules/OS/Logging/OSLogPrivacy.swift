import Foundation

/// Who may read a value in a line of the log.
///
/// By default texts and objects are private, and numbers are public. A private value is `<private>` in the line; with
/// a mask it is a number that stays the same for the same value.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What stands for a private value.
  public struct Mask: Equatable, Sendable {
    fileprivate let isHash: Bool
    /// A number that is the same for the same value.
    public static var hash: Mask { Mask(isHash: true) }
    /// Nothing of the value.
    public static var none: Mask { Mask(isHash: false) }
  }

  private enum Kind { case auto, `public`, `private`, sensitive }

  private let kind: Kind
  private let mask: Mask

  /// Numbers are public, texts and objects private.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
  /// The value is written.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }
  /// The value is not written.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private, mask: .none) }
  /// The value is not written; here the same as `private`.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }

  /// Numbers are public; a mask stands for texts and objects.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  /// A mask stands for the value.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, mask: mask) }
  /// A mask stands for the value; here the same as `private(mask:)`.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }

  /// The value as the line shows it; `isScalar` for numbers and truth values.
  func shown(_ text: String, isScalar: Bool) -> String {
    switch kind {
    case .public: return text
    case .auto where isScalar: return text
    case .auto, .private, .sensitive: return mask.isHash ? "<mask.hash: '\(Self.number(of: text))'>" : "<private>"
    }
  }

  /// The number of a text, the same in every run (FNV-1a, 64 bits).
  private static func number(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return withUnsafeBytes(of: hash.bigEndian) { Data($0).base64EncodedString() }
  }
}

/// The alignment of a value in a line of the log.
public struct OSLogStringAlignment: Equatable, Sendable {
  private let columns: Int
  private let isRight: Bool

  /// No more characters than the value has.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }
  /// At the right end of so many characters.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }
  /// At the left end of so many characters.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }

  /// The text with blanks at its other end.
  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? blanks + text : text + blanks
  }
}
