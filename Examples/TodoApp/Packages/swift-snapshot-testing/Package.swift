// swift-tools-version: 5.9
import PackageDescription

// Stands for the package of this name, so that the example needs no network.
let package = Package(
  name: "swift-snapshot-testing",
  platforms: [.iOS(.v15)],
  products: [.library(name: "SnapshotTesting", targets: ["SnapshotTesting"])],
  targets: [.target(name: "SnapshotTesting")])
