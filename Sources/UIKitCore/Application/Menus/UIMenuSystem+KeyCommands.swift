import PlainviewRuntime

extension UIMenuSystem {
  /// The key commands in the menus, which the application and its delegate change when they are needed first.
  func keyCommands(of application: UIApplication) -> [UIKeyCommand] {
    if let root { return Self.keyCommands(in: root) }
    let tree = MenuTree(of: self, makeRoot())
    UserCode.run { application.buildMenu(with: tree) }
    if let delegate = application.next { UserCode.run { delegate.buildMenu(with: tree) } }
    root = tree.root
    return Self.keyCommands(in: tree.root)
  }

  private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { child -> [UIKeyCommand] in
      if let command = child as? UIKeyCommand { return [command] }
      guard let inner = child as? UIMenu else { return [] }
      return keyCommands(in: inner)
    }
  }
}
