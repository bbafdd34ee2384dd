// swift-tools-version: 5.9
import PackageDescription

// The same sources as in TodoApp.xcodeproj, for those who open a package.
let package = Package(
  name: "TodoApp",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  dependencies: [.package(path: "Packages/TodoKit"), .package(path: "Packages/swift-snapshot-testing")],
  targets: [
    .executableTarget(
      name: "TodoApp",
      dependencies: [.product(name: "TodoKit", package: "TodoKit")],
      path: "TodoApp",
      exclude: ["Info.plist"],
      resources: [
        .process("Assets.xcassets"), .process("Base.lproj"), .process("en.lproj"), .process("Samples.json"),
      ]),
    .testTarget(
      name: "TodoAppTests",
      dependencies: ["TodoApp", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
      path: "TodoAppTests",
      exclude: ["__Snapshots__"]),
    .testTarget(name: "TodoAppUITests", dependencies: ["TodoApp"], path: "TodoAppUITests"),
  ])
