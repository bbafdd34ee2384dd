// swift-tools-version: 6.2
import PackageDescription

// Code as apps and libraries write it for UIKit, which has to compile as it is. The files of `Patterns`, one a pattern,
// belong to both targets: one compiles them in the language mode of Swift 5, the other in that of Swift 6. What only
// Swift 5 allows stands in `Swift5`. `Swift4` has the names that Swift 4.2 changed; its tests are among those of `Swift5`.
func tests(_ mode: String, _ version: SwiftLanguageMode, _ others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "UnchangedIn\(mode)Tests",
    dependencies: [
      .product(name: "UIKit", package: "plainview"), .product(name: "UIKitTesting", package: "plainview"),
    ] + others,
    path: mode, swiftSettings: [.swiftLanguageMode(version)])
}

let package = Package(
  name: "Unchanged",
  dependencies: [.package(name: "plainview", path: "../..")],
  targets: [
    .target(
      name: "NamesOfSwift4", dependencies: [.product(name: "UIKit", package: "plainview")], path: "Swift4",
      swiftSettings: [.swiftLanguageMode(.v4)]),
    tests("Swift5", .v5, ["NamesOfSwift4"]), tests("Swift6", .v6),
  ]
)
