import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

// What bars show of a controller: made with the controller, so that a bar has its title before any view is loaded.
extension SceneAssembly {
  func makeItems(of controller: UIViewController, _ element: ControllerElement) {
    if let item = element.navigationItem { decode(item, into: controller.navigationItem) }
    if let item = element.tabBarItem {
      controller.tabBarItem = makeItem(item)
      if controller.title == nil { controller.title = item.title }
    }
    let tools = element.toolbarItems
    if !tools.isEmpty { controller.toolbarItems = tools.map { makeItem($0) } }
    connectItems()
  }

  // MARK: Navigation items

  func makeItem(_ element: NavigationItemElement) -> UINavigationItem {
    let item = UINavigationItem(title: element.title ?? "")
    decode(element, into: item)
    return item
  }

  private func decode(_ element: NavigationItemElement, into item: UINavigationItem) {
    if let title = element.title { item.title = title }
    item.prompt = element.prompt
    item.backBarButtonItem = element.backButton.map { makeItem($0) }
    let (left, right) = (element.leftButtons, element.rightButtons)
    if !left.isEmpty { item.leftBarButtonItems = left.map { makeItem($0) } }
    if !right.isEmpty { item.rightBarButtonItems = right.map { makeItem($0) } }
    item.leftItemsSupplementBackButton = element.bool("leftItemsSupplementBackButton") ?? false
    item.hidesBackButton = element.bool("hidesBackButton") ?? false
    switch element.largeTitleDisplayMode {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    keep(item, element.node)
  }

  // MARK: Buttons

  func makeItem(_ element: BarButtonItemElement) -> UIBarButtonItem {
    let item = barButtonItem(element)
    item.documentID = element.id
    if let name = element.systemItem, let system = UIBarButtonItem.SystemItem(documentName: name) {
      item.become(system)
    }
    decode(element, into: item)
    if let title = element.title { item.title = title }
    item.style = element.style == "done" ? .done : item.style
    if let width = element.width { item.width = CGFloat(width) }
    if let color = element.tintColor { item.tintColor = .made(from: color, in: context.document) }
    keep(item, element.node)
    return item
  }

  private func barButtonItem(_ element: BarButtonItemElement) -> UIBarButtonItem {
    guard let name = element.customClass, name != "UIBarButtonItem" else { return UIBarButtonItem() }
    let type = ClassFinder.find(name, module: element.customModule) as? UIBarButtonItem.Type
    if let item = UserCode.run(else: nil, { type?.init(coder: coder) }) { return item }
    context.reportUnknownClass(name, at: element)
    let item = UIBarButtonItem()
    plainItems.insert(ObjectIdentifier(item))
    return item
  }

  // MARK: Tabs

  func makeItem(_ element: TabBarItemElement) -> UITabBarItem {
    let item = tabBarItem(element)
    item.documentID = element.id
    if let system = element.systemItem.flatMap({ UITabBarItem.SystemItem(documentName: $0) }) {
      item.title = system.title
    }
    if let title = element.title { item.title = title }
    item.image = element.image.flatMap { UIImage.made(from: $0) }
    item.selectedImage = element.selectedImage.flatMap { UIImage.made(from: $0) }
    item.badgeValue = element.badgeValue
    item.isEnabled = element.isEnabled
    item.tag = element.itemTag
    keep(item, element.node)
    return item
  }

  private func tabBarItem(_ element: TabBarItemElement) -> UITabBarItem {
    guard let name = element.customClass, name != "UITabBarItem" else { return UITabBarItem() }
    let type = ClassFinder.find(name, module: element.customModule) as? UITabBarItem.Type
    if let item = UserCode.run(else: nil, { type?.init(coder: coder) }) { return item }
    context.reportUnknownClass(name, at: element)
    let item = UITabBarItem()
    plainItems.insert(ObjectIdentifier(item))
    return item
  }

  private func decode(_ element: BarButtonItemElement, into item: UIBarItem) {
    item.image = element.image.flatMap { UIImage.made(from: $0) }
    item.isEnabled = element.isEnabled
    item.tag = element.itemTag
    guard let accessibility = element.accessibility else { return }
    item.accessibilityIdentifier = accessibility.identifier
    item.accessibilityLabel = accessibility.label
  }

  // MARK: Views in items

  /// Makes the views that items show, which belong to the controller's view.
  func makeViews(in element: NavigationItemElement) {
    if let view = element.titleView, let item = items[element.id ?? ""] as? UINavigationItem {
      item.titleView = makeView(view)
    }
    makeViews(in: element.leftButtons + element.rightButtons + [element.backButton].compactMap { $0 })
  }

  func makeViews(in buttons: [BarButtonItemElement]) {
    for button in buttons {
      guard let view = button.customView, let item = items[button.id ?? ""] as? UIBarButtonItem else { continue }
      item.customView = makeView(view)
    }
  }

  // MARK: Bars that no controller owns

  func addItems(of element: ViewElement, to view: UIView) {
    switch view {
    case let bar as UINavigationBar: bar.items = element.navigationItems.map { makeItem($0) }
    case let bar as UIToolbar: bar.items = element.barButtonItems.map { makeItem($0) }
    case let bar as UITabBar:
      bar.items = element.tabBarItems.map { makeItem($0) }
      bar.selectedItem = bar.items?.first { $0.documentID == element.node["selectedItem"] }
    default:
      if context.options.isCanvasStored { addItemViews(of: element, to: view) }
      return
    }
    element.navigationItems.forEach { makeViews(in: $0) }
    makeViews(in: element.barButtonItems)
  }
}

extension SceneAssembly {
  /// Puts the views of a bar's items where the document stores them: on the canvas a bar only takes up space.
  private func addItemViews(of element: ViewElement, to bar: UIView) {
    for item in element.navigationItems.flatMap(\.views) + element.barButtonItems.compactMap(\.customView) {
      let view = makeView(item)
      view.translatesAutoresizingMaskIntoConstraints = true
      bar.addSubview(view)
    }
  }
}

extension NavigationItemElement {
  /// The views that the item shows: its title's and those of its buttons.
  var views: [ViewElement] {
    [titleView].compactMap { $0 }
      + (leftButtons + rightButtons + [backButton].compactMap { $0 }).compactMap(\.customView)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The item with this name in documents.
  fileprivate init?(documentName: String) {
    switch documentName {
    case "done": self = .done
    case "cancel": self = .cancel
    case "edit": self = .edit
    case "save": self = .save
    case "add": self = .add
    case "flexibleSpace": self = .flexibleSpace
    case "fixedSpace": self = .fixedSpace
    case "compose": self = .compose
    case "reply": self = .reply
    case "action": self = .action
    case "organize": self = .organize
    case "bookmarks": self = .bookmarks
    case "search": self = .search
    case "refresh": self = .refresh
    case "stop": self = .stop
    case "camera": self = .camera
    case "trash": self = .trash
    case "play": self = .play
    case "pause": self = .pause
    case "rewind": self = .rewind
    case "fastForward": self = .fastForward
    case "undo": self = .undo
    case "redo": self = .redo
    case "pageCurl": self = .pageCurl
    case "close": self = .close
    default: return nil
    }
  }
}

extension UITabBarItem.SystemItem {
  /// The item with this name in documents.
  fileprivate init?(documentName: String) {
    switch documentName {
    case "more": self = .more
    case "favorites": self = .favorites
    case "featured": self = .featured
    case "topRated": self = .topRated
    case "recents": self = .recents
    case "contacts": self = .contacts
    case "history": self = .history
    case "bookmarks": self = .bookmarks
    case "search": self = .search
    case "downloads": self = .downloads
    case "mostRecent": self = .mostRecent
    case "mostViewed": self = .mostViewed
    default: return nil
    }
  }
}
