public import Foundation

// CoreFoundation's names for Foundation's classes, as both are the same objects on Apple's systems.

/// Any object of CoreFoundation.
public typealias CFTypeRef = AnyObject
/// A text.
public typealias CFString = NSString
/// A text that can be changed.
public typealias CFMutableString = NSMutableString
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// True or false as an object.
public typealias CFBoolean = NSNumber
/// A number as an object.
public typealias CFNumber = NSNumber
/// A point in time.
public typealias CFDate = NSDate
/// An error.
public typealias CFError = NSError
/// An index or a count.
public typealias CFIndex = Int

/// The object that stands for nothing in lists and dictionaries.
public typealias CFNull = NSNull
/// The object that stands for nothing in lists and dictionaries.
public var kCFNull: CFNull! { NSNull() }
/// True as an object.
public let kCFBooleanTrue: CFBoolean! = true
/// False as an object.
public let kCFBooleanFalse: CFBoolean! = false

/// What makes memory for objects; there is one, which nil stands for.
public final class CFAllocator: Sendable {}
/// The standard allocator, which nil stands for.
public let kCFAllocatorDefault: CFAllocator! = nil

/// How a call of a C function ended; 0 for well.
public typealias OSStatus = Int32
/// The status of a call without an error: 0.
public let noErr: OSStatus = 0

/// How many strong references an object has. The number is Swift's: temporary references of the caller may count.
public func CFGetRetainCount(_ cf: CFTypeRef?) -> CFIndex { cf.map { Int(_getRetainCount($0)) } ?? 0 }

/// The integer of Objective-C's headers.
public typealias NSInteger = Int
