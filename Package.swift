// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target whose folder has a common word for a name: target names are global in a package graph, so the
/// module carries a prefix and the folder does not.
func layer(_ folder: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: "Plainview" + folder,
    dependencies: dependencies.map { .target(name: "Plainview" + $0) },
    path: "Sources/" + folder,
    swiftSettings: strict)
}

/// A module of Apple's systems beside UIKit; the library for packages of untouched sources offers it under Apple's name.
func module(_ name: String, _ dependencies: [String]) -> Target {
  .target(
    name: "Plainview" + name,
    dependencies: dependencies.map { .target(name: "Plainview" + $0) },
    path: "Sources/Modules/" + name,
    swiftSettings: strict)
}

/// A target that is named as its folder, because its users name it.
func umbrella(_ name: String, _ dependencies: [String]) -> Target {
  .target(name: name, dependencies: dependencies.map { .target(name: "Plainview" + $0) }, swiftSettings: strict)
}

/// In release builds the files of a test target are compiled in batches, not as one module: the time that the compiler
/// needs for macros grows with the square of their number in a module, and a module is compiled on one core. Each target
/// warns that `-num-threads`, which SwiftPM passes, is ignored then.
let batches = ["-no-whole-module-optimization", "-enable-batch-mode"]

/// The library is what is tested in release builds: tests are not optimized there, but in the targets that say `optimized`,
/// which test what the optimizer changes in code of users.
func testing(optimized: Bool = false) -> [SwiftSetting] {
  strict + [.unsafeFlags(batches + (optimized ? [] : ["-Onone"]), .when(configuration: .release))]
}

/// Tests of a folder; the golden texts beside them are no sources.
func tests(
  _ folder: String, _ dependencies: [String], optimized: Bool = false, goldens: [String] = []
) -> Target {
  .testTarget(
    name: "Plainview" + folder, dependencies: dependencies.map { .target(name: $0) }, path: "Tests/" + folder,
    exclude: goldens.map { $0 + "/__Snapshots__" }, swiftSettings: testing(optimized: optimized))
}

let uikit = [
  "Runtime", "Layout", "TargetAction", "Graphics", "UIKitCore", "Gestures", "Widgets", "Lists", "Swift4Names",
  "Snapshot", "InterfaceBuilder", "Commands",
]

