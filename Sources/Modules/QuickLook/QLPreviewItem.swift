public import Foundation

/// Something that can be previewed: a file with a title.
///
/// Differs from Apple's: a structure may conform too, so that a `URL` is an item without being bridged.
@preconcurrency public protocol QLPreviewItem {
  /// The address of the file; nil while there is none.
  var previewItemURL: URL? { get }
  /// The title of the preview; nil for the file's name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The default of the optional `previewItemTitle`: nil, for the file's name.
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { URL(string: absoluteString) }
}

/// How a preview's item can be edited: not at all, in its own file, or in a copy.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
