import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

// Replacing the layout by another one.
extension UICollectionView {
  func changeLayout(to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = layout
    guard new !== old else { return finish(completion) }
    swipes.close()
    if !isReloading, !shown.isEmpty { layoutIfNeeded() }
    UserCode.run { old.prepareForTransition(to: new) }
    UserCode.run { new.prepareForTransition(from: old) }
    layout = new
    old.storedCollectionView = nil
    new.storedCollectionView = self
    let views = shown.keys.sorted(by: ElementKey.precedes).compactMap { shown[$0] }
    for view in views { UserCode.run { view.willTransition(from: old, to: new) } }
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
      UserCode.run { old.finalizeLayoutTransition() }
      UserCode.run { new.finalizeLayoutTransition() }
      for view in views { UserCode.run { view.didTransition(from: old, to: new) } }
      UserCode.run { completion?(isFinished) }
    }
    guard animated else {
      change()
      return finish(true)
    }
    UIView.animate(withDuration: Self.updateDuration, animations: change, completion: finish)
  }

  /// Moves the content offset back into content that another layout made smaller.
  private func keepInsideContent() {
    let proposed = UserCode.run(else: contentOffset) {
      layout.targetContentOffset(forProposedContentOffset: contentOffset)
    }
    let question = "targetContentOffsetForProposedContentOffset: \(proposed.x), \(proposed.y)"
    let asked = askDelegate("collectionView(_:targetContentOffsetForProposedContentOffset:)", question) {
      $0.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
    }
    let clamped = scrollBounds.clamped(asked ?? proposed)
    if clamped != contentOffset, contentSize != .zero { contentOffset = clamped }
  }
}