/// Modules beside UIKit, each with what it needs.
let modules: KeyValuePairs = [
  "Combine": ["TargetAction"],
  "CoreData": ["Runtime", "TargetAction", "UIKitCore", "Lists", "InterfaceBuilder", "DataModels"],
  "OS": ["Runtime"],
  "CoreLocation": ["Runtime", "UIKitCore", "UIAutomation"],
  "UserNotifications": ["Runtime", "UIKitCore", "UIAutomation"],
  "WebKit": ["Runtime", "TargetAction", "Graphics", "UIKitCore", "Widgets", "UIAutomation"],
  "MapKit": ["Runtime", "TargetAction", "Graphics", "UIKitCore", "Widgets", "UIAutomation", "CoreLocation"],
  "SafariServices": ["Runtime", "Layout", "Graphics", "UIKitCore", "Widgets"],
  "MessageUI": ["Runtime", "Layout", "Graphics", "UIKitCore", "Widgets", "UIAutomation"],
  "AVFoundation": ["Runtime", "TargetAction", "Graphics", "UIKitCore", "UIAutomation", "CoreVideo"],
  "AVKit": ["Runtime", "TargetAction", "Graphics", "UIKitCore", "Widgets", "UIAutomation", "AVFoundation"],
  "Photos": [
    "Runtime", "Layout", "Graphics", "UIKitCore", "Widgets", "UIAutomation", "CoreLocation", "CoreImage",
    "AVFoundation",
  ],
  "LocalAuthentication": ["Runtime", "UIAutomation"],
  "UniformTypeIdentifiers": [],
  "AudioToolbox": ["Runtime", "UIAutomation"],
  "StoreKit": ["Runtime", "TargetAction", "UIKitCore", "UIAutomation"],
  "CoreHaptics": ["Runtime", "UIAutomation"],
  "Network": ["Runtime", "UIAutomation"],
  "ImageIO": ["Runtime", "Graphics", "CoreImage"],
  "Security": ["Runtime", "UIAutomation"],
  "GameplayKit": [],
  "SIMD": [],
  "MultipeerConnectivity": ["Runtime", "Layout", "Graphics", "UIKitCore", "Widgets"],
  "CoreImage": ["Runtime", "Graphics"],
  "SystemConfiguration": ["Runtime", "UIAutomation", "Network"],
  "CoreTelephony": ["Runtime", "UIKitCore", "UIAutomation"],
  "AppTrackingTransparency": ["Runtime", "UIKitCore", "UIAutomation"],
  "AdSupport": ["Runtime", "AppTrackingTransparency"],
  "DeviceCheck": ["Runtime"],
  "Social": ["Runtime", "Layout", "Graphics", "UIKitCore", "Widgets", "UIAutomation"],
  "Contacts": ["Runtime", "TargetAction", "UIAutomation", "CoreLocation"],
  "ContactsUI": ["Runtime", "TargetAction", "UIKitCore", "Widgets", "Lists", "Contacts"],
  "EventKit": ["Runtime", "Graphics", "UIAutomation", "CoreLocation"],
  "EventKitUI": ["Runtime", "UIKitCore", "Widgets", "Lists", "EventKit"],
  "BackgroundTasks": ["Runtime", "UIKitCore", "UIAutomation"],
  "WatchConnectivity": ["Runtime", "UIKitCore", "UIAutomation"],
  "PushKit": ["Runtime", "UIKitCore", "UIAutomation"],
  "CallKit": ["Runtime", "UIKitCore", "UIAutomation", "AVFoundation", "PushKit"],
  "CoreMotion": ["Runtime", "UIAutomation"],
  "Speech": ["Runtime", "UIKitCore", "UIAutomation", "AVFoundation"],
  "Intents": ["Runtime", "UIKitCore", "UIAutomation", "CoreLocation", "UserNotifications"],
  "WidgetKit": ["Runtime", "UIKitCore", "UIAutomation", "Intents"],
  "IntentsUI": ["Runtime", "Layout", "Graphics", "UIKitCore", "Widgets", "Intents"],
  "MediaPlayer": [
    "Runtime", "TargetAction", "Layout", "Graphics", "UIKitCore", "Widgets", "UIAutomation", "AVFoundation",
  ],
  "JavaScriptCore": ["Runtime", "Scripting"],
  "CloudKit": [
    "Runtime", "TargetAction", "Layout", "Graphics", "UIKitCore", "Widgets", "UIAutomation", "CoreLocation",
  ],
  "AuthenticationServices": ["Runtime", "Layout", "Graphics", "UIKitCore", "Widgets", "UIAutomation"],
  "CoreBluetooth": ["Runtime", "UIKitCore", "UIAutomation"],
  "PassKit": ["Runtime", "Layout", "Graphics", "UIKitCore", "Widgets", "UIAutomation", "Contacts"],
  "LinkPresentation": ["Runtime", "Graphics", "UIKitCore", "Widgets", "UIAutomation"],
  "QuickLook": [
    "Runtime", "Layout", "TargetAction", "Graphics", "UIKitCore", "UniformTypeIdentifiers", "Widgets", "UIAutomation",
  ],
  "QuickLookThumbnailing": ["Runtime", "Graphics", "UniformTypeIdentifiers"],
  "CoreSpotlight": ["Runtime", "UIKitCore", "UniformTypeIdentifiers", "UIAutomation"],
  "UserNotificationsUI": ["Runtime", "Graphics", "UIKitCore", "UIAutomation", "UserNotifications"],
  "CoreVideo": ["Runtime"],
  "MetricKit": ["OS", "Runtime", "UIKitCore", "UIAutomation"],
  "PDFKit": ["Runtime", "TargetAction", "Graphics", "UIKitCore", "Widgets"],
  "CryptoKit": [],
  "CommonCrypto": ["CryptoKit"],
  "SQLite3": ["Runtime"],
  "AppIntents": [
    "Runtime", "TargetAction", "UIKitCore", "UniformTypeIdentifiers", "UIAutomation", "CoreLocation", "CoreSpotlight",
  ],
  "Accelerate": ["Graphics"],
  "Vision": ["Runtime", "Graphics", "UIAutomation", "AVFoundation", "CoreImage", "CoreVideo"],
]

