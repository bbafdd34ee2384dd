/// The part of a view's subviews outside of which none has a mark, so that a pass does not ask all of them.
struct MarkedRange {
  private var low: Int32 = .max
  private var high: Int32 = -1

  mutating func insert(_ place: Int32) {
    if place < low { low = place }
    if place > high { high = place }
  }

  mutating func insertAll() {
    low = 0
    high = .max
  }

  /// Returns the places below `count`, and has none afterwards.
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
    let place = place(in: parent)
    if mark == .subtreeNeedsLayout {
      parent.subviewsToLayOut.insert(place)
    } else {
      parent.subviewsToUpdate.insert(place)
    }
  }

  /// The place among the subviews; costs O(n) the first time after others have changed their places.
  final func place(in parent: UIView) -> Int32 {
    let place = Int(placeInSuperview)
    if place < parent.storedSubviews.count, parent.storedSubviews[place] === self { return placeInSuperview }
    for index in parent.storedSubviews.indices { parent.storedSubviews[index].placeInSuperview = Int32(index) }
    return placeInSuperview
  }

  /// Says that subviews have other places than before.
  final func subviewsDidMove() {
    subviewsToLayOut.insertAll()
    subviewsToUpdate.insertAll()
  }
}
