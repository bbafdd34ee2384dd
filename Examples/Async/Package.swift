// swift-tools-version: 6.2
import PackageDescription

// A screen that lives on async/await: it loads, retries, searches while the user types, and follows a stream of updates. Its
// source compiles on a Mac too, with Apple's UIKit.
let package = Package(
  name: "Async",
  dependencies: [.package(name: "plainview", path: "../..")],
  targets: [
    .target(name: "Parcels", dependencies: [.product(name: "UIKit", package: "plainview")]),
    .testTarget(
      name: "ParcelsTests",
      dependencies: [
        "Parcels", .product(name: "UIKit", package: "plainview"), .product(name: "UIKitTesting", package: "plainview"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
