/// What a target's files become part of.
package enum TargetKind: Sendable {
  case library, executable, test
}

/// What is known beyond a target when it is rewritten.
package struct RewriteContext: Sendable {
  /// Base names of the optional requirements that any target of the graph declares.
  package var optionalRequirements: Set<String>
  /// Members that a target of the graph adds to classes of other modules, and that a class of another target overrides.
  package var sharedExtensionMembers: Set<String>
  /// Whether a test program stands beside the target: an application's class is then announced to it.
  package var hasTests: Bool
  /// Whether the target depends on a target of its package whose sources are C.
  package var standsOnC: Bool
  /// Modules by the module that takes their place in `import` lines.
  package var substitutions: [String: String]
  /// Modules of Apple's systems that the library offers under their own names.
  package var modules: Set<String>
  /// The modules that every file sees without an import, since headers of the target include them.
  package var headerModules: [String]
  /// The module that stands in for XCTest; nil for none.
  package var testModule: String?
  /// The one that stands in for XCTest where a target drives an app's interface; nil for none.
  package var interfaceTestModule: String?

  /// The folder with an app's Info.plist and resources; nil where the target has none, or says it by itself.
  package var appFolder: String?

  /// Takes what is known; nothing by default.
  package init(
    optionalRequirements: Set<String> = [], sharedExtensionMembers: Set<String> = [],
    hasTests: Bool = false, standsOnC: Bool = false,
    substitutions: [String: String] = [:], modules: Set<String> = [], headerModules: [String] = [],
    testModule: String? = nil, interfaceTestModule: String? = nil,
    appFolder: String? = nil
  ) {
    self.optionalRequirements = optionalRequirements
    self.sharedExtensionMembers = sharedExtensionMembers
    self.hasTests = hasTests
    self.standsOnC = standsOnC
    self.substitutions = substitutions
    self.testModule = testModule
    self.modules = modules
    self.headerModules = headerModules
    self.interfaceTestModule = interfaceTestModule
    self.appFolder = appFolder
  }
}
