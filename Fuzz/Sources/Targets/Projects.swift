import PlainviewRuntime
import PlainviewXcodeProjects

extension Target {
  /// Project files are read, and the package is planned that they become.
  static let projects = Target("projects") { bytes in
    let folder = Scratch("projects")
    folder.write(bytes, to: "App.xcodeproj/project.pbxproj")
    plan(folder.path + "/App.xcodeproj")
  }

  /// Files beside a project file: the first byte says whether it is a scheme, the contents of a workspace, the
  /// resolved packages or a file of settings.
  static let settings = Target("settings") { input in
    guard let first = input.first else { return }
    let folder = Scratch("settings")
    folder.write(text: project, to: "App.xcodeproj/project.pbxproj")
    let names = [
      "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", "App.xcworkspace/contents.xcworkspacedata",
      "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved", "App.xcconfig",
    ]
    folder.write(Array(input.dropFirst()), to: names[Int(first) % names.count])
    plan(folder.path + "/App.xcodeproj")
    if names[Int(first) % names.count].hasPrefix("App.xcworkspace") {
      _ = try? XcodeProject(at: folder.path + "/App.xcworkspace")
    }
  }

  /// Property lists in the old style and as XML.
  static let propertyLists = Target("property-lists") { bytes in
    guard let value = try? PropertyListText.value(of: bytes, path: "/input.plist") else { return }
    // Old-style texts in ASCII, written by the rules of the format, have to be the same value.
    let text = written(value)
    let again = try? PropertyListText.value(of: Array(text.utf8), path: "/input.plist")
    expect(again == value, "a property list is another one when it is written and read again")
  }

  private static func plan(_ path: String) {
    guard let project = try? XcodeProject(at: path), let plan = try? PackagePlan(of: project) else { return }
    for target in plan.targets {
      for name in target.settings.names { _ = target.settings.value(name) }
    }
    for line in plan.report { expect(line == VisibleText.line(line), "a control character is in a report") }
  }

  private static func written(_ value: PropertyList) -> String {
    switch value {
    case .string(let text): quoted(text)
    case .data(let bytes): "<" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">"
    case .array(let values): "(" + values.map { written($0) + "," }.joined() + ")"
    case .dictionary(let entries): "{" + entries.map { quoted($0) + "=" + written($1) + ";" }.joined() + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let units = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"" + units.joined() + "\""
  }

  /// A project with one target, which has a file of settings.
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( T ); };
      G = { isa = PBXGroup; children = ( F, X ); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      L = { isa = XCConfigurationList; buildConfigurations = ( D, R ); defaultConfigurationName = Release; };
      D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {
        PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_VERSION = 5.0; }; };
      R = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = { }; };
      S = { isa = PBXSourcesBuildPhase; files = ( B ); };
      B = { isa = PBXBuildFile; fileRef = F; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = ( S ); buildConfigurationList = L; dependencies = ( ); };
    }; }
    """
}
