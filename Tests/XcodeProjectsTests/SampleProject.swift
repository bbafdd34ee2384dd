import Foundation
import PlainviewXcodeProjects

/// A project that a test describes: a folder of its own with sources, and the project file for them.
final class SampleProject {
  /// A target of the description.
  struct Target {
    var name: String
    var type = "application"
    var files: [String] = []
    var resources: [String] = []
    var headers: [String] = []
    var dependencies: [String] = []
    var products: [String] = []
    /// The names of targets whose products are copied into the bundle.
    var bundles: [String] = []
    var settings: [String: Any] = [:]
    var settingsFile: String?
    var scripts: [String] = []
  }

  /// The folder that holds everything.
  let folder: URL
  var targets: [Target] = []
  var settings: [String: Any] = ["SDKROOT": "iphoneos"]
  var settingsFile: String?
  /// Objects that the description does not make, or makes otherwise.
  var extra: [String: [String: Any]] = [:]
  var packageReferences: [String] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sample-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file below the folder.
  func write(_ path: String, _ text: String = "") throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes sources with their texts, and adds a target that has them.
  func add(_ target: Target, sources: [String: String] = [:]) throws {
    var target = target
    for (path, text) in sources.sorted(by: { $0.key < $1.key }) {
      try write(path, text)
      target.files.append(path)
    }
    targets.append(target)
  }

  /// Writes the description as another project below this one's folder, as CocoaPods does.
  func write(to path: String, of other: SampleProject) throws {
    try other.write(path, Self.text(of: root()))
  }

  /// The project of the description.
  func project() throws -> XcodeProject {
    try write("Sample.xcodeproj/project.pbxproj", Self.text(of: root()))
    return try XcodeProject(at: folder.path)
  }

  /// The plan of that project.
  func plan(targets: [String] = []) throws -> PackagePlan { try PackagePlan(of: project(), targets: targets) }

  private func root() -> [String: Any] {
    var objects: [String: [String: Any]] = [:]
    let paths = Set(targets.flatMap { $0.files + $0.resources + $0.headers } + [settingsFile].compactMap { $0 })
      .union(targets.compactMap(\.settingsFile)).sorted()
    for path in paths {
      objects["F:" + path] = ["isa": "PBXFileReference", "path": path, "sourceTree": "SOURCE_ROOT"]
    }
    objects["MAIN"] = ["isa": "PBXGroup", "children": paths.map { "F:" + $0 }, "sourceTree": "<group>"]
    for target in targets { describe(target, in: &objects) }
    objects["PROJECT"] = [
      "isa": "PBXProject", "mainGroup": "MAIN", "buildConfigurationList": "L:",
      "targets": targets.map { "T:" + $0.name },
      "packageReferences": packageReferences,
    ]
    configure("", settings, settingsFile, in: &objects)
    objects.merge(extra) { $1 }
    return ["objectVersion": "56", "objects": objects, "rootObject": "PROJECT"]
  }

  private func describe(_ target: Target, in objects: inout [String: [String: Any]]) {
    var phases: [String] = []
    for (isa, files) in [("Sources", target.files), ("Resources", target.resources), ("Headers", target.headers)] {
      let id = isa + ":" + target.name
      phases.append(id)
      objects[id] = ["isa": "PBX\(isa)BuildPhase", "files": files.map { id + $0 }]
      for file in files { objects[id + file] = ["isa": "PBXBuildFile", "fileRef": "F:" + file] }
    }
    for bundle in target.bundles {
      objects["B:\(target.name):\(bundle)"] = ["isa": "PBXBuildFile", "fileRef": "P:" + bundle]
      objects["P:" + bundle] = [
        "isa": "PBXFileReference", "explicitFileType": "wrapper.cfbundle", "path": bundle + ".bundle",
        "sourceTree": "BUILT_PRODUCTS_DIR",
      ]
      objects["Resources:" + target.name] = [
        "isa": "PBXResourcesBuildPhase",
        "files": target.resources.map { "Resources:" + target.name + $0 } + ["B:\(target.name):\(bundle)"],
      ]
    }
    for script in target.scripts {
      phases.append("S:" + script)
      objects["S:" + script] = ["isa": "PBXShellScriptBuildPhase", "name": script]
    }
    for other in target.dependencies {
      objects["D:\(target.name):\(other)"] = ["isa": "PBXTargetDependency", "target": "T:" + other]
    }
    for product in target.products {
      objects["U:" + product] = ["isa": "XCSwiftPackageProductDependency", "productName": product]
    }
    objects["T:" + target.name] = [
      "isa": "PBXNativeTarget", "name": target.name, "productType": "com.apple.product-type." + target.type,
      "buildPhases": phases, "dependencies": target.dependencies.map { "D:\(target.name):\($0)" },
      "buildConfigurationList": "L:" + target.name, "packageProductDependencies": target.products.map { "U:" + $0 },
      "productReference": "P:" + target.name,
    ]
    configure(target.name, target.settings, target.settingsFile, in: &objects)
  }

  private func configure(
    _ name: String, _ settings: [String: Any], _ file: String?, in objects: inout [String: [String: Any]]
  ) {
    objects["L:" + name] = ["isa": "XCConfigurationList", "buildConfigurations": ["C:" + name]]
    objects["C:" + name] = ["isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": settings]
    if let file { objects["C:" + name]?["baseConfigurationReference"] = "F:" + file }
  }

  private static func text(of value: Any) -> String {
    switch value {
    case let entries as [String: Any]:
      "{" + entries.sorted { $0.key < $1.key }.map { "\(text(of: $0)) = \(text(of: $1));" }.joined(separator: "\n")
        + "}"
    case let values as [Any]: "(" + values.map { text(of: $0) }.joined(separator: ",") + ")"
    default: "\"" + "\(value)".replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
  }
}
