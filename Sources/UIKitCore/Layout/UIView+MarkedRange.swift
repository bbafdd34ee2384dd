extension UIView {
  /// Notes in the superview that this view has a mark.
  final func noteMark(_ mark: Marks, in parent: UIView) {
    let index = subviewIndex(in: parent)
    if mark == .subtreeNeedsLayout {
      parent.subviewsToLayOut.insert(index)
    } else {
      parent.subviewsToUpdate.insert(index)
    }
  }

  /// The index among the subviews; costs O(n) the first time after subviews were reordered.
  final func subviewIndex(in parent: UIView) -> Int32 {
    let index = Int(indexInSuperview)
    if index < parent.storedSubviews.count, parent.storedSubviews[index] === self { return indexInSuperview }
    for index in parent.storedSubviews.indices { parent.storedSubviews[index].indexInSuperview = Int32(index) }
    return indexInSuperview
  }

  /// Marks all subviews after their order changed.
  final func subviewsDidMove() {
    subviewsToLayOut.insertAll()
    subviewsToUpdate.insertAll()
  }
}
