import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// A menu over everything in a window, until something in it is chosen or a tap beside it ends it.
///
/// It is shown and removed at once: on a device it grows out of what opened it.
@MainActor final class MenuPresentation: UIView, OpenMenu, ClassStandIn {
  nonisolated var shownClassName: String { "_UIContextMenuContainerView" }
  private weak var source: UIView?
  private let choose: @MainActor (UIMenuElement) -> Void
  private let closed: @MainActor () -> Void
  private let preview: MenuPreviewView?
  private let list = MenuListView(frame: .zero)
  private let background = UIDimmingView(frame: .zero)
  /// The area at which the menu opens, in the coordinates of the window; nil for that of its source.
  private var area: CGRect?
  /// The menu that was opened, and the inner ones down to the one that is shown.
  private var path: [UIMenu]

  /// The distance of a menu from what opened it, and from the edges of the safe area, in points.
  private static let gap: CGFloat = 8

  /// Opens a menu beside a view of a window; one without elements opens only beside a preview.
  @discardableResult static func open(
    _ menu: UIMenu, from source: UIView, area: CGRect? = nil, preview: MenuPreviewView? = nil,
    closed: @escaping @MainActor () -> Void,
    choose: @escaping @MainActor (UIMenuElement) -> Void
  ) -> MenuPresentation? {
    guard let window = source.window else { return nil }
    if menu.children.isEmpty, preview == nil { return nil }
    let presentation = MenuPresentation(menu, source, preview, closed, choose)
    presentation.area = area
    presentation.frame = window.bounds
    window.addSubview(presentation)
    preview?.show()
    presentation.showMenu(asks: true)
    return presentation
  }

  private init(
    _ menu: UIMenu, _ source: UIView, _ preview: MenuPreviewView?, _ closed: @escaping @MainActor () -> Void,
    _ choose: @escaping @MainActor (UIMenuElement) -> Void
  ) {
    path = [menu]
    self.source = source
    self.preview = preview
    self.closed = closed
    self.choose = choose
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    background.backgroundColor = nil
    background.tapped = { [weak self] in self?.close() }
    list.chosen = { [weak self] in self?.take($0) }
    addSubview(background)
    if let preview { addSubview(preview) }
    addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: What is shown

  private func showMenu(asks: Bool) {
    guard let menu = path.last else { return }
    awaitElements(of: menu)
    list.show(MenuEntry.entries(of: menu, isInner: path.count > 1, asks: asks))
    setNeedsLayout()
  }

  /// Elements that are provided later replace the line that stands for them.
  private func awaitElements(of menu: UIMenu) {
    for child in menu.children {
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) { awaitElements(of: inner) }
      (child as? UIDeferredMenuElement)?.answered = { [weak self, weak menu] in
        guard let self, let menu, self.superview != nil, self.path.contains(where: { $0 === menu }) else { return }
        self.showMenu(asks: false)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let source else { return close() }
    background.frame = bounds
    var opener = area.map { convert($0, from: nil) } ?? source.convert(source.bounds, to: self)
    if let preview {
      opener = previewFrame(of: preview, over: opener)
      preview.frame = opener
    }
    list.isHidden = list.contentSize.height == 0
    list.frame = menuFrame(beside: opener)
  }

  /// The area of a preview: that of what opened the menu, or of its controller's preferred size, with space for the menu.
  private func previewFrame(of preview: MenuPreviewView, over opener: CGRect) -> CGRect {
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
    let available = CGSize(
      width: area.width, height: max(area.height - Self.gap - min(list.contentSize.height, area.height / 2), 0))
    guard let size = preview.preferredSize(in: available) else { return opener }
    let x = min(max(opener.midX - size.width / 2, area.minX), max(area.maxX - size.width, area.minX))
    let y = min(
      max(opener.midY - size.height / 2, area.minY), max(area.minY + available.height - size.height, area.minY))
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// Below what opened it, or above it where there is more space.
  private func menuFrame(beside opener: CGRect) -> CGRect {
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
    let below = max(area.maxY - opener.maxY - Self.gap, 0)
    let above = max(opener.minY - Self.gap - area.minY, 0)
    let goesBelow = list.contentSize.height <= below || below >= above
    let height = min(list.contentSize.height, goesBelow ? below : above)
    let width = min(MenuListView.width, area.width)
    let x = min(max(opener.midX - width / 2, area.minX), max(area.maxX - width, area.minX))
    let y = goesBelow ? opener.maxY + Self.gap : opener.minY - Self.gap - height
    return CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Choosing

  private func take(_ entry: MenuEntry) {
    switch entry {
    case .choice(let element, let menu): take(element, of: menu)
    case .submenu(let menu):
      path.append(menu)
      showMenu(asks: true)
    case .back:
      path.removeLast()
      showMenu(asks: false)
    case .title, .loading, .separator: break
    }
  }

  private func take(_ element: UIMenuElement, of menu: UIMenu) {
    if menu.options.contains(.singleSelection) {
      for action in menu.actions { action.state = action === element ? .on : .off }
    }
    let stays = element.shownAttributes.contains(.keepsMenuPresented)
    if !stays { close() }
    choose(element)
    if stays, superview != nil { showMenu(asks: false) }
  }

  var listFrame: CGRect {
    layoutIfNeeded()
    return convert(list.frame, to: nil)
  }

  func move(to area: CGRect) {
    self.area = area
    setNeedsLayout()
  }

  func replaceMenu(_ change: (UIMenu) -> UIMenu) {
    guard let shown = path.last else { return }
    let menu = change(shown)
    guard superview != nil, path.last === shown else { return }
    path[path.count - 1] = menu
    showMenu(asks: true)
  }

  func close() {
    guard superview != nil else { return }
    preview?.hide()
    removeFromSuperview()
    closed()
  }
}

extension UIView {
  /// Opens a menu beside the view, or beside an area in the coordinates of its window; nil where nothing opens.
  func showMenu(
    _ menu: UIMenu, area: CGRect? = nil, preview: MenuPreviewView? = nil, closed: @escaping @MainActor () -> Void,
    choose: @escaping @MainActor (UIMenuElement) -> Void
  ) -> (any OpenMenu)? {
    MenuPresentation.open(menu, from: self, area: area, preview: preview, closed: closed, choose: choose)
  }
}
