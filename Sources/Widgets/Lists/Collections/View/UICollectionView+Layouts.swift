import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// One layout takes the place of another.
extension UICollectionView {
  func changeLayout(to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = layout
    guard new !== old else { return finish(completion) }
    swipes.close()
    if !isReloading, !shown.isEmpty { layoutIfNeeded() }
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    layout = new
    old.collectionView = nil
    new.collectionView = self
    let views = shown.keys.sorted(by: ElementKey.precedes).compactMap { shown[$0] }
    for view in views { view.willTransition(from: old, to: new) }
    new.invalidateLayout()
    showChangedLayout(old, new, views, animated: animated, completion)
  }

  private func showChangedLayout(
    _ old: UICollectionViewLayout, _ new: UICollectionViewLayout, _ views: [UICollectionReusableView], animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let change = {
      if animated { self.layoutIfNeeded() }
      self.keepInsideContent()
    }
    let finish = { (isFinished: Bool) in
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
      for view in views { view.didTransition(from: old, to: new) }
      completion?(isFinished)
    }
    guard animated else {
      change()
      return finish(true)
    }
    UIView.animate(withDuration: Self.updateDuration, animations: change, completion: finish)
  }

  /// Moves content back that another layout made smaller.
  private func keepInsideContent() {
    var proposed = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    if let delegate, !SimulatedProcess.isUnwinding {
      let question = "targetContentOffsetForProposedContentOffset: \(proposed.x), \(proposed.y)"
      proposed = ask(delegate, "collectionView(\(plainName(of: self)), \(question))") {
        delegate.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      }
    }
    let clamped = scrollBounds.clamped(proposed)
    if clamped != contentOffset, contentSize != .zero { contentOffset = clamped }
  }
}
