import PlainviewRuntime

/// The tests of a project: one target that cannot be compiled does not prevent the tests of the others.
///
/// The package manager compiles all tests into one program. If that fails, the targets are built one by one, and those
/// that compile are tested without the rest.
package struct ProjectTests {
  private let project: ProjectPackage
  private let library: SharedLibrary
  private let runs: TestRuns
  private let report: (String) -> Void

  /// The tests of a project's package; `report` gets messages, `runs` runs them.
  package init(
    of project: ProjectPackage, with library: SharedLibrary, runs: TestRuns, report: @escaping (String) -> Void
  ) {
    self.project = project
    self.library = library
    self.runs = runs
    self.report = report
  }

  /// Whether the others can be tested if one cannot be compiled.
  package var isDivisible: Bool { project.tests.count > 1 && !project.swiftArguments.contains("--skip-build") }

  /// Runs the tests; returns the exit status, which is not success if a target was left out.
  package func run() throws -> Int32 {
    let status = try test(project)
    guard status != 0, try !builds(["--build-tests"]) else { return status }
    let failing = try project.modules.filter { try !builds(["--target", $0]) }
    guard !failing.isEmpty, project.tests.contains(where: { !failing.contains($0) }) else { return status }
    let names = failing.map(VisibleText.quoted).joined(separator: ", ")
    report("plainview: \(names) cannot be compiled, see above; these are the tests without it")
    let rest = try test(project.written(without: Set(failing)))
    report("plainview: \(names) could not be compiled, and was left out")
    return rest == 0 ? 1 : rest
  }

  private func test(_ package: ProjectPackage) throws -> Int32 {
    try runs.run(invocation(package.swiftArguments, package).prepare(library))
  }

  private func builds(_ what: [String]) throws -> Bool {
    let swiftArguments = ["build"] + TestOptions.removed(from: Array(project.swiftArguments.dropFirst())) + what
    return try CommandOutput.lines(of: invocation(swiftArguments, project).prepare(library)) { _ in } == 0
  }

  private func invocation(_ swiftArguments: [String], _ package: ProjectPackage) -> SwiftInvocation {
    SwiftInvocation(swiftArguments, in: package.folder, project: package, report: report)
  }
}

/// The options of `swift test` that `swift build` does not have.
package enum TestOptions {
  private static let withValue: Set = [
    "--filter", "--skip", "-s", "--specifier", "--num-workers", "--xunit-output", "--test-product",
    "--attachments-path",
    "--experimental-attachments-path",
  ]
  private static let withoutValue: Set = [
    "--parallel", "--no-parallel", "--list-tests", "-l", "--show-codecov-path", "--show-code-coverage-path",
    "--show-coverage-path", "--enable-xctest", "--disable-xctest", "--enable-swift-testing", "--disable-swift-testing",
    "list", "last",
  ]

  /// The arguments without these.
  package static func removed(from arguments: [String]) -> [String] {
    var kept: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let name = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument
      if withValue.contains(name) {
        if name == argument { _ = rest.popFirst() }
      } else if !withoutValue.contains(name) {
        kept.append(argument)
      }
    }
    return kept
  }
}
