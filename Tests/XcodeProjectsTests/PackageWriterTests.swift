import Foundation
import PlainviewXcodeProjects
import Testing

@Suite struct PackageWriterTests {
  private let sample: SampleProject
  private let folder: String

  init() throws {
    sample = try SampleProject()
    folder = sample.folder.path + "/Package of ü"
  }

  @Test func `A plan becomes a manifest, links and information about bundles`() throws {
    try PackageWriter.write(PackagePlan(of: XcodeProject(at: Fixture.path("Weather App"))), to: folder)
    #expect(
      try files() == [
        ".Package.resolved.written", ".plainview-package", "Bundles/AppTests/AppTests.xctest/Info.plist",
        "Bundles/Weather_App/Weather App.app/Assets.xcassets",
        "Bundles/Weather_App/Weather App.app/Base.lproj/LaunchScreen.storyboard",
        "Bundles/Weather_App/Weather App.app/Base.lproj/LaunchScreen.storyboardc",
        "Bundles/Weather_App/Weather App.app/Info.plist", "Bundles/Weather_App/Weather App.app/Localizable.xcstrings",
        "Bundles/Weather_App/Weather App.app/Sounds", "Package.resolved", "Package.swift",
        "Sources/AppTests/App/Shared/Formats_.swift", "Sources/AppTests/AppTests/WeatherTests_.swift",
        "Sources/AppTests/Bundle-of-module.swift", "Sources/Weather_App/App/Shared/Formats_.swift",
        "Sources/Weather_App/App/Views/Ansicht für Städte_.swift", "Sources/Weather_App/App/WeatherApp_.swift",
        "Sources/Weather_App/Bundle-of-module.swift",
      ])
    #expect(
      try text("Package.swift") == """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "Weather App",
          platforms: [.iOS(.v15)],
          dependencies: [
            .package(url: "https://example.org/Ordered-Things.git", from: "1.2.0"),
            .package(path: "\(Fixture.path("Weather App/WeatherModel"))"),
          ],
          targets: [
            .executableTarget(
              name: "Weather_App",
              dependencies: [
                .product(name: "OrderedThings", package: "ordered-things"),
                .product(name: "WeatherModel", package: "weathermodel"),
              ],
              path: "Sources/Weather_App",
              packageAccess: false,
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("DisableOutwardActorInference"),
                .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
                .enableUpcomingFeature("InferIsolatedConformances"),
                .enableUpcomingFeature("InferSendableFromCaptures"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .define("DEBUG"),
              ]
            ),
            .testTarget(
              name: "AppTests",
              dependencies: [
                .target(name: "Weather_App"),
              ],
              path: "Sources/AppTests",
              packageAccess: false,
              swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("InferIsolatedConformances"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .define("DEBUG"),
              ]
            ),
          ]
        )

        """)
  }

  @Test func `The Info.plist has the file's keys, the settings put in, and the keys that settings give`() throws {
    try PackageWriter.write(PackagePlan(of: XcodeProject(at: Fixture.path("Notes"))), to: folder)
    let file = folder + "/Bundles/Notes/Notes.app/Info.plist"
    let entries = try #require(try PropertyListText.value(of: Array(text(file, in: "").utf8), path: file).dictionary)
    #expect(
      entries == [
        "CFBundleDevelopmentRegion": .string("English"), "CFBundleExecutable": .string("Notes"),
        "CFBundleIdentifier": .string("org.example.notes"), "CFBundleName": .string("Notes"),
        "CFBundlePackageType": .string("APPL"), "CFBundleVersion": .string("7"), "LSRequiresIPhoneOS": .string("YES"),
        "UIMainStoryboardFile": .string("Main"),
      ])
  }

  @Test func `What is as it should be is not touched, what is gone from the plan is removed`() throws {
    try sample.add(.init(name: "App"), sources: ["A.swift": "@main struct A {}", "B.swift": "", "Views/B2.swift": ""])
    #expect(try PackageWriter.write(sample.plan(), to: folder).count == 6)
    #expect(try PackageWriter.write(sample.plan(), to: folder) == [])
    sample.targets[0].files.removeLast()
    #expect(try PackageWriter.write(sample.plan(), to: folder) == ["Sources/App/Views/B2_.swift"])
    #expect(!FileManager.default.fileExists(atPath: folder + "/Sources/App/Views"))
    #expect(FileManager.default.fileExists(atPath: sample.folder.path + "/Views/B2.swift"))
  }

  @Test func `What a writing that ended early has left is removed, though no writing came to its end with it`() throws {
    // The link to a source has a longer name, which no file system takes.
    let long = String(repeating: "x", count: 249) + ".swift"
    try sample.add(.init(name: "App"), sources: ["A.swift": "@main struct A {}", "B.swift": "", long: ""])
    #expect(throws: ProjectError.self) { try PackageWriter.write(sample.plan(), to: folder) }
    #expect(try files().contains("Sources/App/B_.swift"))
    sample.targets[0].files = ["A.swift"]
    try PackageWriter.write(sample.plan(), to: folder)
    let left = try files()
    #expect(left.contains("Sources/App/A_.swift") && !left.contains("Sources/App/B_.swift"))
    // Half a line, as of a program that was killed, costs the next one nothing.
    try sample.write("Package of ü/.plainview-package", "Package.sw")
    sample.targets[0].files = ["A.swift", "B.swift", long]
    #expect(throws: ProjectError.self) { try PackageWriter.write(sample.plan(), to: folder) }
    sample.targets[0].files = ["A.swift"]
    try PackageWriter.write(sample.plan(), to: folder)
    #expect(try files() == left)
  }

  @Test func `Links have names that no other link and no original has`() throws {
    try sample.add(
      .init(name: "App"),
      sources: ["One/Cell.swift": "struct A {}", "Two/cell.swift": "2", "Cell_.swift": "3", "main.swift": "4"])
    try PackageWriter.write(sample.plan(), to: folder)
    let links = try files().filter { $0.hasPrefix("Sources") && !$0.hasSuffix("/Bundle-of-module.swift") }
    #expect(
      links == [
        "Sources/App/Cell__.swift", "Sources/App/One/Cell_2.swift", "Sources/App/Two/cell_3.swift",
        "Sources/App/main.swift",
      ])
    let originals = try PackageWriter.originals(of: sample.plan(), in: folder)
    #expect(originals.count == 4)
    #expect(originals[folder + "/Sources/App/Two/cell_3.swift"] == sample.folder.path + "/Two/cell.swift")
  }

  @Test func `Each module says where its bundle lies, tests whose they are`() throws {
    try sample.add(.init(name: "App"), sources: ["A.swift": "@main struct A {}"])
    try sample.add(
      .init(name: "AppUITests", type: "bundle.ui-testing", settings: ["TEST_TARGET_NAME": "App"]),
      sources: ["T.swift": ""])
    try PackageWriter.write(sample.plan(), to: folder)
    #expect(
      try text("Sources/App/Bundle-of-module.swift").contains(
        "__UIKitRuntime.bundle(\"App\", \"\(folder)/Bundles/App/App.app\", isApp: true)"))
    #expect(
      try text("Sources/AppUITests/Bundle-of-module.swift").contains(
        "__UIKitRuntime.bundle(\"AppUITests\", \"\(folder)/Bundles/AppUITests/AppUITests.xctest\", app: \"App\")"))
  }

  @Test func `Sources outside of the project's folder are linked too`() throws {
    try sample.write("Shared/S.swift")
    try sample.add(.init(name: "App", type: "framework"), sources: ["App/A.swift": ""])
    sample.extra["PROJECT"] = [
      "isa": "PBXProject", "mainGroup": "MAIN", "buildConfigurationList": "L:", "targets": ["T:App"],
      "projectDirPath": "App",
    ]
    sample.extra["F:App/A.swift"] = ["isa": "PBXFileReference", "path": "../Shared/S.swift", "sourceTree": "<group>"]
    try PackageWriter.write(sample.plan(), to: folder)
    #expect(try files().contains("Sources/App/Outside/S_.swift"))
  }

  @Test func `Folders whose links lead in a circle are read once`() throws {
    try sample.write("Code/A.swift", "@main struct A {}")
    let loop = sample.folder.path + "/Code/Loop"
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: sample.folder.path + "/Code")
    sample.extra["MAIN"] = ["isa": "PBXGroup", "children": ["CODE"], "sourceTree": "<group>"]
    sample.extra["CODE"] = ["isa": "PBXFileSystemSynchronizedRootGroup", "path": "Code", "sourceTree": "<group>"]
    try sample.add(.init(name: "App"))
    sample.extra["T:App"] = [
      "isa": "PBXNativeTarget", "name": "App", "productType": "com.apple.product-type.application",
      "fileSystemSynchronizedGroups": ["CODE"], "buildConfigurationList": "L:App",
    ]
    #expect(try sample.plan().targets.map(\.sources) == [[sample.folder.path + "/Code/A.swift"]])
  }

  @Test func `A folder of somebody else is not written to`() throws {
    try sample.write("Package of ü/notes.txt", "mine")
    try sample.add(.init(name: "App"), sources: ["A.swift": "@main struct A {}"])
    #expect(throws: ProjectError(.folderInUse, at: folder)) { try PackageWriter.write(sample.plan(), to: folder) }
    #expect(try files() == ["notes.txt"])
  }

  @Test func `Nothing is written or removed through links that lead out of the folder`() throws {
    try sample.write("Elsewhere/Package.swift", "mine")
    try sample.write("Elsewhere/App/Old.swift", "mine")
    try sample.add(.init(name: "App"), sources: ["A.swift": "@main struct A {}"])
    try PackageWriter.write(sample.plan(), to: folder)
    let elsewhere = sample.folder.path + "/Elsewhere"
    for name in ["Package.swift", "Sources"] { try FileManager.default.removeItem(atPath: folder + "/" + name) }
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/Package.swift", withDestinationPath: elsewhere + "/Package.swift")
    try FileManager.default.createSymbolicLink(atPath: folder + "/Sources", withDestinationPath: elsewhere)
    try sample.write("Package of ü/.plainview-package", "Sources/App/Old.swift\n../Elsewhere/App/Old.swift\n")
    try PackageWriter.write(sample.plan(), to: folder)
    #expect(try text("Package.swift", in: elsewhere) == "mine")
    #expect(try text("App/Old.swift", in: elsewhere) == "mine")
    #expect(!FileManager.default.fileExists(atPath: elsewhere + "/App/A_.swift"))
  }

  private func text(_ name: String, in root: String? = nil) throws -> String {
    let root = root ?? folder
    return try String(contentsOfFile: root.isEmpty ? name : root + "/" + name, encoding: .utf8)
  }

  /// The files and links in the folder, sorted; links are not followed.
  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
      let kind = try FileManager.default.attributesOfItem(atPath: folder + "/" + path)[.type] as? FileAttributeType
      return kind != .typeDirectory
    }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
