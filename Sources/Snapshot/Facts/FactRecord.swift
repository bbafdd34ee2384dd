/// What a value shows that is compared with a golden: made once, when it is first asked for.
package final class FactRecord {
  private let make: () -> TreeFacts?
  private let isKept: Bool
  private(set) lazy var facts = make()

  /// `isKept` says whether the facts are written beside the golden.
  package init(isKept: Bool, _ make: @escaping () -> TreeFacts?) {
    self.isKept = isKept
    self.make = make
  }

  /// That of a value without views.
  package static var none: FactRecord { FactRecord(isKept: false) { nil } }

  /// What is written beside a golden with the text.
  func companions(of text: String) -> [CompanionFile] {
    guard isKept, let facts else { return [] }
    return [CompanionFile(suffix: CompanionFile.treeSuffix, text: Companion.text(of: facts, golden: text))]
  }
}
