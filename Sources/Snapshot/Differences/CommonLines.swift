/// A longest common subsequence of two sequences of line numbers, in the linear space form of Myers' algorithm.
///
/// "An O(ND) Difference Algorithm and Its Variations" (1986): a box of the edit graph is divided at the middle of a
/// shortest path, which two searches from opposite corners find, and each half is divided in turn. A search that takes
/// more than `costLimit` steps ends at the point that got farthest: the path is then good, but perhaps not shortest.
struct CommonLines {
  private(set) var oldKept: [Bool]
  private(set) var newKept: [Bool]

  init(old: [Int], new: [Int], costLimit: Int) {
    oldKept = Array(repeating: false, count: old.count)
    newKept = Array(repeating: false, count: new.count)
    var search = MiddleSearch(old: old, new: new, costLimit: costLimit)
    var boxes = [EditBox(left: 0, right: old.count, top: 0, bottom: new.count)]
    while var box = boxes.popLast() {
      keepCommonBeginning(of: &box, old, new)
      keepCommonEnd(of: &box, old, new)
      guard !box.isFlat else { continue }
      let middle = search.middle(of: box)
      boxes.append(EditBox(left: middle.x, right: box.right, top: middle.y, bottom: box.bottom))
      boxes.append(EditBox(left: box.left, right: middle.x, top: box.top, bottom: middle.y))
    }
  }

  private mutating func keepCommonBeginning(of box: inout EditBox, _ old: [Int], _ new: [Int]) {
    while !box.isFlat, old[box.left] == new[box.top] {
      oldKept[box.left] = true
      newKept[box.top] = true
      box.left += 1
      box.top += 1
    }
  }

  private mutating func keepCommonEnd(of box: inout EditBox, _ old: [Int], _ new: [Int]) {
    while !box.isFlat, old[box.right - 1] == new[box.bottom - 1] {
      box.right -= 1
      box.bottom -= 1
      oldKept[box.right] = true
      newKept[box.bottom] = true
    }
  }
}

/// A part of the edit graph: x counts lines of the old text, y those of the new one.
struct EditBox {
  var left: Int
  var right: Int
  var top: Int
  var bottom: Int

  /// True if one of the sides has no lines: what the other one has is removed or inserted.
  var isFlat: Bool { left == right || top == bottom }
}
