public import Foundation
public import PlainviewRuntime

/// A location as CoreFoundation knows it. Where it differs: Swift's own, so that `as CFURL` costs nothing.
public typealias CFURL = URL

/// Bytes as CoreFoundation knows them. Where they differ: Swift's own, so that `as CFData` costs nothing.
public typealias CFData = Data

/// The bytes of a file or of memory, from which fonts are made.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates a provider of bytes in memory; never nil here.
  public init?(data: CFData) { self.data = data }
  /// Creates a provider of bytes in memory; never nil here.
  public init?(data: NSData) { self.data = Data(referencing: data) }

  /// The bytes of a file; nil when it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}

/// Which apps see a font that code registers.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none = 0
  /// The app itself, until it ends.
  case process = 1
  /// All apps, also after a restart.
  case persistent = 2
  /// All apps, until the user logs out.
  case session = 3
}

/// Makes the faces of a font file known to the app. When the file has none it is false, and the error is
/// `kCTFontManagerErrorInvalidFontData` (104), or `kCTFontManagerErrorFileNotFound` (101) where there is no file.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let data = try? Data(contentsOf: fontURL) else { return fail(101, error) }
  return InstalledFonts.current.register(data) || fail(104, error)
}

/// Makes a font that was made from bytes known to the app; others are known already.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  font.file.map { InstalledFonts.current.register($0) } ?? fail(105, error)
}

private func fail(_ code: Int, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  error?.pointee = .passRetained(NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code))
  return false
}
