public import Foundation
public import PlainviewGraphics

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// The kind of data that a color is made of: an archive.
  public nonisolated static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// The kind of data that a color is written as: an archive.
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Hands over the color in an archive at once; returns nil, as there is no progress.
  @preconcurrency public nonisolated func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      completionHandler(try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}
