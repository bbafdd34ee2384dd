// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "plainview", path: "..")],
  targets: [
    .executableTarget(
      name: "constraint-bench",
      dependencies: [.product(name: "Layout", package: "plainview")],
      path: "Sources/ConstraintBench",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
