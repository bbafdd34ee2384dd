public import Foundation
import PlainviewRuntime

/// Menus that responders change by `buildMenu(with:)`: those of the app, or context menus.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menus of the app. No bar shows them; their key commands are pressed after those of the responders.
  open class var main: UIMenuSystem { MenuSystems.current.main }
  /// The context menus. No responder is asked to change them here.
  open class var context: UIMenuSystem { MenuSystems.current.context }

  private let makeRoot: @MainActor () -> UIMenu
  /// The menus as they were built last; nil until they are needed.
  private var root: UIMenu?

  init(makeRoot: @escaping @MainActor () -> UIMenu) {
    self.makeRoot = makeRoot
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("there are the systems main and context") }

  /// Has the menus built anew when they are needed next.
  open func setNeedsRebuild() { root = nil }
  /// Has the commands validated anew; here each one is when it is used.
  open func setNeedsRevalidate() {}

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

/// The two systems of a process.
@MainActor final class MenuSystems {
  let main = UIMenuSystem { UIMenu.ofApp }
  let context = UIMenuSystem { UIMenu(identifier: .root) }

  static var current: MenuSystems { SimulatedProcess.current.singleton(MenuSystems.self) { MenuSystems() } }
}
