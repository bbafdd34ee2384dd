public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// A line that an app adds to the menu controller's menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title of the item.
  open var title: String
  /// The action that is sent to the first responder that can perform it.
  open var action: Selector

  /// Creates an item with a title and an action.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu as apps showed it before `UIEditMenuInteraction`.
///
/// It has what the first responder or one above it can perform: the standard commands, then the items of the app.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// On which side of the menu its arrow is; raw values are UIKit's.
  public enum ArrowDirection: Int, Sendable {
    /// The standard side, or a certain one.
    case `default`, up, down, left, right
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu moves; never posted here.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The one of the app.
  open class var shared: UIMenuController {
    SimulatedProcess.current.singleton(UIMenuController.self) { UIMenuController() }
  }

  /// The items that the app adds; only those are shown that a responder can perform.
  open var menuItems: [UIMenuItem]?
  /// Kept as data: a menu is below its target, or above it where there is more space.
  open var arrowDirection = ArrowDirection.default
  private weak var presentation: (any OpenMenu)?
  private weak var target: UIView?
  private var area = CGRect.zero

  /// Whether the menu is shown; setting it shows or hides the menu.
  open var isMenuVisible: Bool {
    get { presentation != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The area of the menu, in points of the screen; zero while it is hidden.
  open var menuFrame: CGRect { presentation?.listFrame ?? .zero }

  /// Shows the menu beside an area of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  /// Hides the menu if it was shown for a view.
  open func hideMenu(from targetView: UIView) { if targetView === target { hideMenu() } }
  /// Hides the menu.
  open func hideMenu() { presentation?.close() }

  /// Asks anew what can be done.
  open func update() {
    guard let presentation else { return }
    let menu = menu()
    if menu.children.isEmpty { presentation.close() } else { presentation.replaceMenu { _ in menu } }
  }

  /// The older form, where the target was set first.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (target, area) = (targetView, targetRect) }

  /// Shows or hides the menu, without animation.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { if menuVisible { show() } else { hideMenu() } }

  private func menu() -> UIMenu {
    let own = (menuItems ?? []).compactMap { item -> UIMenuElement? in
      guard EditCommands.responder(for: item.action, target) != nil else { return nil }
      return UIAction(title: item.title) { [weak self] _ in self?.send(item.action) }
    }
    let standard = EditCommands.suggested(from: target).compactMap { element -> UIMenuElement? in
      guard let command = element as? UICommand else { return nil }
      return UIAction(title: command.title) { [weak self] _ in self?.send(command.action) }
    }
    return UIMenu(children: standard + own)
  }

  /// The menu controller is the sender.
  private func send(_ action: Selector) {
    guard let responder = EditCommands.responder(for: action, target) else { return }
    UIApplication.shared.sendAction(action, to: responder, from: self, for: nil)
  }

  private func show() {
    guard presentation == nil, let target, let window = target.window else { return }
    let menu = menu()
    if menu.children.isEmpty { return }
    UserCode.post(Self.willShowMenuNotification, object: self)
    presentation = target.showMenu(
      menu, area: target.convert(area, to: window),
      closed: { [weak self] in
        guard let self else { return }
        presentation = nil
        UserCode.post(Self.willHideMenuNotification, object: self)
        UserCode.post(Self.didHideMenuNotification, object: self)
      },
      choose: { if let action = $0 as? UIAction { UserCode.run { action.perform(sender: self) } } })
    UserCode.post(Self.didShowMenuNotification, object: self)
  }
}
