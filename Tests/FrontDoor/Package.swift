// swift-tools-version: 5.9
import PackageDescription

// A package as iOS teams have them: it names no Plainview, and `plainview swift test` builds and tests it.
let package = Package(
  name: "Shop",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  targets: [
    .target(name: "Shop"),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ]
)
