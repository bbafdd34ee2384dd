/// How the sources of a target are compiled, from its build settings.
package struct PlannedCompilation: Equatable, Sendable {
  /// The language mode: `v4`, `v4_2`, `v5` or `v6`.
  package let languageMode: String
  /// Whether declarations are on the main actor where they do not say otherwise.
  package let isMainActorByDefault: Bool
  /// Features of later language modes that are on, sorted.
  package let upcomingFeatures: [String]
  /// Experimental features that are on, sorted.
  package let experimentalFeatures: [String]
  /// Conditions of `#if` that are set, sorted.
  package let conditions: [String]
  /// Flags of the project that have no meaning here.
  package let unusedFlags: [String]

  /// The compilation that settings mean.
  init(_ settings: BuildSettings) {
    let mode = Self.mode(settings.text("SWIFT_VERSION"))
    var features = Self.features(settings)
    var experimental: Set<String> = []
    var conditions = Set(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    var unused: [String] = []
    var flags = settings.list("OTHER_SWIFT_FLAGS")[...]
    while let flag = flags.popFirst() {
      switch flag {
      case "-Xfrontend", "-Xcc", "-Xllvm", "-Xlinker":
        if let next = flags.first, !next.hasPrefix("-enable-") { unused.append(flag + " " + (flags.popFirst() ?? "")) }
      // Pods have it where an app does not want to see their warnings.
      case "-suppress-warnings": continue
      case "-D": if let next = flags.popFirst() { conditions.insert(next) }
      case "-enable-upcoming-feature": if let next = flags.popFirst() { features.insert(next) }
      case "-enable-experimental-feature": if let next = flags.popFirst() { experimental.insert(next) }
      default: if flag.hasPrefix("-D") { conditions.insert(String(flag.dropFirst(2))) } else { unused.append(flag) }
      }
    }
    // The compiler refuses a feature that the mode has anyway.
    if mode == "v6" { features.subtract(Self.partOfSwift6) }
    languageMode = mode
    isMainActorByDefault = settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    upcomingFeatures = features.sorted()
    experimentalFeatures = experimental.sorted()
    self.conditions = conditions.filter(Self.isCondition).sorted()
    unusedFlags = unused + conditions.filter { !Self.isCondition($0) }.sorted()
  }

  private static func isCondition(_ text: String) -> Bool {
    !text.isEmpty && SettingOperator.c99Identifier(text) == text
  }

  /// Modes before 4 are compiled as 4, the oldest there is.
  private static func mode(_ version: String) -> String {
    let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    switch numbers.first ?? 5 {
    case 6...: return "v6"
    case ..<4: return "v4"
    case 4: return numbers.count > 1 && numbers[1] >= 2 ? "v4_2" : "v4"
    default: return "v5"
    }
  }

  private static func features(_ settings: BuildSettings) -> Set<String> {
    var features: Set<String> = []
    if settings.isYes("SWIFT_APPROACHABLE_CONCURRENCY") { features.formUnion(approachableConcurrency) }
    for (name, feature) in upcoming where settings.value(name) != nil {
      if settings.isYes(name) { features.insert(feature) } else { features.remove(feature) }
    }
    return features
  }

  private static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  private static let upcoming = [
    "SWIFT_ENABLE_BARE_SLASH_REGEX": "BareSlashRegexLiterals",
    "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
    "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "ExistentialAny",
    "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
    "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]

  private static let partOfSwift6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
  ]
}
