public import Foundation

// CoreFoundation's functions for errors, which are Foundation's on Apple's systems.

/// Bits that are options.
public typealias CFOptionFlags = UInt
/// The domain of an error.
public typealias CFErrorDomain = CFString

/// The domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { CFString(string: err.domain) }

/// The number of an error in its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

/// What is known about an error besides its number.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo as CFDictionary }

/// A sentence for the user that says what happened.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { CFString(string: err.localizedDescription) }

/// A sentence for the user that says why it happened; nil where nothing says so.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! {
  err.localizedFailureReason.map(CFString.init(string:))
}

/// A sentence for the user that says what to do; nil where nothing says so.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
  err.localizedRecoverySuggestion.map(CFString.init(string:))
}

// MARK: Versions

/// The version of Foundation: newer than those that have names.
public let NSFoundationVersionNumber: Double = 3_000
/// The version of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1_140.11
/// The version of Foundation in iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1: Double = 1_141.1
/// The version of Foundation in iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2: Double = 1_142.14
/// The version of Foundation in iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3: Double = 1_144.17
/// The version of Foundation in iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4: Double = 1_144.17
/// The newest version of Foundation in iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max: Double = 1_199
/// The version of Foundation in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1_240.1
/// The version of Foundation in iOS 9.1.
public let NSFoundationVersionNumber_iOS_9_1: Double = 1_241.14
/// The version of Foundation in iOS 9.2.
public let NSFoundationVersionNumber_iOS_9_2: Double = 1_242.12
/// The version of Foundation in iOS 9.3.
public let NSFoundationVersionNumber_iOS_9_3: Double = 1_242.12
/// The version of Foundation in iOS 9.4.
public let NSFoundationVersionNumber_iOS_9_4: Double = 1_280.25
/// The newest version of Foundation in iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1_299
