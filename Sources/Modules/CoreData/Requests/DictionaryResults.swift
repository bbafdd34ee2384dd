import Foundation

/// The rows of a fetch of dictionaries.
struct DictionaryResults {
  private let columns: [Any]
  private let groups: [String]
  private let having: NSPredicate?
  private let isDistinct: Bool
  private let offset: Int
  private let limit: Int
  private static let aggregates: Set<String> = [
    "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:",
  ]

  init<T>(_ request: NSFetchRequest<T>) {
    columns = request.propertiesToFetch ?? []
    groups = (request.propertiesToGroupBy ?? []).compactMap(Self.name)
    having = request.havingPredicate
    isDistinct = request.returnsDistinctResults
    (offset, limit) = (request.fetchOffset, request.fetchLimit)
  }

  private static func name(_ column: Any) -> String? {
    (column as? String) ?? (column as? NSPropertyDescription)?.name
  }

  private func isAggregate(_ column: Any) -> Bool {
    guard let expression = (column as? NSExpressionDescription)?.expression, expression.expressionType == .function
    else {
      return false
    }
    return Self.aggregates.contains(expression.function)
  }

  func rows(of candidates: [FetchCandidate]) -> [Any] {
    var rows: [NSDictionary]
    if !groups.isEmpty {
      rows = grouped(candidates).map(row)
    } else if !columns.isEmpty, columns.allSatisfy(isAggregate) {
      rows = [row(candidates)]
    } else {
      rows = candidates.map { row([$0]) }
    }
    if let having { rows = rows.filter { having.evaluate(with: $0) } }
    if isDistinct {
      var seen: Set<NSDictionary> = []
      rows = rows.filter { seen.insert($0).inserted }
    }
    rows = Array(rows.dropFirst(offset))
    return limit > 0 ? Array(rows.prefix(limit)) : rows
  }

  /// Records with the same values together, in the order in which the first of each comes.
  private func grouped(_ candidates: [FetchCandidate]) -> [[FetchCandidate]] {
    var found: [[FetchCandidate]] = []
    var indexes: [NSArray: Int] = [:]
    for candidate in candidates {
      let key = NSArray(array: groups.map { value($0, of: candidate) ?? NSNull() })
      if let index = indexes[key] {
        found[index].append(candidate)
      } else {
        indexes[key] = found.count
        found.append([candidate])
      }
    }
    return found
  }

  private func row(_ candidates: [FetchCandidate]) -> NSDictionary {
    let row = NSMutableDictionary()
    let entity = candidates.first?.id.entity
    let columns = columns.isEmpty ? (entity?.attributesByName.keys.sorted() ?? []) : columns
    for column in columns {
      guard let name = Self.name(column) else { continue }
      if let expression = (column as? NSExpressionDescription)?.expression {
        let subject: Any? = isAggregate(column) ? candidates : candidates.first
        if let value = expression.expressionValue(with: subject, context: nil) { row[name] = plain(value) }
      } else if let first = candidates.first, let value = value(name, of: first) {
        row[name] = plain(value)
      }
    }
    return row
  }

  private func value(_ path: String, of candidate: FetchCandidate) -> Any? {
    NSExpression(forKeyPath: path).expressionValue(with: candidate, context: nil)
  }

  private func plain(_ value: Any) -> Any {
    if let candidate = value as? FetchCandidate { return candidate.id }
    return (value as? Int).map { NSNumber(value: $0) } ?? (value as? Double).map { NSNumber(value: $0) } ?? value
  }
}
