import Foundation
import PlainviewUIKitCore

/// Makes the views of a collection view, and keeps those that are not shown for other elements.
@MainActor struct ViewPool {
  /// What a view is registered for; the kind of cells is a name of its own.
  struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  /// The kind that UIKit's texts give to cells.
  static let cellKind = "UICollectionElementKindCell"

  private enum Source {
    case viewClass(UICollectionReusableView.Type)
    case maker(() -> UICollectionReusableView?)
  }

  private var sources: [Key: Source] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]
  /// A view that is shown and is to be configured again.
  private var offered: (key: Key, view: UICollectionReusableView)?

  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    sources[key] = viewClass.map(Source.viewClass)
    waiting[key] = nil
  }

  mutating func register(_ maker: (() -> UICollectionReusableView?)?, for key: Key) {
    sources[key] = maker.map(Source.maker)
    waiting[key] = nil
  }

  func isRegistered(_ key: Key) -> Bool { sources[key] != nil }

  /// Offers a view that is shown to the next request for its key.
  mutating func offer(_ view: UICollectionReusableView, for key: Key) { offered = (key, view) }

  mutating func withdrawOffer() { offered = nil }

  /// The offered view, if it has the key.
  mutating func takeOffer(_ key: Key) -> UICollectionReusableView? {
    guard let offered, offered.key == key else { return nil }
    self.offered = nil
    return offered.view
  }

  /// A recycled view; nil if there is none.
  mutating func takeWaiting(_ key: Key) -> UICollectionReusableView? { waiting[key]?.popLast() }

  /// A new view; nil if nothing is registered.
  func make(_ key: Key, frame: CGRect) -> UICollectionReusableView? {
    let view: UICollectionReusableView? =
      switch sources[key] {
      case .viewClass(let type): LayoutObjectMaker.view(of: type, frame: frame)
      case .maker(let make): make()
      case nil: nil
      }
    view?.storedReuseIdentifier = key.identifier
    view?.elementKind = key.kind
    return view
  }

  /// Keeps a view that is no longer shown, if it was dequeued.
  mutating func keep(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseIdentifier else { return }
    view.shownAttributes = nil
    waiting[Key(kind: view.elementKind, identifier: identifier), default: []].append(view)
  }
}
