public import Foundation
public import PlainviewUniformTypeIdentifiers

/// A file that is given to an intent or returned by it.
public struct IntentFile: Hashable, Sendable, _IntentValue {
  /// The type of one value.
  public typealias ValueType = IntentFile
  /// The type without being optional.
  public typealias UnwrappedType = IntentFile

  private let bytes: Data?
  /// Where the file is; nil for one that is bytes alone.
  public let fileURL: URL?
  /// The name of the file.
  public var filename: String
  /// The type of the file; nil when it is not known.
  public let type: UTType?
  /// Whether the file is deleted once the intent has ended. Kept, without effect.
  public var removedOnCompletion = false

  /// Creates a file from its bytes.
  public init(data: Data, filename: String, type: UTType? = nil) {
    bytes = data
    fileURL = nil
    self.filename = filename
    self.type = type
  }
  /// Creates a file that is stored; without a name it has that of the address.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    bytes = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type
  }

  /// The bytes of the file; none for one that cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
  /// The types as which the file can be read.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }
  /// Returns the bytes of the file; throws when it cannot be read.
  public func data(contentType: UTType) async throws -> Data {
    if let bytes { return bytes }
    guard let fileURL else { throw CocoaError(.fileReadNoSuchFile) }
    return try Data(contentsOf: fileURL)
  }
}
