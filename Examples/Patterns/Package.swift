// swift-tools-version: 6.2
import PackageDescription

// Three small apps of objects that hand work to each other: a builder, a delegate, and split data sources.
// Each compiles on a Mac too, with Apple's UIKit and the real SnapKit in place of the two products here.
let uikit = Target.Dependency.product(name: "UIKit", package: "plainview")
let testing = Target.Dependency.product(name: "UIKitTesting", package: "plainview")

func app(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: [uikit] + dependencies, swiftSettings: [.swiftLanguageMode(.v5)])
}

func tests(of app: String) -> Target {
  .testTarget(name: app + "Tests", dependencies: [.target(name: app), uikit, testing], exclude: ["__Snapshots__"])
}

let package = Package(
  name: "Patterns",
  dependencies: [.package(name: "plainview", path: "../..")],
  targets: [
    app("AlertBuilder", [.product(name: "SnapKitCompatibility", package: "plainview")]), tests(of: "AlertBuilder"),
    app("AutoLogin"), tests(of: "AutoLogin"),
    app("PlaceSearch"), tests(of: "PlaceSearch"),
  ]
)
