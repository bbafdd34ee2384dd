/// The titles of the buttons of an alert view or an action sheet, in the order in which they were added.
struct OldAlertButtons {
  private(set) var titles: [String] = []

  /// Adds a button and returns its index.
  mutating func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Nil where there is no button.
  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// The index of the first button besides some; -1 where there is none.
  func firstIndex(besides others: [Int]) -> Int { titles.indices.first { !others.contains($0) } ?? -1 }
}
