// swift-tools-version: 6.0
import PackageDescription

// A package as iOS teams have them: it names no Plainview, and `plainview swift test` builds and tests it.
let package = Package(
  name: "Shop",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [.package(path: "swift-snapshot-testing")],
  targets: [
    .target(name: "Shop"),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    .testTarget(
      name: "ShopIsolationTests", dependencies: ["Shop"], swiftSettings: [.swiftLanguageMode(.v6)]),
    // An app with its tests: unit tests, UI tests, snapshots, and tests that fail on purpose.
    .executableTarget(name: "Notes"),
    .testTarget(name: "NotesTests", dependencies: ["Notes"]),
    .testTarget(name: "NotesUITests", dependencies: ["Notes"]),
    .testTarget(name: "NotesFailingTests", dependencies: ["Notes"]),
    .testTarget(
      name: "NotesSnapshotTests",
      dependencies: ["Notes", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
      exclude: ["__Snapshots__"]),
    .target(name: "Delivery"),
    .testTarget(name: "DeliveryTests", dependencies: ["Delivery"]),
  ],
  swiftLanguageModes: [.v5]
)
