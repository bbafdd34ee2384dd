import PlainviewRuntime

/// The package that an Xcode project becomes, and what is left out.
package struct PackagePlan: Sendable {
  /// The name of the package: the project's.
  package let name: String
  /// The configuration whose settings count.
  package let configuration: String
  /// The folder that paths in the project begin at.
  package let root: String
  /// The targets that can be built, in the project's order.
  package private(set) var targets: [PlannedTarget]
  /// The packages that these targets need, by identity.
  package let packages: [PackageReference]
  /// The resolved versions of packages.
  package let resolved: ResolvedPackages?
  /// What is left out, in the order of the targets.
  package let leftOut: [LeftOut]
  /// Notes about what is damaged or unclear without consequences for targets.
  package let notes: [String]
  /// The names of the targets that were asked for.
  package let considered: [String]

  /// Plans a package.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - configuration: The configuration whose settings count; nil for `Debug` or the project's default.
  ///   - targets: The targets to take, with those that they need and, of an app or a library, the tests that test it;
  ///     none for all.
  ///   - modules: The modules that sources may import besides those of the project and its packages.
  package init(
    of project: XcodeProject, configuration: String? = nil, targets names: [String] = [],
    modules: KnownModules = KnownModules()
  ) throws(ProjectError) {
    let configuration = try project.configuration(named: configuration)
    for name in names where !project.targets.contains(where: { $0.name == name }) {
      throw ProjectError(.unknownTarget(name, targets: project.targets.map(\.name)), at: project.path)
    }
    var planner = PackagePlanner(project, configuration: configuration, modules: modules)
    planner.connect()
    planner.select(names)
    planner.checkModules()
    let lost = planner.costs()
    name = project.name
    self.configuration = configuration
    root = project.root
    targets = planner.targets(without: lost)
    packages = planner.packages(of: targets)
    resolved = project.resolved
    leftOut = planner.leftOut
    notes = project.problems.map(VisibleText.line) + planner.notes
    considered = planner.selected.map(\.target.name)
  }

  /// The plan without some modules, and without those that depend on them.
  package func without(_ modules: Set<String>) -> PackagePlan {
    var lost = modules
    var plan = self
    while let next = targets.first(where: { target in
      !lost.contains(target.module)
        && target.dependencies.contains { dependency in
          if case .target(let name) = dependency { lost.contains(name) } else { false }
        }
    }) {
      lost.insert(next.module)
    }
    plan.targets.removeAll { lost.contains($0.module) }
    return plan
  }

  /// The plan as lines: the targets, what is left out, and what is damaged or unclear.
  package var report: [String] {
    var lines = [
      "\(VisibleText.quoted(name)) (\(VisibleText.quoted(configuration))): \(targets.count) of \(considered.count) targets "
        + "can be built"
    ]
    lines += targets.map { "  " + Self.line($0) }
    if !leftOut.isEmpty { lines.append("does not come along:") }
    lines += LeftOut.lines(leftOut).map { "  " + $0 }
    if !notes.isEmpty { lines.append("notes:") }
    lines += notes.map { "  " + $0 }
    return lines
  }

  private static func line(_ target: PlannedTarget) -> String {
    let kind: String =
      switch target.kind {
      case .executable: "app"
      case .library: "library"
      case .unitTests(let app): "unit tests" + (app.map { " of " + VisibleText.quoted($0) } ?? "")
      case .interfaceTests(let app): "UI tests" + (app.map { " of " + VisibleText.quoted($0) } ?? "")
      }
    let module = target.module == target.name ? "" : ", module " + VisibleText.quoted(target.module)
    let sources = target.sources.count
    let resources = target.bundle.resources.count
    return "\(VisibleText.quoted(target.name)): \(kind)\(module), \(sources) \(sources == 1 ? "source" : "sources"), "
      + "\(resources) \(resources == 1 ? "resource" : "resources")"
  }
}
