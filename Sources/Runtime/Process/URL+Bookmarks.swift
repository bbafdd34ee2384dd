public import Foundation

extension NSURL {
  /// How a bookmark is made; raw values are Foundation's.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With less information; without effect.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// With what a file of a bookmark needs; without effect.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// Without the access that the app has to the file; without effect.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// How a bookmark is read; raw values are Foundation's.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user is asked nothing; without effect.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// No volume is mounted; without effect.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// Access to the file does not begin with reading; without effect.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }
}

extension URL {
  /// How a bookmark is made.
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  /// How a bookmark is read.
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  private static let bookmarkHead = Data("book".utf8)

  /// Returns data that leads to the file again, also when the app's folder has moved.
  ///
  /// Differs from Foundation: a file that was renamed is not found again. Throws `CocoaError.fileReadNoSuchFile` for a
  /// file that is not there, and `CocoaError.fileReadUnsupportedScheme` for an address that is no file's.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: self]) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    let (path, home) = (standardizedFileURL.path, URL(fileURLWithPath: NSHomeDirectory()).standardizedFileURL.path)
    let text = path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    return Self.bookmarkHead + Data(text.utf8)
  }

  /// Creates the address of a file from a bookmark.
  ///
  /// Throws `CocoaError.fileReadCorruptFile` for data that is no bookmark, and `CocoaError.fileNoSuchFile` for a file that
  /// is not there any more. A bookmark is never stale here.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard data.starts(with: Self.bookmarkHead), data.count > Self.bookmarkHead.count,
      let text = String(data: data.dropFirst(Self.bookmarkHead.count), encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    let path = text.hasPrefix("~/") ? NSHomeDirectory() + text.dropFirst() : text
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    bookmarkDataIsStale = false
    self = URL(fileURLWithPath: path)
  }
}
