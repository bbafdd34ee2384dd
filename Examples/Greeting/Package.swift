// swift-tools-version: 6.2
import PackageDescription

// What a package needs to test its UIKit code on Linux: the product UIKit for the code, UIKitTesting for the tests.
let package = Package(
  name: "Greeting",
  dependencies: [.package(name: "plainview", path: "../..")],
  targets: [
    .target(name: "Greeting", dependencies: [.product(name: "UIKit", package: "plainview")]),
    .testTarget(
      name: "GreetingTests",
      dependencies: ["Greeting", .product(name: "UIKitTesting", package: "plainview")],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "GreetingXCTests",
      dependencies: ["Greeting", .product(name: "UIKitTesting", package: "plainview")]),
  ]
)
