public import Foundation
public import PlainviewGraphics
public import PlainviewWidgets

/// A button beside a row as it was before `UIContextualAction`.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// Whether an action destroys data.
  public enum Style: Int, Sendable {
    /// An action that destroys data, and any other action.
    case `default`, normal
    /// An action that destroys data; the same value as `default`.
    public static let destructive = Style.default
  }

  /// The style of the action.
  open private(set) var style: Style
  /// The title of the button; nil for none.
  open var title: String?
  /// The color of the button; nil for the standard color of its style.
  open var backgroundColor: UIColor?
  /// Kept, without effect: actions are drawn in their color.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action with a style, a title and a closure that performs it.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(style:title:handler:)") }

  /// The action in today's form, for a row.
  func contextualAction(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      self.handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
