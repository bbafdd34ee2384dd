public import Foundation

/// A file that an intent carries.
open class INFile: NSObject, @unchecked Sendable {
  private let contents: Data?
  /// The name of the file.
  open var filename: String
  /// The uniform type identifier of the file; nil where it is not known.
  open private(set) var typeIdentifier: String?
  /// The URL of the file; nil for one that was made from data.
  open private(set) var fileURL: URL?
  /// Whether the file is removed when the intent was handled; kept, without effect.
  open var removedOnCompletion = false
  /// The contents of the file; empty for one that is not there.
  open var data: Data { contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  /// Creates a file from its contents.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    (contents, self.filename, self.typeIdentifier) = (data, filename, typeIdentifier)
  }
  /// Creates a file from its URL; without a name it has that of the URL.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    contents = nil
    (self.fileURL, self.typeIdentifier) = (fileURL, typeIdentifier)
    self.filename = filename ?? fileURL.lastPathComponent
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INFile else { return false }
    return contents == other.contents && fileURL == other.fileURL && filename == other.filename
      && typeIdentifier == other.typeIdentifier
  }
  open override var hash: Int { filename.hashValue }
}
