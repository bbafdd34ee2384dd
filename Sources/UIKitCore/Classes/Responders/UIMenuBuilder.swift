public import PlainviewTargetAction

/// Changes the menus of a system while they are built; a name that no menu has changes nothing.
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu of a name; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action of a name; nil for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command that calls a method and has a value; nil for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu by another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu other elements, which a closure makes of those that it has.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another one, as its first element.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another one, as its last element.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// Returns the command that calls a method and has no value; nil for none.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
