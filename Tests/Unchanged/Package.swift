// swift-tools-version: 6.2
import PackageDescription

// Code as apps and libraries write it for UIKit, which has to compile as it is. The files of `Patterns`, one a pattern,
// belong to both targets: one compiles them in the language mode of Swift 5, the other in that of Swift 6. What only
// Swift 5 allows stands in `Swift5`. `Swift4` has the names that Swift 4.2 changed; its tests are among those of `Swift5`.
func tests(_ mode: String, _ version: SwiftLanguageMode, _ others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "UnchangedIn\(mode)Tests",
    dependencies: [
      .product(name: "UIKit", package: "plainview"), .product(name: "UIKitTesting", package: "plainview"),
    ] + others,
    path: mode, swiftSettings: [.swiftLanguageMode(version)])
}

// Modules beside UIKit whose completion handlers the code of Swift 5 uses.
let modules: [Target.Dependency] = [
  "AVFoundation", "AuthenticationServices", "Contacts", "CoreSpotlight", "EventKit", "Intents", "LocalAuthentication",
  "Photos", "UserNotifications",
].map { .product(name: "Plainview" + $0, package: "plainview") }

let package = Package(
  name: "Unchanged",
  dependencies: [.package(name: "plainview", path: "../..")],
  targets: [
    .target(
      name: "NamesOfSwift4", dependencies: [.product(name: "UIKit", package: "plainview")], path: "Swift4",
      swiftSettings: [.swiftLanguageMode(.v4)]),
    tests("Swift5", .v5, ["NamesOfSwift4"] + modules), tests("Swift6", .v6),
    // As Xcode 26 sets up a new app: what names no actor belongs to the main one.
    .testTarget(
      name: "UnchangedOnMainActorTests",
      dependencies: [
        .product(name: "UIKit", package: "plainview"), .product(name: "UIKitTesting", package: "plainview"),
      ],
      path: "MainActor", swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
  ]
)
