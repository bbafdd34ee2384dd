import Foundation
import PlainviewXcodeProjects
import Testing

@Suite struct XcodeProjectTests {
  @Test func `A project of Xcode 8 is read with its groups, targets, phases and dependencies`() throws {
    let project = try XcodeProject(at: Fixture.path("Notes/Notes.xcodeproj"))
    #expect(project.objectVersion == 46)
    #expect(project.problems == [])
    #expect(project.targets.map(\.name) == ["Notes", "NotesKit", "NotesTests", "NotesUITests", "Today"])
    #expect(
      project.targets.map(\.product) == [.application, .framework, .unitTests, .interfaceTests, .appExtension])
    let app = project.targets[0]
    #expect(app.dependencies == [.target("T_KIT"), .target("T_TODAY")])
    #expect(app.phases.map(\.kind) == [.sources, .resources, .frameworks, .headers, .script, .copyFiles])
    #expect(
      app.phases[0].files == [
        .file(path: Fixture.path("Notes/Notes/AppDelegate.swift"), isFolder: false),
        .file(path: Fixture.path("Notes/Notes/List/NotesViewController.swift"), isFolder: false),
      ])
    #expect(
      app.phases[1].files == [
        .file(path: Fixture.path("Notes/Notes/Base.lproj/Main.storyboard"), isFolder: false),
        .file(path: Fixture.path("Notes/Notes/de.lproj/Main.strings"), isFolder: false),
        .file(path: Fixture.path("Notes/Notes/Assets.xcassets"), isFolder: false),
        .file(path: Fixture.path("Notes/Notes/Guide"), isFolder: true),
      ])
  }

  @Test func `Its settings come from files and from both levels`() throws {
    let project = try XcodeProject(at: Fixture.path("Notes/Notes.xcodeproj/project.pbxproj"))
    let (settings, problems) = project.settings(of: project.targets[0], configuration: "Debug")
    #expect(problems == [])
    #expect(settings.text("PRODUCT_BUNDLE_IDENTIFIER") == "org.example.notes")
    #expect(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "NOTES"])
    #expect(settings.list("OTHER_SWIFT_FLAGS") == ["-D", "TRACE", "-DLOG"])
  }

  @Test func `Synchronized folders of Xcode 16 give files to their targets, but for the exceptions`() throws {
    let project = try XcodeProject(at: Fixture.path("Weather App"))
    #expect(project.objectVersion == 77)
    #expect(project.problems == [])
    let plan = try PackagePlan(of: project)
    let app = try #require(plan.targets.first)
    #expect(
      app.sources.map(Fixture.relative) == [
        "Weather App/App/WeatherApp.swift", "Weather App/App/Shared/Formats.swift",
        "Weather App/App/Views/Ansicht für Städte.swift",
      ])
    #expect(
      app.bundle.resources.map(\.bundlePath) == [
        "Assets.xcassets", "Base.lproj/LaunchScreen.storyboard", "Localizable.xcstrings", "Sounds",
      ])
    #expect(app.bundle.resources.map(\.kind) == [.assets, .interface, .strings, .folder])
    #expect(
      plan.targets[1].sources.map(Fixture.relative) == [
        "Weather App/App/Shared/Formats.swift", "Weather App/AppTests/WeatherTests.swift",
      ])
  }

  @Test func `Packages are read with their requirements and the resolved versions`() throws {
    let project = try XcodeProject(at: Fixture.path("Weather App"))
    #expect(
      project.packages.map(\.location) == [
        .remote(url: "https://example.org/Ordered-Things.git", .upToNextMajor("1.2")),
        .local(path: Fixture.path("Weather App/WeatherModel")),
      ])
    #expect(project.packages.map(\.identity) == ["ordered-things", "weathermodel"])
    #expect(project.resolved?.pins.map(\.version) == ["1.2.3"])
  }

  @Test(arguments: [
    #"{"object":{"pins":[{"package":"A","repositoryURL":"git@example.org:x/Some-A.git","state":{"branch":null,"revision":"r","version":"1.0.0"}}]},"version":1}"#,
    #"{"pins":[{"identity":"some-a","kind":"remoteSourceControl","location":"git@example.org:x/Some-A.git","state":{"revision":"r","version":"1.0.0"}}],"version":2}"#,
  ])
  func `Older formats of resolved versions are read`(_ text: String) throws {
    let sample = try SampleProject()
    try sample.write("Sample.xcworkspace/xcshareddata/swiftpm/Package.resolved", text)
    let pin = try #require(try sample.project().resolved?.pins.first)
    #expect(
      [pin.identity, pin.location, pin.version, pin.revision] == [
        "some-a", "git@example.org:x/Some-A.git", "1.0.0", "r",
      ])
  }

  @Test func `Ids without an object are said and cost nothing else`() throws {
    let sample = try SampleProject()
    try sample.add(.init(name: "App"), sources: ["A.swift": "@main struct A {}"])
    sample.extra["MAIN"] = ["isa": "PBXGroup", "children": ["F:A.swift", "GONE"], "sourceTree": "<group>"]
    sample.extra["Resources:App"] = ["isa": "PBXResourcesBuildPhase", "files": ["LOST"]]
    let plan = try sample.plan()
    #expect(plan.targets.map(\.name) == ["App"])
    #expect(
      plan.notes == ["groups: no object has the id GONE", "files of Resources:App: no object has the id LOST"])
  }

  @Test func `A group that holds itself is read once`() throws {
    let sample = try SampleProject()
    try sample.add(.init(name: "App"), sources: ["A.swift": ""])
    sample.extra["MAIN"] = ["isa": "PBXGroup", "children": ["F:A.swift", "LOOP"], "sourceTree": "<group>"]
    sample.extra["LOOP"] = ["isa": "PBXGroup", "name": "Loop", "children": ["MAIN", "LOOP"], "sourceTree": "<group>"]
    #expect(try sample.project().problems.count == 2)
  }

  @Test func `What is no project is refused with what to do`() throws {
    let sample = try SampleProject()
    let path = sample.folder.path
    #expect(throws: ProjectError(.notFound, at: path + "/No.xcodeproj")) {
      try XcodeProject(at: path + "/No.xcodeproj")
    }
    #expect(throws: ProjectError(.noSingleProject([]), at: path)) { try XcodeProject(at: path) }
    try sample.write("Some.xcworkspace/contents.xcworkspacedata")
    #expect(throws: ProjectError(.isWorkspace([]), at: path + "/Some.xcworkspace")) {
      try XcodeProject(at: path + "/Some.xcworkspace")
    }
    try sample.write("Sample.xcodeproj/project.pbxproj", "( a )")
    #expect(throws: ProjectError.self) { try XcodeProject(at: path) }
    try sample.write("Sample.xcodeproj/project.pbxproj", "{ objects = {}; rootObject = X; }")
    #expect(throws: ProjectError.self) { try XcodeProject(at: path) }
    try sample.write("Second.xcodeproj/project.pbxproj", "")
    #expect(throws: ProjectError(.noSingleProject(["Sample.xcodeproj", "Second.xcodeproj"]), at: path)) {
      try XcodeProject(at: path)
    }
  }

  @Test func `A workspace with one project besides the pods stands for it`() throws {
    let sample = try SampleProject()
    try sample.write(
      "App & Co/App.xcodeproj/project.pbxproj", "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }")
    try sample.write("Pods/Pods.xcodeproj/project.pbxproj", "{}")
    func workspace(_ locations: [String]) throws -> String {
      let files = locations.map { "<FileRef location = \"\($0)\"></FileRef>" }.joined(separator: "\n")
      try sample.write(
        "All.xcworkspace/contents.xcworkspacedata", "<Workspace version = \"1.0\">\n\(files)\n</Workspace>")
      return sample.folder.path + "/All.xcworkspace"
    }
    let app = "group:App &amp; Co/App.xcodeproj"
    let project = try XcodeProject(at: workspace([app, "group:Pods/Pods.xcodeproj", "group:Gone.xcodeproj", "x"]))
    #expect(project.path == sample.folder.path + "/App & Co/App.xcodeproj")
    try sample.write("Kit.xcodeproj/project.pbxproj", "{}")
    let several = try workspace([app, "container:Kit.xcodeproj"])
    #expect(throws: ProjectError(.isWorkspace(["App.xcodeproj", "Kit.xcodeproj"]), at: several)) {
      try XcodeProject(at: several)
    }
  }

  @Test func `Schemes say in which configuration the project is tested`() throws {
    let sample = try SampleProject()
    sample.extra["C:"] = ["isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": [String: Any]()]
    sample.extra["C:Test"] = ["isa": "XCBuildConfiguration", "name": "Test", "buildSettings": [String: Any]()]
    sample.extra["L:"] = ["isa": "XCConfigurationList", "buildConfigurations": ["C:", "C:Test"]]
    func scheme(_ name: String, tests: String, _ testable: String) throws {
      try sample.write(
        "Sample.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme",
        """
        <Scheme><TestAction
           buildConfiguration = "\(tests)"
           selectedDebuggerIdentifier = "x"><Testables>\(testable)</Testables></TestAction>
        <LaunchAction buildConfiguration = "Debug"></LaunchAction></Scheme>
        """)
    }
    #expect(try sample.project().schemeConfiguration(forTests: true) == nil)
    try scheme("Kit", tests: "Test", "<TestableReference skipped = \"NO\"></TestableReference>")
    try scheme("Demo", tests: "Debug", "")
    let project = try sample.project()
    #expect(
      project.schemeConfiguration(forTests: true) == "Test" && project.schemeConfiguration(forTests: false) == "Debug")
    // Where schemes do not agree, or name what is not there, the project decides.
    try scheme("Demo", tests: "Debug", "<TestableReference></TestableReference>")
    #expect(try sample.project().schemeConfiguration(forTests: true) == nil)
    try scheme("Demo", tests: "Beta", "")
    try scheme("Kit", tests: "Beta", "<TestableReference></TestableReference>")
    #expect(try sample.project().schemeConfiguration(forTests: true) == nil)
  }
}
