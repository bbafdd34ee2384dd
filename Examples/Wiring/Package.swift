// swift-tools-version: 6.2
import PackageDescription

// Five screens with a fault in their wiring each, and the traces that show them: README.md explains them.
let package = Package(
  name: "Wiring",
  dependencies: [.package(name: "plainview", path: "../..")],
  targets: [
    .target(name: "Lessons", dependencies: [.product(name: "UIKit", package: "plainview")]),
    .executableTarget(
      name: "LessonsApp", dependencies: ["Lessons", .product(name: "UIKit", package: "plainview")]),
    .testTarget(
      name: "LessonsTests",
      dependencies: ["Lessons", "LessonsApp", .product(name: "UIKitTesting", package: "plainview")]),
  ]
)
