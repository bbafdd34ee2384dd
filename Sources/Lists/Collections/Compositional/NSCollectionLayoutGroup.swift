public import Foundation
public import PlainviewGraphics

/// Items of a compositional layout side by side, one below the other, or positioned by code; a group is an item itself.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group places its items.
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items that the group arranges, in their order.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The number of repetitions of the item; nil repeats the items as long as they fit.
  let count: Int?
  /// Whether the items share the length of the group equally, whatever their own size.
  let sharesSpace: Bool
  /// The distance between items along the group.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// What is attached to the group as a whole, such as a background. The views' index paths are those of the group's
  /// first cell.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplements }
    set { supplements = newValue }
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, sharesSpace: Bool = false, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count.map { min(max($0, 1), 100_000) }
    self.sharesSpace = sharesSpace
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  private class func make(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, sharesSpace: Bool = false
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, arrangement, subitems, count: count, sharesSpace: sharesSpace)
  }

  /// `count` items side by side that share the width equally.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    make(layoutSize, .horizontal, [subitem], count: count, sharesSpace: true)
  }

  /// `count` items side by side, of their own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, .horizontal, [subitem], count: count)
  }

  /// Items side by side, repeated as long as they fit.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    make(layoutSize, .horizontal, subitems)
  }

  /// `count` items one below the other that share the height equally.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    make(layoutSize, .vertical, [subitem], count: count, sharesSpace: true)
  }

  /// `count` items one below the other, of their own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, .vertical, [subitem], count: count)
  }

  /// Items one below the other, repeated as long as they fit.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    make(layoutSize, .vertical, subitems)
  }

  /// Items where code puts them in the group's rectangle.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, .custom(itemProvider), [])
  }

  override var hasOpenLengths: Bool { layoutSize.openLengths.isAny || subitems.contains { $0.hasOpenLengths } }

  override func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(
      layoutSize, arrangement, subitems.map { $0.copied() }, count: count, sharesSpace: sharesSpace,
      supplementaryItems: supplementaryItems)
    copy.take(from: self)
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  /// The tree of items and groups, as UIKit's debugging aid prints it.
  open func visualDescription() -> String { described(depth: 0) }

  private func described(depth: Int) -> String {
    let name: String =
      switch arrangement {
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      case .custom: "custom"
      }
    let indent = String(repeating: "  ", count: depth)
    let lines = subitems.map { item in
      (item as? NSCollectionLayoutGroup)?.described(depth: depth + 1) ?? indent + "  item"
    }
    return (["\(indent)\(name) group" + (count.map { " of \($0)" } ?? "")] + lines).joined(separator: "\n")
  }
}

/// The type of closures that return the items of a custom group for an environment.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Where code puts an item of a custom group, in the group's coordinates.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle of the item, in the coordinates of the group.
  open private(set) var frame: CGRect
  /// The position in depth: items with higher values are in front of others.
  open private(set) var zIndex: Int

  /// Creates an item with a frame and a position in depth.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Creates an item with a frame and the position in depth 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
}

/// The size that is available to a section or a group, in points.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container before its insets, in points.
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are in effect, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section may depend on: its container, and the traits of the view.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container that the section is laid out in.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The container of a collection view, a section or a group.
@MainActor final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    contentInsets = insets
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// The environment that sections are created for.
@MainActor final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
  }
}
