public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// A button beside a row that a swipe opens.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// Whether an action destroys data, which decides its standard color.
  public enum Style: Int, Sendable { case normal, destructive }

  /// Runs the action; the closure is called with whether it was done, and closes the row.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title of the button; nil for none.
  open var title: String?
  /// The image of the button; nil for none.
  open var image: UIImage?
  /// The colour of the button; by default red for what destroys, and gray.
  open var backgroundColor: UIColor! {
    get { storedColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { storedColor = newValue }
  }
  private var storedColor: UIColor?

  /// Creates an action with a style, a title and a closure that performs it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(style:title:handler:)") }
}

/// The buttons on one side of a row, the first one at the edge.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first one at the edge of the row.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe across the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions, the first one at the edge of the row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(actions:)") }
}
