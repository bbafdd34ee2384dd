public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction

/// A button of a navigation bar or a toolbar: a title, an image, one of the system's items or a view of the app's own.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, OutletProviding {
  /// How the button is drawn: plain, or as the one that finishes something; raw values are UIKit's.
  public enum Style: Int, Sendable { case plain = 0, done = 2, prominent = 3 }

  /// Items of the system; raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    /// The items up to the magnifying glass, which show a title, an image or only a space.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    /// The further items, which show an image or a title.
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl
    /// A cross that closes a screen.
    case close = 24
  }

  /// How the button is drawn; `.plain` by default.
  open var style: Style = .plain { didSet { changed?() } }
  /// In points; 0 for as wide as the content.
  open var width: CGFloat = 0 { didSet { changed?() } }
  /// Titles that the width has to be enough for. Kept, without effect.
  open var possibleTitles: Set<String>?
  /// The object that the action is sent to; held weakly, nil for the responder chain (contract M1, A7).
  open var target: AnyObject? {
    get { receiver.object }
    set { receiver = ActionTarget(newValue) }
  }
  /// The method of the target that a tap calls; nil for none.
  open var action: Selector? { didSet { changed?() } }
  /// The action that a tap performs; its title and image become those of the item.
  open var primaryAction: UIAction? {
    didSet {
      if let primaryAction { take(primaryAction) }
      changed?()
    }
  }
  /// The menu that the button shows; nil for none.
  open var menu: UIMenu? { didSet { changed?() } }
  /// The view that is shown in the bar instead of a button; nil for a button.
  open var customView: UIView? { didSet { changed?() } }
  /// The color of the button; nil for that of the bar.
  open var tintColor: UIColor? { didSet { changed?() } }
  /// Whether the bar leaves the item out.
  open var isHidden = false { didSet { changed?() } }
  /// Whether the button is drawn as chosen.
  open var isSelected = false { didSet { changed?() } }
  /// Whether a tap selects and deselects the item, before its action runs; false by default.
  open var changesSelectionAsPrimaryAction = false
  /// The item's representation in an overflow menu; kept as data: bars here have no overflow.
  open var menuRepresentation: UIMenuElement?
  /// Whether a drag that rests on the item runs its action; kept as data.
  open var isSpringLoaded = false
  /// What tells the item from others when a bar's items change; kept as data, as are the two below.
  open var identifier: String?
  /// Whether the item leaves the background that adjacent items share.
  open var hidesSharedBackground = false
  /// Whether the item shares a background with adjacent items.
  open var sharesBackground = true
  /// Which of the system's items it is.
  package private(set) var systemItem: SystemItem?
  /// The view of the bar that shows the item now; popovers point to it.
  package weak var shownView: UIView?
  /// Positions, in points, and images that are set for metrics, by what they are for and the raw values.
  package final var positions: [[Int]: UIOffset] = [:]
  package final var images: [[Int]: UIImage] = [:]
  private var receiver = ActionTarget.chain

  public override init() { super.init() }

  /// Creates an item from an archive or a document; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates an item with a title that calls a method of a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Creates an item with an image that calls a method of a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// Creates an item with an image, and one for low bars, that calls a method of a target.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item of the system that calls a method of a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    become(systemItem)
    set(style, target, action)
  }

  /// Creates an item that shows a view of the app.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with a title, an image, an action and a menu; the title and image default to those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let primaryAction { take(primaryAction) }
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates an item of the system with an action and a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    become(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A space of a width in points between other items.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self()
    item.become(.fixedSpace)
    item.width = width
    return item
  }

  /// A space that is as wide as the bar allows.
  open class func flexibleSpace() -> Self {
    let item = Self()
    item.become(.flexibleSpace)
    return item
  }

  /// A group of this item that the user cannot move.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// A group of this item that the user can move where bars are arranged.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// A group of this item that the user can take out and put in where bars are arranged.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    receiver = ActionTarget(target)
    self.action = action
  }

  /// Makes the item one of the system's.
  package func become(_ item: SystemItem) {
    systemItem = item
    if item == .done || item == .save { style = .done }
  }

  private func take(_ action: UIAction) {
    if title == nil, !action.title.isEmpty { title = action.title }
    if image == nil { image = action.image }
  }

  /// The properties that documents connect: the target and the menu.
  open class var outlets: OutletTable {
    ["target": .init(\UIBarButtonItem.target), "menu": .init(\UIBarButtonItem.menu)]
  }

  // MARK: Use

  /// The target, for texts about wiring.
  package var wiredTarget: ActionTarget { receiver }

  /// The text that the bar shows: the title, or the system's name of the item.
  package var shownTitle: String? { title ?? systemItem?.title }
}

extension UIBarButtonItem.SystemItem {
  /// The word on the system's item; nil for one that is a picture.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  package var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
