// swift-tools-version: 6.2
import PackageDescription

// Three small apps of objects that hand work to each other: a builder, a delegate, and split data sources.
// Their sources compile on a Mac too, with Apple's UIKit and the real SnapKit in place of the two products here: a
// method that an action calls is `@objc` there, and stands in the table `actions` here.
let uikit = Target.Dependency.product(name: "UIKit", package: "plainview")
let testing = Target.Dependency.product(name: "UIKitTesting", package: "plainview")

let snapKit = Target.Dependency.product(name: "SnapKitCompatibility", package: "plainview")
/// Lets the sources say `import SnapKit`.
let snapKitAlias = SwiftSetting.unsafeFlags(["-module-alias", "SnapKit=SnapKitCompatibility"])

func app(_ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = []) -> Target {
  .target(name: name, dependencies: [uikit] + dependencies, swiftSettings: [.swiftLanguageMode(.v5)] + settings)
}

func tests(of app: String) -> Target {
  .testTarget(name: app + "Tests", dependencies: [.target(name: app), uikit, testing], exclude: ["__Snapshots__"])
}

let package = Package(
  name: "Patterns",
  dependencies: [.package(name: "plainview", path: "../..")],
  targets: [
    app("AlertBuilder", [snapKit], [snapKitAlias]), tests(of: "AlertBuilder"),
    app("AutoLogin"), tests(of: "AutoLogin"),
    app("PlaceSearch"), tests(of: "PlaceSearch"),
  ]
)
