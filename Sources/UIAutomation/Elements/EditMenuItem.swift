import PlainviewUIKitCore

/// An item of the edit menu.
public enum EditMenuItem: String, CaseIterable, Sendable {
  /// The items of the edit menu that a test can choose.
  case cut, copy, paste, delete, select, selectAll

  var action: EditAction {
    switch self {
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .delete: .delete
    case .select: .select
    case .selectAll: .selectAll
    }
  }
}
