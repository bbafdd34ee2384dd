import Foundation
import PlainviewRuntime

/// How a file of an item provider may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file may be opened where it is, without a copy.
  public static let openInPlace = Self(rawValue: 1)
}

extension NSItemProvider {
  /// Hands over the data of a file, or the error.
  static func read(
    _ file: URL?, _ error: (any Error)?, _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    guard let file else { return completionHandler(nil, error ?? CocoaError(.fileReadUnsupportedScheme)) }
    do { completionHandler(try Data(contentsOf: file), nil) } catch { completionHandler(nil, error) }
  }

  func baseLoadItem(_ typeIdentifier: String, _ completionHandler: CompletionHandler?) {
    guard let completionHandler else { return }
    if let known = wholeItem(typeIdentifier) {
      nonisolated(unsafe) let known = known
      _ = soon { completionHandler(known, nil) }
      return
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler(data.map { NSData(data: $0) }, error)
    }
  }

  func baseLoadItem(_ typeIdentifier: String) async throws -> any NSSecureCoding {
    try await withCheckedThrowingContinuation { continuation in
      baseLoadItem(typeIdentifier) { item, error in
        guard let item else {
          return continuation.resume(throwing: error ?? CocoaError(.fileReadUnsupportedScheme))
        }
        nonisolated(unsafe) let loaded = item
        continuation.resume(returning: loaded)
      }
    }
  }

  /// The item of the initializer, or a registered object, if it is of the kind.
  private func wholeItem(_ typeIdentifier: String) -> (any NSSecureCoding)? {
    guard hasItemConformingToTypeIdentifier(typeIdentifier) else { return nil }
    if let item { return item }
    return objects.lazy.compactMap { object -> (any NSSecureCoding)? in
      let written = type(of: object).writableTypeIdentifiersForItemProvider
      guard written.contains(where: { TypeConformance.conforms($0, to: typeIdentifier) }) else { return nil }
      return object as? any NSSecureCoding
    }
    .first
  }

  func baseLoadFile(
    _ typeIdentifier: String, _ completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? typeIdentifier
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = "\(folder.path)/\(name.replacingOccurrences(of: "/", with: "-"))"
        try OutputFile.write([UInt8](data), to: path)
        completionHandler(URL(fileURLWithPath: path), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}
