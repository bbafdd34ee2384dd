public import Foundation
public import PlainviewUIKitCore

/// A button beside a row as it was before `UIContextualAction`.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal
    public static let destructive = Style.default
  }

  open private(set) var style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  /// Kept, without effect: actions are drawn in their color.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

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
