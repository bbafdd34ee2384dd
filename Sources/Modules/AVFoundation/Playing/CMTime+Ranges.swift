/// Returns a range from its start and its end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Returns whether a time lies in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns the end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns whether two ranges are equal.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// Returns whether a range has another whole.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
  range.containsTimeRange(otherRange)
}
/// Returns what two ranges have in common; the empty range at zero for nothing.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.intersection(otherRange)
}
/// Returns the smallest range that has both.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}
/// Returns the lesser of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns the greater of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// Returns a time in a range that is nearest to another time.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
  guard time.isValid, range.isValid, !range.isEmpty else { return .invalid }
  return min(max(time, range.start), range.end)
}

extension CMTimeRange {
  /// Whether the duration is not known.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// Returns whether another range lies in this one whole.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && range.isValid && range.start >= start && range.end <= end
  }
  /// Returns what two ranges have in common; the empty range at zero for nothing.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
  /// Returns the smallest range that has both.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}
