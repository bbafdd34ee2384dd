/// A size in the dictionary of thumbnails that a document gives its file, under `URLResourceKey.thumbnailDictionaryKey`.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
  /// The size's name.
  public let rawValue: String

  /// A size by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A thumbnail of 1024 by 1024 points.
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(rawValue: "NSThumbnail1024x1024SizeKey")
}
