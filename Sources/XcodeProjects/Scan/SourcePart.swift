/// What is left out of a source that is compiled.
package struct SourcePart: Codable, Equatable, Sendable {
  /// The names that it cannot use.
  let names: Set<String>
  /// Why.
  let reason: String
  /// Whether it is a source of tests.
  let isTest: Bool
  /// The declarations that are left out, or fail, by name.
  let declarations: [String]
}
