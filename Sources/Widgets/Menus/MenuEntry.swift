import PlainviewRuntime
import PlainviewUIKitCore

/// One line of a menu that is open.
@MainActor enum MenuEntry {
  case title(String)
  /// An action or a command, and the menu that it is directly in.
  case choice(UIMenuElement, UIMenu)
  case submenu(UIMenu)
  /// Back from an inner menu to the one around it.
  case back(UIMenu)
  /// What stands for elements that their provider has not given yet.
  case loading
  case separator

  /// The lines of a menu, those of inline menus apart from the others; hidden elements have none.
  ///
  /// With `asks` the providers of deferred elements are asked again; without it their last answers are used.
  static func entries(of menu: UIMenu, isInner: Bool, asks: Bool) -> [MenuEntry] {
    var entries: [MenuEntry] = []
    if isInner {
      entries = [.back(menu), .separator]
    } else if !menu.title.isEmpty {
      entries = [.title(menu.title)]
    }
    append(menu.children, of: menu, asks, to: &entries)
    if case .separator = entries.last { entries.removeLast() }
    return entries
  }

  private static func append(_ elements: [UIMenuElement], of menu: UIMenu, _ asks: Bool, to entries: inout [MenuEntry])
  {
    for element in elements {
      switch element {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        separate(&entries)
        append(inner.children, of: inner, asks, to: &entries)
        separate(&entries)
      case let inner as UIMenu: entries.append(.submenu(inner))
      case let deferred as UIDeferredMenuElement:
        let known = (asks ? UserCode.run(else: deferred.known) { deferred.elements } : deferred.known) ?? []
        if deferred.isAwaited { entries.append(.loading) } else { append(known, of: menu, asks, to: &entries) }
      default:
        if !element.shownAttributes.contains(.hidden) { entries.append(.choice(element, menu)) }
      }
    }
  }

  /// Adds a line between groups; none before the first and none beside another one.
  private static func separate(_ entries: inout [MenuEntry]) {
    switch entries.last {
    case nil, .title, .separator: break
    default: entries.append(.separator)
    }
  }
}

extension UIMenuElement {
  /// The attributes of an action or a command.
  var shownAttributes: UIMenuElement.Attributes {
    (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
  }

  var shownState: UIMenuElement.State { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }
}
