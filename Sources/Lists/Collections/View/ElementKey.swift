import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Identifies the element of a layout that a view shows.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// Empty for a cell.
  let kind: String
  let path: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String = "", _ path: IndexPath) {
    self.category = category
    self.kind = kind
    self.path = path
  }

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.representedElementCategory, attributes.representedElementKind ?? "", attributes.indexPath)
  }

  static func cell(_ path: IndexPath) -> ElementKey { ElementKey(.cell, "", path) }

  func moved(to path: IndexPath) -> ElementKey { ElementKey(category, kind, path) }

  /// An order that does not depend on hashing: by index path, then by kind.
  static func precedes(_ one: ElementKey, _ other: ElementKey) -> Bool {
    if one.path != other.path { return one.path < other.path }
    if one.category != other.category { return one.category.rawValue < other.category.rawValue }
    return one.kind < other.kind
  }
}

extension IndexPath {
  /// The index path as a transcript shows it: `[0, 3]`.
  var listText: String { "[\(map(String.init).joined(separator: ", "))]" }

  /// The index path as Objective-C describes it: `<NSIndexPath: 0x…> {length = 2, path = 0 - 3}`.
  @MainActor var objectText: String {
    let address = SimulatedProcess.address(of: self as NSIndexPath)
    return "<NSIndexPath: \(address)> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}

/// A section's own scroll view: its frame in the content, and its content size.
struct ScrolledSection {
  let section: Int
  let frame: CGRect
  let contentSize: CGSize
  let rules: ScrollingRules
}
