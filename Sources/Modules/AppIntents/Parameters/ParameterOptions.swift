/// What offers values for a parameter, of any type.
struct ParameterOptions: @unchecked Sendable {
  /// The values that are offered.
  let values: () async throws -> [Any]

  init(_ provider: some DynamicOptionsProvider) {
    values = { try await provider.results().items }
  }
  /// What the type itself offers; nil for nothing.
  init?<Value>(of type: Value.Type) {
    if let entities = type as? any AppEntity.Type {
      self = Self.suggestions(of: entities)
    } else if let cases = type as? any AppEnum.Type {
      self = Self.cases(of: cases)
    } else {
      return nil
    }
  }

  private init(values: @escaping () async throws -> [Any]) { self.values = values }
  private static func suggestions<Entity: AppEntity>(of type: Entity.Type) -> ParameterOptions {
    ParameterOptions(Entity.defaultQuery)
  }
  private static func cases<Case: AppEnum>(of type: Case.Type) -> ParameterOptions {
    ParameterOptions(values: { Array(Case.allCases) })
  }
}
