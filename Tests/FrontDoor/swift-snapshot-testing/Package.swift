// swift-tools-version: 5.9
import PackageDescription

// Stands for the package of that name, whose sources do not compile here: what is imported from it is Plainview's own.
let package = Package(
  name: "swift-snapshot-testing",
  products: [.library(name: "SnapshotTesting", targets: ["SnapshotTesting"])],
  targets: [.target(name: "SnapshotTesting")]
)
