import Foundation
public import PlainviewGraphics

/// Menu elements under a title; what they do is run by `UIAction`s.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a text.
    public let rawValue: String
    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in the menu that contains it; raw values are UIKit's.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are shown in the outer menu, set off by lines.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes something; its title is red.
    public static let destructive = Options(rawValue: 2)
    /// At most one element of the menu and its inline menus is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown as a row of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements of a menu; raw values are UIKit's.
  public enum ElementSize: Int, Sendable { case small = 0, medium, large, automatic = -1 }

  /// The identifier of the menu; unique unless one was given.
  open private(set) var identifier: Identifier
  /// How the menu is shown in the menu that contains it.
  open private(set) var options: Options
  /// The actions and menus in the menu, from top to bottom.
  open private(set) var children: [UIMenuElement]
  /// The size that the elements are shown in. Kept, without effect.
  open var preferredElementSize: ElementSize

  /// Creates a menu with a title and its elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.made)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  private static var made = 0

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions that are on, in this menu and those in it.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions that the menu shows, those of inline and inner menus included, top to bottom.
  package var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let action as UIAction: action.attributes.contains(.hidden) ? [] : [action]
      case let menu as UIMenu: menu.actions
      case let deferred as UIDeferredMenuElement: UIMenu(children: deferred.elements).actions
      default: []
      }
    }
  }
}

/// A menu element whose elements are provided when the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The elements that the provider gave last.
  package private(set) var known: [UIMenuElement]?

  /// Asks for the elements once.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, elementProvider)
  }

  /// An element that asks its provider each time that its menu is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", image: nil)
  }

  /// The elements that the provider has given so far; none while it has not answered.
  package var elements: [UIMenuElement] {
    if isCached, let known { return known }
    var isAsking = true
    isAwaited = true
    known = nil
    provider { [weak self] in
      self?.known = $0
      self?.isAwaited = false
      if !isAsking { self?.answered?() }
    }
    isAsking = false
    return known ?? []
  }

  /// Whether the provider was asked and has not answered yet.
  package private(set) var isAwaited = false
  /// Called when a later answer arrives.
  package var answered: (@MainActor () -> Void)?
}
