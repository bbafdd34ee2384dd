import PlainviewRuntime
import PlainviewTargetAction

/// Menus that are being built: as menus do not change, each change makes the menus above anew.
@MainActor final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(of system: UIMenuSystem, _ root: UIMenu) {
    self.system = system
    self.root = root
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    if root.identifier == identifier { return root }
    return first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    let expected = propertyList as? AnyHashable
    return first { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return command.propertyList as? AnyHashable == expected
    } as? UICommand
  }

  private func first(where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
    Self.elements(of: root).first(where: matches)
  }

  private static func elements(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { child -> [UIMenuElement] in
      guard let inner = child as? UIMenu else { return [child] }
      return [inner as UIMenuElement] + elements(of: inner)
    }
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { menu in
      let children = UserCode.run(else: menu.children) { childrenBlock(menu.children) }
      return [menu.replacingChildren(children)]
    }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { menu in
      var children = menu.children
      children.insert(childMenu, at: 0)
      return [menu.replacingChildren(children)]
    }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { menu in
      var children = menu.children
      children.append(childMenu)
      return [menu.replacingChildren(children)]
    }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Replaces the menu of an identifier by what a closure makes of it; the root stays one menu.
  private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
    guard root.identifier == identifier else {
      root = Self.changed(root, identifier, body)
      return
    }
    let menus = body(root).compactMap { $0 as? UIMenu }
    root = menus.first { $0.identifier == identifier } ?? root
  }

  private static func changed(
    _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]
  ) -> UIMenu {
    var isChanged = false
    let children = menu.children.flatMap { child -> [UIMenuElement] in
      guard let inner = child as? UIMenu else { return [child] }
      if inner.identifier == identifier {
        isChanged = true
        return body(inner)
      }
      let new = changed(inner, identifier, body)
      if new !== inner { isChanged = true }
      return [new]
    }
    return isChanged ? menu.replacingChildren(children) : menu
  }
}
