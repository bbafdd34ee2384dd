import Foundation
@_spi(Plainview) import PlainviewUIKitCore

/// An element that the system shows over the app and that is no view of the app's: a menu's item.
@MainActor final class OverlayView: UIView {
  let kind: XCUIElement.ElementType
  private let press: (XCUIApplication) throws -> Void

  init(
    _ kind: XCUIElement.ElementType, identifier: String? = nil, label: String? = nil, frame: CGRect,
    press: @escaping (XCUIApplication) throws -> Void = { _ in }
  ) {
    self.kind = kind
    self.press = press
    super.init(frame: frame)
    accessibilityIdentifier = identifier
    accessibilityLabel = label
  }

  required init?(coder: NSCoder) { nil }

  /// Does what a finger on the element does.
  func press(in application: XCUIApplication, times: Int = 1) throws {
    for _ in 0..<times { try press(application) }
  }
}

/// What the system shows over an app now; the elements stay the same as long as they mean the same.
@MainActor final class Overlays {
  private var menu: (items: [EditMenuItem], window: UIWindow, views: [OverlayView])?
  /// Where an edit menu is open.
  weak var menuOwner: UIView?

  /// The kinds of the keyboard and of what is in it, and of elements of any kind.
  private static let kindsOfKeyboard: Set<XCUIElement.ElementType> = [.any, .keyboard, .key, .button]

  /// The elements, in front of the app's windows. The keys are made when they are asked for, and are left out where nothing of
  /// the kind and the name that are looked for can be among them.
  func views(for window: UIWindow?, matching type: XCUIElement.ElementType, called name: String?) -> [UIView] {
    guard let window else { return [] }
    let menu = menuViews(window)
    guard Self.kindsOfKeyboard.contains(type) else { return menu }
    let keyboard = Keyboard.current(for: window)
    if let name, !keyboard.hasKey(called: name, amongButtons: type == .button) { return menu }
    return (keyboard.keys.map { [$0] } ?? []) + menu
  }

  private func menuViews(_ window: UIWindow) -> [UIView] {
    guard let owner = menuOwner, owner === window.focus else {
      menu = nil
      return []
    }
    let items = EditMenuItem.allCases.filter { UIApplication.shared.canPerformEditAction($0.action) }
    if let menu, menu.items == items { return menu.views }
    let host = UIWindow(frame: window.bounds)
    let origin = owner.convert(owner.bounds, to: nil).origin
    let views = items.enumerated().map { index, item in
      let frame = CGRect(x: origin.x + CGFloat(index) * 80, y: origin.y - 44, width: 80, height: 44)
      return OverlayView(.menuItem, label: item.title, frame: frame) { [weak self] application in
        // What selects leaves the menu open, for what can be done with the selection.
        if item != .select, item != .selectAll { self?.menuOwner = nil }
        try application.chooseEditAction(item)
      }
    }
    for view in views { host.addSubview(view) }
    menu = (items, host, views)
    return views
  }
}

extension EditMenuItem {
  /// The item's title in an English menu.
  var title: String { self == .selectAll ? "Select All" : rawValue.capitalized }
}

extension XCUIApplication {
  /// What the system shows over the app and can have elements of a kind and a name; nil is any name.
  func overlays(matching type: XCUIElement.ElementType, called name: String?) -> [UIView] {
    overlayElements.views(for: window, matching: type, called: name)
  }

  /// Opens the edit menu of a text that is edited, after a gesture that does so, or closes it after any other one; two taps
  /// select the word too.
  func noteGesture(on view: UIView, opensMenu: Bool, selectsWord: Bool = false) throws {
    let focus = focus as? UIView
    overlayElements.menuOwner = opensMenu && focus is any KeyboardInput && focus === view ? focus : nil
    guard selectsWord, overlayElements.menuOwner != nil else { return }
    try run {
      if UIApplication.shared.canPerformEditAction(.select) { _ = UIApplication.shared.performEditAction(.select) }
    }
  }
}
