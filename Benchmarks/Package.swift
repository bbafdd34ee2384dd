// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "plainview", path: "..")],
  targets: [
    .target(name: "AllocatedBytes"),
    .target(
      name: "Workloads", dependencies: ["AllocatedBytes", .product(name: "Layout", package: "plainview")],
      swiftSettings: strict),
    .executableTarget(
      name: "constraint-bench",
      dependencies: ["Workloads", .product(name: "Layout", package: "plainview")],
      path: "Sources/ConstraintBench", swiftSettings: strict),
    .executableTarget(
      name: "layout-bench",
      dependencies: ["Workloads", .product(name: "UIKit", package: "plainview")],
      path: "Sources/LayoutBench", swiftSettings: strict),
    .executableTarget(
      name: "events-bench",
      dependencies: [
        "Workloads", .product(name: "UIKit", package: "plainview"),
        .product(name: "UIAutomation", package: "plainview"),
        .product(name: "Snapshot", package: "plainview"),
      ],
      path: "Sources/EventsBench", swiftSettings: strict),
    .executableTarget(
      name: "screen-bench",
      dependencies: [
        "Workloads", .product(name: "UIKit", package: "plainview"),
        .product(name: "UIAutomation", package: "plainview"),
      ],
      path: "Sources/ScreenBench", swiftSettings: strict),
    .executableTarget(
      name: "loading-bench",
      dependencies: [
        "Workloads", .product(name: "UIKit", package: "plainview"),
        .product(name: "UIAutomation", package: "plainview"),
      ],
      path: "Sources/LoadingBench", swiftSettings: strict),
    .executableTarget(
      name: "clock-bench",
      dependencies: [
        "Workloads", .product(name: "UIKit", package: "plainview"),
        .product(name: "UIAutomation", package: "plainview"),
      ],
      path: "Sources/ClockBench", swiftSettings: strict),
    .executableTarget(
      name: "table-bench",
      dependencies: ["Workloads", .product(name: "UIKit", package: "plainview")],
      path: "Sources/TableBench", swiftSettings: strict),
    .executableTarget(
      name: "painting-bench",
      dependencies: [
        "Workloads", .product(name: "UIKit", package: "plainview"), .product(name: "Snapshot", package: "plainview"),
      ],
      path: "Sources/PaintingBench", swiftSettings: strict),
    .executableTarget(
      name: "collection-bench",
      dependencies: ["Workloads", .product(name: "UIKit", package: "plainview")],
      path: "Sources/CollectionBench", swiftSettings: strict),
    .executableTarget(
      name: "snapshot-bench",
      dependencies: [
        "Workloads", .product(name: "UIKit", package: "plainview"), .product(name: "Snapshot", package: "plainview"),
      ],
      path: "Sources/SnapshotBench", swiftSettings: strict),
  ]
)
