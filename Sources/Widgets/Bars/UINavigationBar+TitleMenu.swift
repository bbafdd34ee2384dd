import PlainviewRuntime
import PlainviewUIKitCore

// The menu that a tap on the title opens.
extension UINavigationBar {
  /// What a tap on the title of an item does; nil for one without a menu.
  func titleTap(of item: UINavigationItem?) -> (@MainActor () -> Void)? {
    guard let item, item.titleMenuProvider != nil, item.titleView == nil else { return nil }
    return { [weak self, weak item] in
      if let self, let item { self.openTitleMenu(of: item) }
    }
  }

  private func openTitleMenu(of item: UINavigationItem) {
    let menu: UIMenu? = UserCode.run(else: nil) { item.titleMenuProvider?([]) }
    guard let menu else { return }
    MenuPresentation.open(
      menu, from: titleLabel, closed: {},
      choose: { [weak self] element in
        if let action = element as? UIAction { UserCode.run { action.perform(sender: item) } }
        if let command = element as? UICommand { command.send(from: self) }
      })
  }
}
