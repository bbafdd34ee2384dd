/// The kind of product that a target builds.
package enum TargetKind: Sendable {
  case library, executable, test
}

/// Information from outside a target that its rewriting needs.
package struct RewriteContext: Sendable {
  /// Base names of the optional requirements that any target of the graph declares.
  package var optionalRequirements: Set<String>
  /// Members that a target of the graph adds to classes of other modules, and that a class of another target overrides.
  package var sharedExtensionMembers: Set<String>
  /// Whether the package has tests: an application's class is then registered for them.
  package var hasTests: Bool
  /// Whether the target depends on a target of its package whose sources are C.
  package var dependsOnC: Bool
  /// Replacements of modules in `import` lines.
  package var substitutions: [String: String]
  /// Modules of Apple's systems that the library offers under their own names.
  package var modules: Set<String>
  /// The modules that every file sees without an import, since headers of the target include them.
  package var headerModules: [String]
  /// The modules that the headers of targets include, by the target's module: a file that imports it sees them too.
  package var headersOfTargets: [String: [String]]
  /// The replacement for XCTest; nil for none.
  package var testModule: String?
  /// The replacement for XCTest where a target drives an app's interface; nil for none.
  package var interfaceTestModule: String?

  /// The folder with an app's Info.plist and resources; nil where the target has none, or registers it by itself.
  package var appFolder: String?

  /// A context; empty by default.
  package init(
    optionalRequirements: Set<String> = [], sharedExtensionMembers: Set<String> = [],
    hasTests: Bool = false, dependsOnC: Bool = false,
    substitutions: [String: String] = [:], modules: Set<String> = [], headerModules: [String] = [],
    headersOfTargets: [String: [String]] = [:], testModule: String? = nil, interfaceTestModule: String? = nil,
    appFolder: String? = nil
  ) {
    self.optionalRequirements = optionalRequirements
    self.sharedExtensionMembers = sharedExtensionMembers
    self.hasTests = hasTests
    self.dependsOnC = dependsOnC
    self.substitutions = substitutions
    self.testModule = testModule
    self.modules = modules
    self.headerModules = headerModules
    self.headersOfTargets = headersOfTargets
    self.interfaceTestModule = interfaceTestModule
    self.appFolder = appFolder
  }
}
