import Foundation

extension EventDevice.State {
  /// Saves an item, of which `stored` is what it was before; the values that it has now.
  mutating func save(_ values: ItemValues, _ stored: ItemValues?, _ span: EKSpan, _ now: Date) -> ItemValues {
    var values = values
    values.modified = now
    values.created = values.created ?? now
    if values.isAllDay { values.fillDays() }
    guard let index = items.firstIndex(where: { $0.identifier == values.identifier }) else {
      items.append(values)
      return values
    }
    let series = items[index]
    guard !series.rules.isEmpty, let occurrence = stored?.start, let first = series.start else {
      items[index] = values
      return values
    }
    if span == .thisEvent {
      items[index].exceptions.insert(occurrence)
      values.identifier += "/RID=\(Int(occurrence.timeIntervalSinceReferenceDate))"
      (values.detachedFrom, values.rules, values.exceptions) = (occurrence, [], [])
      items.append(values)
    } else if occurrence == first {
      items[index] = values
    } else {
      cut(index, before: occurrence)
      values.identifier = UUID().uuidString
      values.rules = values.rules.map { $0.following(series.rules.first, from: first, to: occurrence, series) }
      items.append(values)
    }
    return values
  }

  /// Removes an item or an occurrence of it.
  mutating func remove(_ item: ItemValues, _ span: EKSpan) {
    guard let index = items.firstIndex(where: { $0.identifier == item.identifier }) else { return }
    guard item.isEvent, !items[index].rules.isEmpty, let occurrence = item.start, let first = items[index].start else {
      items.remove(at: index)
      return
    }
    if span == .thisEvent {
      items[index].exceptions.insert(occurrence)
      if items[index].firstStart == nil { items.remove(at: index) }
    } else if occurrence == first {
      items.removeAll { $0.identifier == item.identifier || $0.identifier.hasPrefix(item.identifier + "/RID=") }
    } else {
      cut(index, before: occurrence)
    }
  }

  /// Ends a series before one of its occurrences.
  private mutating func cut(_ index: Int, before occurrence: Date) {
    let end = EKRecurrenceEnd(end: occurrence.addingTimeInterval(-1))
    items[index].rules = items[index].rules.map { $0.ending(end) }
    let identifier = items[index].identifier
    let isEmpty = items[index].firstStart == nil
    items.removeAll { item in
      if item.identifier == identifier { return isEmpty }
      let isOfSeries = item.identifier.hasPrefix(identifier + "/RID=")
      return isOfSeries && item.detachedFrom.map { $0 >= occurrence } ?? false
    }
  }

  /// The occurrences in a time, oldest first.
  func occurrences(from start: Date, to end: Date, calendars: Set<String>?) -> [ItemValues] {
    let events = items.filter { $0.isEvent && (calendars?.contains($0.calendar ?? "") ?? true) }
    let found = events.flatMap { event in
      event.starts(before: end).map(event.occurrence).filter { occurrence in
        guard let begin = occurrence.start, let close = occurrence.end else { return false }
        return close > start || begin == close && begin >= start
      }
    }
    return found.enumerated().sorted {
      let (one, other) = ($0.element.start ?? .distantPast, $1.element.start ?? .distantPast)
      return one == other ? $0.offset < $1.offset : one < other
    }.map(\.element)
  }
}

extension ItemValues {
  /// From the begin of the first day to the last second of the last day, as stores keep events of whole days.
  fileprivate mutating func fillDays() {
    let calendar = Calendar.current
    if let start { self.start = calendar.startOfDay(for: start) }
    if let end, let next = calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: end)) {
      self.end = next.addingTimeInterval(-1)
    }
  }
}

extension EKRecurrenceRule {
  /// The rule of the rest of a series that is cut: of a number of occurrences those that are left.
  fileprivate func following(_ old: EKRecurrenceRule?, from first: Date, to occurrence: Date, _ series: ItemValues)
    -> EKRecurrenceRule
  {
    guard let count = recurrenceEnd?.occurrenceCount, count > 0, old?.recurrenceEnd == recurrenceEnd, let old else {
      return self
    }
    let before = Occurrences(old, from: first, timeZone: series.timeZone).dates(before: occurrence).count
    return ending(EKRecurrenceEnd(occurrenceCount: max(1, count - before)))
  }
}
