// The names of an Info.plist's entries, as CoreFoundation has them.

public import Foundation
public import PlainviewRuntime

/// The key of the version of the Info.plist's format.
nonisolated(unsafe) public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of the name of the executable.
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the bundle's identifier.
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The build's number; that of the release is `CFBundleShortVersionString`.
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the language that the app was written in.
nonisolated(unsafe) public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the bundle's short name.
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the languages that the app handles itself.
nonisolated(unsafe) public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
