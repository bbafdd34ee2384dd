public import Foundation
import PlainviewRuntime

/// A picture or a film that the user chose in the picker of SwiftUI. Where we differ from Apple: that picker is not there, and
/// of transferable types only `Data` is loaded.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The identifier of the picture in the library; nil for one that is not known there.
  public let itemIdentifier: String?

  /// Creates an item for the picture with an identifier of the library.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Loads the file of the picture and hands it over in a later turn; nil where the library has no such picture.
  @discardableResult public func loadTransferable(
    type: Data.Type, completionHandler: @escaping @Sendable (Result<Data?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let asset = PHAsset.fetchAssets(withLocalIdentifiers: itemIdentifier.map { [$0] } ?? [], options: nil).firstObject
    let data = asset.flatMap { PHImageManager.data($0.photo) }
    _ = PHImageManager.default().request(nil) { _ in
      progress.completedUnitCount = 1
      completionHandler(.success(data))
    }
    return progress
  }

  /// Loads the file of the picture; nil where the library has no such picture.
  public func loadTransferable(type: Data.Type) async throws -> Data? {
    try await withCheckedThrowingContinuation { continuation in
      loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }
}
