// swift-tools-version: 6.2
import PackageDescription

// Code as apps and libraries write it for UIKit, which has to compile as it is. The files of `Patterns`, one a pattern,
// belong to both targets: one compiles them in the language mode of Swift 5, the other in that of Swift 6. What only
// Swift 5 allows stands in `Swift5`.
func tests(_ mode: String, _ version: SwiftLanguageMode) -> Target {
  .testTarget(
    name: "UnchangedIn\(mode)Tests",
    dependencies: [
      .product(name: "UIKit", package: "plainview"), .product(name: "UIKitTesting", package: "plainview"),
    ],
    path: mode, swiftSettings: [.swiftLanguageMode(version)])
}

let package = Package(
  name: "Unchanged",
  dependencies: [.package(name: "plainview", path: "../..")],
  targets: [tests("Swift5", .v5), tests("Swift6", .v6)]
)
