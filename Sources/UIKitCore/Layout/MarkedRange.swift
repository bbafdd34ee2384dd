/// The range of a view's subviews that contains all marked ones, so that a pass does not check all of them.
struct MarkedRange {
  private var low: Int32 = .max
  private var high: Int32 = -1

  mutating func insert(_ index: Int32) {
    if index < low { low = index }
    if index > high { high = index }
  }

  mutating func insertAll() {
    low = 0
    high = .max
  }

  /// Returns the marked indexes below `count`, and removes all.
  mutating func take(below count: Int) -> Range<Int> {
    let start = min(Int(low), count)
    let end = max(start, min(Int(high) + 1, count))
    self = MarkedRange()
    return start..<end
  }
}

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
