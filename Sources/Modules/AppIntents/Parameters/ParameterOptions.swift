/// What offers values for a parameter, of any type.
struct ParameterOptions: @unchecked Sendable {
  /// The values that are offered.
  let values: () async throws -> [Any]

  init(_ provider: some DynamicOptionsProvider) {
    values = { try await provider.results().items }
  }
}
