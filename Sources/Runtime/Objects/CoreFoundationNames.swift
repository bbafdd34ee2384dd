public import Foundation

// CoreFoundation's names for Foundation's classes, as both are the same objects on Apple's systems.

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFBoolean = NSNumber
public typealias CFNumber = NSNumber
public typealias CFDate = NSDate
public typealias CFError = NSError
public typealias CFIndex = Int

public typealias CFNull = NSNull
/// The object that stands for nothing in lists and dictionaries.
public var kCFNull: CFNull! { NSNull() }
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// What makes memory for objects; there is one, which nil stands for.
public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator! = nil

/// How a call of a C function ended; 0 for well.
public typealias OSStatus = Int32
public let noErr: OSStatus = 0

/// How many strong references an object has. The number is Swift's: temporary references of the caller may count.
public func CFGetRetainCount(_ cf: CFTypeRef?) -> CFIndex { cf.map { Int(_getRetainCount($0)) } ?? 0 }

/// The integer of Objective-C's headers.
public typealias NSInteger = Int
