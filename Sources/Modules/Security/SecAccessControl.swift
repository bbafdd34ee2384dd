public import Foundation
public import PlainviewRuntime

/// What is asked of the user before an item is read.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Biometry or the passcode.
  public static let userPresence = Self(rawValue: 1 << 0)
  /// Biometry, also after it was set up anew.
  public static let biometryAny = Self(rawValue: 1 << 1)
  /// The older name of `biometryAny`.
  public static let touchIDAny = biometryAny
  /// Biometry as it is set up now.
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  /// The older name of `biometryCurrentSet`.
  public static let touchIDCurrentSet = biometryCurrentSet
  /// The passcode.
  public static let devicePasscode = Self(rawValue: 1 << 4)
  /// The user's watch.
  public static let watch = Self(rawValue: 1 << 5)
  /// The newer name of `watch`.
  public static let companion = watch
  /// One of the conditions is enough.
  public static let or = Self(rawValue: 1 << 14)
  /// All of the conditions are needed.
  public static let and = Self(rawValue: 1 << 15)
  /// A private key may be used to sign and decrypt.
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  /// A password of the app is added to the key.
  public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// When an item can be read and what the user is asked for. Kept, without effect: the user is not asked; how a call ends a
/// test says with `SimulatedKeychain.failure`.
public final class SecAccessControl: NSObject, Sendable {
  let protection: String
  let flags: SecAccessControlCreateFlags

  init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SecAccessControl else { return false }
    return protection == other.protection && flags == other.flags
  }
  public override var hash: Int { flags.rawValue.hashValue }
}

/// Makes the control of an item's access; nil and an error for a protection that is none of `kSecAttrAccessible…`.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  guard let name = protection as? String, Protections.all.contains(name) else {
    error?.pointee = .passRetained(NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecParam)))
    return nil
  }
  return SecAccessControl(protection: name, flags: flags)
}

enum Protections {
  /// The values of `kSecAttrAccessible`.
  static let all: Set<String> = ["ak", "ck", "dk", "akpu", "aku", "cku", "dku"]
}
