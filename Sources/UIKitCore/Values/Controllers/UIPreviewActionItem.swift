public import Foundation

/// An action or a group of actions below a preview that is opened by pressing hard.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}
