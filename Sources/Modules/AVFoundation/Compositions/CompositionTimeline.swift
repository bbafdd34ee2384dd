import Foundation

/// The parts of a composition's track, one after the other.
struct CompositionTimeline {
  struct Part {
    /// The times of the source; invalid for a part in which there is nothing.
    var source: CMTimeRange
    var duration: CMTime
    var url: URL?
    var trackID = kCMPersistentTrackID_Invalid
  }

  private(set) var parts: [Part] = []

  var duration: CMTime { parts.reduce(.zero) { $0 + $1.duration } }

  /// Puts parts in at a time; what is there after it comes later, and a gap before it is empty.
  mutating func insert(_ new: [Part], at time: CMTime) {
    let end = duration
    if time > end { parts.append(Part(source: .invalid, duration: time - end)) }
    let index = split(at: time)
    parts.insert(contentsOf: new, at: index)
  }

  /// Takes a range out; what follows comes earlier.
  mutating func remove(_ range: CMTimeRange) {
    let (first, last) = (split(at: range.start), split(at: range.end))
    if first < last { parts.removeSubrange(first..<last) }
  }

  /// Makes a range last longer or shorter.
  mutating func scale(_ range: CMTimeRange, to new: CMTime) {
    let (first, last) = (split(at: range.start), split(at: range.end))
    guard first < last, range.duration.seconds > 0 else { return }
    let factor = new.seconds / range.duration.seconds
    var left = new
    for index in first..<last {
      let scaled = index == last - 1 ? left : CMTimeMultiplyByFloat64(parts[index].duration, multiplier: factor)
      parts[index].duration = scaled
      left = left - scaled
    }
  }

  /// Lets a part begin at a time, and returns its index.
  private mutating func split(at time: CMTime) -> Int {
    var start = CMTime.zero
    for (index, part) in parts.enumerated() {
      if time <= start { return index }
      let end = start + part.duration
      if time < end {
        let offset = time - start
        var (before, after) = (part, part)
        before.duration = offset
        after.duration = end - time
        if part.source.isValid {
          let share = part.duration.seconds > 0 ? offset.seconds / part.duration.seconds : 0
          let isScaled = part.source.duration != part.duration
          let taken = isScaled ? CMTimeMultiplyByFloat64(part.source.duration, multiplier: share) : offset
          before.source = CMTimeRange(start: part.source.start, duration: taken)
          after.source = CMTimeRange(start: part.source.start + taken, end: part.source.end)
        }
        parts.replaceSubrange(index...index, with: [before, after])
        return index + 1
      }
      start = end
    }
    return parts.count
  }

  /// The parts with their times.
  var mappings: [(part: Part, mapping: CMTimeMapping)] {
    var start = CMTime.zero
    return parts.map { part in
      defer { start = start + part.duration }
      return (part, CMTimeMapping(source: part.source, target: CMTimeRange(start: start, duration: part.duration)))
    }
  }
}
