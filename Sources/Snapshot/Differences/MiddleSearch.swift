/// The search for the middle of a shortest path through a box of the edit graph, from both corners at once.
///
/// A diagonal is x - y; for each one the two arrays hold the farthest x that a path of the current cost has reached.
/// Paths of even and of odd cost end on diagonals of different parity, so one array serves both.
struct MiddleSearch {
  private let old: [Int]
  private let new: [Int]
  private let costLimit: Int
  private var forward: [Int]
  private var backward: [Int]
  /// The arrays' index of diagonal 0.
  private let origin: Int

  init(old: [Int], new: [Int], costLimit: Int) {
    self.old = old
    self.new = new
    self.costLimit = costLimit
    origin = new.count + 1
    forward = Array(repeating: 0, count: old.count + new.count + 3)
    backward = forward
  }

  /// A point that divides the box, neither its first nor its last corner.
  ///
  /// The box is not flat, and its first lines differ as do its last ones.
  mutating func middle(of box: EditBox) -> (x: Int, y: Int) {
    let start = box.left - box.top
    let end = box.right - box.bottom
    // Paths can meet where the diagonals of both have the same parity.
    let meetsAhead = !(start - end).isMultiple(of: 2)
    var ahead = start...start
    var behind = end...end
    forward[origin + start] = box.left
    backward[origin + end] = box.right
    for _ in 0..<max(costLimit, 1) {
      ahead = widened(ahead, within: box, &forward, unreached: -1)
      if let meeting = advance(along: ahead, in: box, meeting: meetsAhead ? behind : nil) { return meeting }
      behind = widened(behind, within: box, &backward, unreached: .max)
      if let meeting = retreat(along: behind, in: box, meeting: meetsAhead ? nil : ahead) { return meeting }
    }
    return farthest(ahead, behind, in: box)
  }

  /// The diagonals that paths reach with one line more; those that would leave the box are left out again.
  private func widened(
    _ diagonals: ClosedRange<Int>, within box: EditBox, _ reached: inout [Int], unreached: Int
  ) -> ClosedRange<Int> {
    var low = diagonals.lowerBound + 1
    if diagonals.lowerBound > box.left - box.bottom {
      low = diagonals.lowerBound - 1
      reached[origin + low - 1] = unreached
    }
    var high = diagonals.upperBound - 1
    if diagonals.upperBound < box.right - box.top {
      high = diagonals.upperBound + 1
      reached[origin + high + 1] = unreached
    }
    return low...high
  }

  /// Lengthens the paths from the first corner by a line; returns where one meets a path from the last corner.
  private mutating func advance(
    along diagonals: ClosedRange<Int>, in box: EditBox, meeting other: ClosedRange<Int>?
  ) -> (x: Int, y: Int)? {
    for diagonal in stride(from: diagonals.upperBound, through: diagonals.lowerBound, by: -2) {
      let index = origin + diagonal
      // A removed line moves a path to the right, an inserted one down.
      var x = max(forward[index - 1] + 1, forward[index + 1])
      var y = x - diagonal
      while x < box.right, y < box.bottom, old[x] == new[y] {
        x += 1
        y += 1
      }
      forward[index] = x
      if let other, other.contains(diagonal), backward[index] <= x { return (x, y) }
    }
    return nil
  }

  /// Lengthens the paths from the last corner by a line; returns where one meets a path from the first corner.
  private mutating func retreat(
    along diagonals: ClosedRange<Int>, in box: EditBox, meeting other: ClosedRange<Int>?
  ) -> (x: Int, y: Int)? {
    for diagonal in stride(from: diagonals.upperBound, through: diagonals.lowerBound, by: -2) {
      let index = origin + diagonal
      var x = min(backward[index + 1] - 1, backward[index - 1])
      var y = x - diagonal
      while x > box.left, y > box.top, old[x - 1] == new[y - 1] {
        x -= 1
        y -= 1
      }
      backward[index] = x
      if let other, other.contains(diagonal), x <= forward[index] { return (x, y) }
    }
    return nil
  }

  /// The end of the path that has come farthest from its corner.
  private func farthest(
    _ ahead: ClosedRange<Int>, _ behind: ClosedRange<Int>, in box: EditBox
  ) -> (x: Int, y: Int) {
    var best = (x: box.left, y: box.top)
    for diagonal in stride(from: ahead.lowerBound, through: ahead.upperBound, by: 2) {
      let x = min(forward[origin + diagonal], box.right, box.bottom + diagonal)
      if 2 * x - diagonal > best.x + best.y { best = (x, x - diagonal) }
    }
    var bestBehind = (x: box.right, y: box.bottom)
    for diagonal in stride(from: behind.lowerBound, through: behind.upperBound, by: 2) {
      let x = max(backward[origin + diagonal], box.left, box.top + diagonal)
      if 2 * x - diagonal < bestBehind.x + bestBehind.y { bestBehind = (x, x - diagonal) }
    }
    let gain = best.x + best.y - box.left - box.top
    let gainBehind = box.right + box.bottom - bestBehind.x - bestBehind.y
    return gain >= gainBehind ? best : bestBehind
  }
}
