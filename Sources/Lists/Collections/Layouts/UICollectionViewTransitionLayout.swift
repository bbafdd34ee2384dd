public import Foundation
import PlainviewUIKitCore

/// A layout between two others, with each item interpolated by the progress of the transition.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// From 0, the current layout, to 1, the next one.
  open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress != oldValue { invalidateLayout() } } }
  /// The layout that the transition starts from.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout that the transition leads to.
  open private(set) var nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  fileprivate var completion: ((Bool, Bool) -> Void)?

  /// Creates a transition from one layout to another.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates a transition from an archive or a document, between two flow layouts.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    nextLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open override func prepare() {
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// Stores an animated value of a subclass for a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns the value that was stored for a key; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mixed(from.width, to.width), height: mixed(from.height, to.height))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between { $0.layoutAttributesForItem(at: indexPath) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  }

  private func between(
    _ attributes: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let from = attributes(currentLayout) else { return attributes(nextLayout) }
    guard let to = attributes(nextLayout), let between = from.copy() as? UICollectionViewLayoutAttributes else {
      return from
    }
    between.frame = CGRect(
      x: mixed(from.frame.minX, to.frame.minX), y: mixed(from.frame.minY, to.frame.minY),
      width: mixed(from.frame.width, to.frame.width), height: mixed(from.frame.height, to.frame.height))
    between.alpha = mixed(from.alpha, to.alpha)
    return between
  }

  /// The interpolated attributes of the elements that either of the two layouts has there.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<ElementKey> = []
    return [currentLayout, nextLayout].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }.compactMap {
      element in
      seen.insert(ElementKey(element)).inserted ? between { $0.attributes(of: element) } ?? element : nil
    }
  }

  private func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }
}

extension UICollectionViewLayout {
  /// The attributes of this layout for an element of another one.
  fileprivate func attributes(of element: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    let kind = element.representedElementKind ?? ""
    switch element.representedElementCategory {
    case .cell: return layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
    case .decorationView: return layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
    }
  }
}

extension UICollectionView {
  /// Begins a transition to another layout: `transitionProgress` of the result determines how far the items have moved.
  ///
  /// The completion gets whether the animation to its end ran and whether the transition was finished. No delegate is asked
  /// for the layout between the two.
  func beginTransition(
    to layout: UICollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    setCollectionViewLayout(transition, animated: false)
    for layout in [transition.currentLayout, transition.nextLayout] { layout.storedCollectionView = self }
    transition.completion = completion
    return transition
  }

  func endTransition(isFinished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    let layout = isFinished ? transition.nextLayout : transition.currentLayout
    setCollectionViewLayout(layout, animated: true) { transition.completion?($0, isFinished) }
  }
}
