public import Foundation
import PlainviewRuntime

/// Menus that responders change by `buildMenu(with:)`: those of the app, or context menus.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menus of the app. No bar shows them; their key commands are pressed after those of the responders.
  open class var main: UIMenuSystem { MenuSystems.current.main }
  /// The context menus. No responder is asked to change them here.
  open class var context: UIMenuSystem { MenuSystems.current.context }

  let makeRoot: @MainActor () -> UIMenu
  /// The menus as they were built last; nil until they are needed.
  final var root: UIMenu?

  init(makeRoot: @escaping @MainActor () -> UIMenu) {
    self.makeRoot = makeRoot
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("there are the systems main and context") }

  /// Has the menus built anew when they are needed next.
  open func setNeedsRebuild() { root = nil }
  /// Has the commands validated anew; here each one is when it is used.
  open func setNeedsRevalidate() {}
}

/// The two systems of a process.
@MainActor final class MenuSystems {
  let main = UIMenuSystem { UIMenu.ofApp }
  let context = UIMenuSystem { UIMenu(identifier: .root) }

  static var current: MenuSystems { SimulatedProcess.current.singleton(MenuSystems.self) { MenuSystems() } }
}