let package = Package(
  name: "plainview",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "PlainviewUIKit", targets: ["PlainviewUIKit"]),
    .library(name: "UIKitTesting", targets: ["_Testing_UIKit"]),
    .library(name: "Layout", targets: ["PlainviewLayout"]),
    .library(name: "Snapshot", targets: ["PlainviewSnapshot"]),
    .library(name: "SnapKitCompatibility", targets: ["SnapKitCompatibility"]),
    .library(name: "InterfaceBuilder", targets: ["PlainviewInterfaceBuilder"]),
    .library(name: "UIAutomation", targets: ["PlainviewUIAutomation"]),
    .executable(name: "plainview", targets: ["plainview"]),
  ] + modules.map { .library(name: "Plainview" + $0.key, targets: ["Plainview" + $0.key]) },
  targets: [
    layer("Runtime"),
    layer("DataModels"),
    layer("Scripting"),
    layer("Layout", ["Runtime"]),
    layer("TargetAction", ["Runtime"]),
    layer("Graphics", ["Runtime", "Layout", "TargetAction"]),
    layer("UIKitCore", ["Runtime", "Layout", "TargetAction", "Graphics"]),
    layer("Gestures", ["Runtime", "Graphics", "UIKitCore"]),
    layer(
      "Widgets", ["Runtime", "Layout", "TargetAction", "Graphics", "UIKitCore", "Gestures", "UniformTypeIdentifiers"]),
    layer("Lists", ["Runtime", "Layout", "TargetAction", "Graphics", "UIKitCore", "Gestures", "Widgets"]),
    layer("Swift4Names", ["Layout", "Graphics", "UIKitCore", "Gestures", "Widgets", "Lists"]),
    layer("Snapshot", ["Runtime", "Layout", "TargetAction", "Graphics", "UIKitCore", "Gestures", "Widgets"]),
    layer(
      "InterfaceBuilder",
      ["Runtime", "Layout", "TargetAction", "Graphics", "UIKitCore", "Gestures", "Widgets", "Lists"]),
    layer(
      "UIAutomation",
      [
        "Runtime", "Layout", "TargetAction", "Graphics", "UIKitCore", "Widgets", "Lists", "Snapshot",
        "InterfaceBuilder", "Scripting",
      ]),
    layer("CommandLine", ["Runtime"]),
    layer(
      "Commands",
      ["Runtime", "Graphics", "UIKitCore", "Lists", "Snapshot", "InterfaceBuilder", "UIAutomation", "CommandLine"]),
    umbrella("SnapKitCompatibility", ["Runtime", "Layout", "Graphics", "UIKitCore"]),
    umbrella("UIKit", uikit),
    umbrella("PlainviewUIKit", uikit),
    umbrella("_Testing_UIKit", ["Runtime", "Snapshot", "UIAutomation"]),
    layer("CallLines"),
    layer("XCTest", ["Runtime", "TargetAction", "CallLines"]),
    layer("SnapshotTesting", ["Runtime", "Graphics", "UIKitCore", "Snapshot", "XCTest"]),
    .target(
      name: "XCUIAutomation",
      dependencies: ["UIKit"]
        + ["XCTest", "Runtime", "TargetAction", "Graphics", "UIKitCore", "Snapshot", "UIAutomation"].map {
          .target(name: "Plainview" + $0)
        },
      swiftSettings: strict),
    layer("SourceRewriting", ["Runtime"]),
    layer("XcodeProjects", ["Runtime", "DataModels"]),
    layer("PackageBuilding", ["Runtime", "SourceRewriting", "XcodeProjects"]),
    .executableTarget(
      name: "plainview",
      dependencies: ["Runtime", "CommandLine", "Commands", "PackageBuilding"].map { .target(name: "Plainview" + $0) },
      swiftSettings: strict),
    .testTarget(
      name: "PlainviewArchitectureTests", dependencies: ["PlainviewStage"], path: "Tests/ArchitectureTests",
      swiftSettings: testing()),
    .testTarget(
      name: "PlainviewProgramTests", dependencies: ["plainview", "PlainviewCommands", "PlainviewSampleApp"],
      path: "Tests/PlainviewTests", swiftSettings: testing()),
    .executableTarget(
      name: "PlainviewSampleApp", dependencies: ["UIKit"], path: "Tests/SampleApp", exclude: ["sign-in.yaml"],
      swiftSettings: strict),
    tests("RuntimeTests", ["PlainviewRuntime"], optimized: true),
    tests("ScriptingTests", ["PlainviewScripting"]),
    tests(
      "LayoutTests",
      ["PlainviewLayout", "PlainviewRuntime", "PlainviewGraphics", "PlainviewUIKitCore", "PlainviewWidgets"]),
    tests("TargetActionTests", ["PlainviewTargetAction", "PlainviewRuntime"], optimized: true),
    .target(
      name: "PlainviewStage", dependencies: ["UIKit", "_Testing_UIKit"], path: "Tests/Stage", swiftSettings: strict),
    tests(
      "GraphicsTests", ["UIKit", "_Testing_UIKit", "PlainviewStage", "PlainviewGraphics", "PlainviewUIKitCore"]),
    tests(
      "UIKitCoreTests",
      ["UIKit", "_Testing_UIKit", "PlainviewStage", "PlainviewGraphics", "PlainviewUIKitCore", "PlainviewRuntime"]),
    tests("GesturesTests", ["UIKit", "_Testing_UIKit", "PlainviewStage", "PlainviewRuntime"]),
    tests(
      "WidgetsTests",
      [
        "UIKit", "_Testing_UIKit", "PlainviewStage", "PlainviewLists", "PlainviewWidgets", "PlainviewGraphics",
        "PlainviewUIKitCore", "PlainviewLayout", "PlainviewRuntime",
      ],
      goldens: ["Controllers/Transitions"]),
    tests(
      "PresenceTests",
      [
        "UIKit", "_Testing_UIKit", "PlainviewLists", "PlainviewWidgets", "PlainviewUIKitCore",
        "PlainviewTargetAction", "PlainviewRuntime",
      ], optimized: true),
    tests(
      "SnapshotTests",
      [
        "UIKit", "_Testing_UIKit", "PlainviewStage", "PlainviewSnapshot", "PlainviewGraphics", "PlainviewUIKitCore",
        "PlainviewRuntime",
      ],
      goldens: ["Screens"]),
    tests("SnapKitCompatibilityTests", ["SnapKitCompatibility", "UIKit", "_Testing_UIKit", "PlainviewRuntime"]),
    tests(
      "UIAutomationTests", ["UIKit", "_Testing_UIKit", "PlainviewStage", "PlainviewUIAutomation", "PlainviewRuntime"]),
    tests(
      "InterfaceBuilderTests",
      [
        "UIKit", "_Testing_UIKit", "PlainviewInterfaceBuilder", "PlainviewLists", "PlainviewGraphics",
        "PlainviewUIKitCore", "PlainviewRuntime",
      ]),
    tests(
      "XCTestTests",
      [
        "PlainviewXCTest", "XCUIAutomation", "PlainviewUIAutomation", "UIKit", "PlainviewUIKit", "_Testing_UIKit",
        "PlainviewRuntime", "PlainviewStage",
      ]),
    tests("SnapshotTestingTests", ["PlainviewSnapshotTesting", "PlainviewUIKit"]),
    tests("CommandLineTests", ["PlainviewCommandLine"]),
    tests("SourceRewritingTests", ["PlainviewSourceRewriting"]),
    tests("XcodeProjectsTests", ["PlainviewDataModels", "PlainviewXcodeProjects"]),
    tests("PackageBuildingTests", ["PlainviewPackageBuilding", "PlainviewXcodeProjects", "PlainviewStage"]),
    tests(
      "ModulesTests",
      ["UIKit", "_Testing_UIKit", "PlainviewStage", "PlainviewSnapshot", "PlainviewUIAutomation", "PlainviewRuntime"]
        + modules.map { "Plainview" + $0.key }),
  ] + modules.map { module($0.key, $0.value) }
)
