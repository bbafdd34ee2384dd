/// The text of the manifest of a planned package.
struct PackageManifest {
  /// The text.
  let text: String

  /// The manifest of a plan.
  init(_ plan: PackagePlan) {
    var lines = ["// swift-tools-version: \(Self.toolsVersion(of: plan))", "import PackageDescription", ""]
    lines += ["let package = Package(", "  name: \(Self.literal(plan.name)),", "  platforms: [.iOS(.v15)],"]
    let packages = plan.packages.map { "    " + Self.dependency($0) + "," }
    lines += packages.isEmpty ? [] : ["  dependencies: ["] + packages + ["  ],"]
    let targets = plan.targets.flatMap(Self.lines)
    lines += ["  targets: ["] + targets + ["  ]", ")", ""]
    text = lines.joined(separator: "\n")
  }

  /// The oldest tools version that supports the manifest.
  private static func toolsVersion(of plan: PackagePlan) -> String {
    plan.targets.contains { $0.compilation.isMainActorByDefault } ? "6.2" : "6.0"
  }

  private static func lines(of target: PlannedTarget) -> [String] {
    let kind: String =
      switch target.kind {
      case .executable: "executableTarget"
      case .library: "target"
      case .unitTests, .interfaceTests: "testTarget"
      }
    let dependencies = target.dependencies.map { dependency -> String in
      switch dependency {
      case .target(let name): ".target(name: \(literal(name)))"
      case .product(let name, let package): ".product(name: \(literal(name)), package: \(literal(package)))"
      }
    }
    let start = ["    .\(kind)(", "      name: \(literal(target.module)),"]
    let path = "      path: \(literal(PackageWriter.sourceFolder + "/" + target.module)),"
    // The targets of a project are no package to the compiler, unless it says so.
    let access = target.settings.text("SWIFT_PACKAGE_NAME").isEmpty ? ["      packageAccess: false,"] : []
    return start + list("dependencies", dependencies) + [path] + access
      + list("swiftSettings", settings(of: target.compilation), isLast: true) + ["    ),"]
  }

  /// An argument that is a list, a line for each of its values.
  private static func list(_ name: String, _ values: [String], isLast: Bool = false) -> [String] {
    guard !values.isEmpty else { return [] }
    return ["      \(name): ["] + values.map { "        \($0)," } + ["      ]" + (isLast ? "" : ",")]
  }

  private static func settings(of compilation: PlannedCompilation) -> [String] {
    var settings = [".swiftLanguageMode(.\(compilation.languageMode))"]
    if compilation.isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
    settings += compilation.upcomingFeatures.map { ".enableUpcomingFeature(\(literal($0)))" }
    settings += compilation.experimentalFeatures.map { ".enableExperimentalFeature(\(literal($0)))" }
    settings += compilation.conditions.map { ".define(\(literal($0)))" }
    return settings
  }

  private static func dependency(_ package: PackageReference) -> String {
    switch package.location {
    case .local(let path): ".package(path: \(literal(path)))"
    case .remote(let url, let requirement): ".package(url: \(literal(url)), \(range(requirement)))"
    }
  }

  private static func range(_ requirement: PackageReference.Requirement) -> String {
    switch requirement {
    case .upToNextMajor(let version): "from: \(literal(full(version)))"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(literal(full(version))))"
    case .range(let first, let end): "\(literal(full(first)))..<\(literal(full(end)))"
    case .exact(let version): "exact: \(literal(full(version)))"
    case .branch(let name): "branch: \(literal(name))"
    case .revision(let name): "revision: \(literal(name))"
    }
  }

  /// Manifests require all three numbers of a version.
  private static func full(_ version: String) -> String {
    let numbers = version.prefix { $0.isNumber || $0 == "." }.split(separator: ".")
    guard numbers.count < 3, numbers.joined(separator: ".") == version else { return version }
    return (numbers.map(String.init) + Array(repeating: "0", count: 3 - numbers.count)).joined(separator: ".")
  }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
