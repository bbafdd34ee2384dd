public import Foundation
import PlainviewRuntime
import PlainviewTargetAction
public import PlainviewUIKitCore

/// The side of its target at which an edit menu opens; raw values are UIKit's.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// The point at which an edit menu opens.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// Identifies the configuration.
  open private(set) var identifier: AnyHashable
  /// In the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// Kept as data: a menu is below its target, or above it where there is more space.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration with an identifier and a point; nil for a standard identifier.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable("com.apple.editmenu")
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Lets an app animate views while an edit menu opens or closes, and be told of the end.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that run with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

/// Shows an edit menu when code asks for it: what the responders can do now, or the delegate's menu.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// Returns menus, and is informed of them; not retained. Nil for the standard menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private weak var presentation: (any OpenMenu)?
  private var shown: UIEditMenuConfiguration?

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one; closes the menu.
  open func willMove(to view: UIView?) { dismissMenu() }
  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }

  /// Where the menu that is shown was asked for, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let shown else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }

  /// Shows the menu for a configuration; does nothing without a window or without actions.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window, let menu = menu(for: configuration), !menu.children.isEmpty else {
      return
    }
    let asked = UserCode.ask(delegate, "editMenuInteraction(_:targetRectFor:)") {
      $0.editMenuInteraction(self, targetRectFor: configuration)
    }
    let sourceRect = CGRect(origin: configuration.sourcePoint, size: .zero)
    let area = asked.flatMap { $0.isNull ? nil : $0 } ?? sourceRect
    shown = configuration
    let animator = ContextMenuAnimator(nil)
    UserCode.tell(delegate, "editMenuInteraction(_:willPresentMenuFor:animator:)") {
      $0.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    }
    presentation = view.showMenu(
      menu, area: view.convert(area, to: window),
      closed: { [weak self] in self?.didClose(configuration) }, choose: { [weak self] in self?.take($0) })
    animator.run()
  }

  /// Closes the menu.
  open func dismissMenu() { presentation?.close() }

  /// Asks for the menu anew and shows it.
  open func reloadVisibleMenu() {
    guard let shown, let menu = menu(for: shown) else { return }
    presentation?.replaceMenu { _ in menu }
  }

  /// Asks for the target rectangle again and moves the menu there, at once.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let view, let window = view.window, let shown else { return }
    let asked = UserCode.ask(delegate, "editMenuInteraction(_:targetRectFor:)") {
      $0.editMenuInteraction(self, targetRectFor: shown)
    }
    if let asked, !asked.isNull { presentation?.move(to: view.convert(asked, to: window)) }
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = EditCommands.suggested(from: view)
    let answer: UIMenu?? = UserCode.ask(delegate, "editMenuInteraction(_:menuFor:suggestedActions:)", nil) {
      (delegate: any UIEditMenuInteractionDelegate) -> UIMenu? in
      delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    }
    return (answer ?? nil) ?? UIMenu(children: suggested)
  }

  private func didClose(_ configuration: UIEditMenuConfiguration) {
    shown = nil
    presentation = nil
    let animator = ContextMenuAnimator(nil)
    UserCode.tell(delegate, "editMenuInteraction(_:willDismissMenuFor:animator:)") {
      $0.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    }
    animator.run()
  }

  private func take(_ element: UIMenuElement) {
    if let action = element as? UIAction { UserCode.run { action.perform(sender: self) } }
    if let command = element as? UICommand { command.send(from: view) }
  }
}

/// The commands that an edit menu has by itself.
@MainActor enum EditCommands {
  private static let titles = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
    ("Select All", "selectAll:"),
  ]

  /// Those that a responder can perform now, from the first responder up, or from a view where there is none.
  static func suggested(from view: UIView?) -> [UIMenuElement] {
    titles.compactMap { title, name in
      let action = Selector(name)
      return responder(for: action, view) == nil ? nil : UICommand(title: title, action: action)
    }
  }

  static func responder(for action: Selector, _ view: UIView?) -> Any? {
    let first: UIResponder? = view?.window?.focus ?? view
    return first?.target(forAction: action, withSender: nil)
  }
}
