/// A module of Apple's systems beside UIKit that the library offers, in a shared library of its own, which only programs
/// that use it load.
package struct LibraryModule: Sendable {
  /// The name that sources import.
  package let name: String
  /// The target whose code it is.
  package let target: String
  /// Whether it re-exports UIKit, as Apple's does.
  let bringsUIKit: Bool
  /// Targets of other modules that it re-exports, as Apple's does.
  let brings: [String]

  private init(_ name: String, _ target: String? = nil, bringsUIKit: Bool = false, brings: [String] = []) {
    self.name = name
    self.target = "Plainview" + (target ?? name)
    self.bringsUIKit = bringsUIKit
    self.brings = brings.map { "Plainview" + $0 }
  }

  /// All of them; a target comes after those that it uses.
  package static let all: [LibraryModule] = [
    LibraryModule("os", "OS"), LibraryModule("OSLog", "OS"), LibraryModule("CoreLocation"), LibraryModule("Combine"),
    LibraryModule("Contacts"),
    LibraryModule("ContactsUI", bringsUIKit: true),
    LibraryModule("CoreData"),
    LibraryModule("EventKit"),
    LibraryModule("EventKitUI", bringsUIKit: true),
    LibraryModule("UserNotifications"), LibraryModule("NotificationCenter", "UserNotifications", bringsUIKit: true),
    LibraryModule("WebKit", bringsUIKit: true),
    LibraryModule("MapKit", bringsUIKit: true), LibraryModule("SafariServices", bringsUIKit: true),
    LibraryModule("MessageUI", bringsUIKit: true),
    LibraryModule("CoreVideo"),
    LibraryModule("AVFoundation", bringsUIKit: true, brings: ["AudioToolbox", "CoreVideo"]),
    LibraryModule("AVFAudio", "AVFoundation"), LibraryModule("CoreMedia", "AVFoundation", brings: ["CoreVideo"]),
    LibraryModule("AVKit", bringsUIKit: true), LibraryModule("CoreImage"),
    LibraryModule("Photos", bringsUIKit: true, brings: ["AVFoundation"]),
    LibraryModule("PhotosUI", "Photos", bringsUIKit: true, brings: ["AVFoundation", "UniformTypeIdentifiers"]),
    LibraryModule("LocalAuthentication"),
    LibraryModule("UniformTypeIdentifiers"), LibraryModule("MobileCoreServices", "UniformTypeIdentifiers"),
    LibraryModule("CoreServices", "UniformTypeIdentifiers"), LibraryModule("AudioToolbox"),
    LibraryModule("StoreKit", bringsUIKit: true), LibraryModule("Network"), LibraryModule("ImageIO"),
    LibraryModule("CoreHaptics"), LibraryModule("Security"), LibraryModule("GameplayKit"),
    LibraryModule("simd", "SIMD"),
    LibraryModule("MultipeerConnectivity", bringsUIKit: true),
    LibraryModule("SystemConfiguration"),
    LibraryModule("CoreTelephony"),
    LibraryModule("AppTrackingTransparency"),
    LibraryModule("AdSupport"),
    LibraryModule("DeviceCheck"),
    LibraryModule("Social", bringsUIKit: true),
    LibraryModule("BackgroundTasks"),
    LibraryModule("WatchConnectivity"),
    LibraryModule("PushKit"),
    LibraryModule("CallKit"),
    LibraryModule("CoreMotion"),
    LibraryModule("Speech", brings: ["AVFoundation"]),
    LibraryModule("Intents"),
    LibraryModule("WidgetKit"),
    LibraryModule("IntentsUI", bringsUIKit: true),
    LibraryModule("MediaPlayer", bringsUIKit: true),
    LibraryModule("JavaScriptCore"),
    LibraryModule("CloudKit", brings: ["CoreLocation"]),
    LibraryModule("AuthenticationServices", bringsUIKit: true),
    LibraryModule("CoreBluetooth"),
    LibraryModule("PassKit", bringsUIKit: true),
    LibraryModule("LinkPresentation", bringsUIKit: true),
    LibraryModule("QuickLook", bringsUIKit: true),
    LibraryModule("QuickLookThumbnailing", bringsUIKit: true),
    LibraryModule("CoreSpotlight", bringsUIKit: true, brings: ["UniformTypeIdentifiers"]),
    LibraryModule("UserNotificationsUI", bringsUIKit: true, brings: ["UserNotifications"]),
    LibraryModule("MetricKit"),
    LibraryModule("Vision", brings: ["CoreImage", "CoreVideo"]),
    LibraryModule("PDFKit", bringsUIKit: true),
    LibraryModule("CryptoKit"),
    LibraryModule("CommonCrypto"),
    LibraryModule("SQLite3"),
    LibraryModule("AppIntents"),
    LibraryModule("Accelerate"),
  ]

  /// Parts of UIKit that are modules of their own on Apple's systems.
  package static let partsOfUIKit = ["CoreGraphics", "QuartzCore", "CoreText", "Accessibility", "Symbols"]

  /// The module that the compiler imports by itself where a source imports Swift Testing and another module; empty here.
  static func overlayOfTesting(_ module: String) -> (name: String, text: String) { ("_Testing_" + module, "") }

  /// Those whose code is in UIKit's library.
  static let inUIKit = all.filter { targetsInUIKit.contains($0.target) }

  /// The names that sources import.
  package static let names = Set(all.map(\.name) + partsOfUIKit)

  /// Targets of modules whose code UIKit itself needs, so that it is in UIKit's library.
  static let targetsInUIKit = ["PlainviewUniformTypeIdentifiers"]

  /// The other targets, each once, those first that others use.
  static let targets: [String] = all.reduce(into: []) { found, module in
    if !found.contains(module.target), !targetsInUIKit.contains(module.target) { found.append(module.target) }
  }

  /// Targets below one of a module, whose code is in its library.
  static let parts = ["PlainviewCoreData": ["PlainviewDataModels"]]

  /// The targets whose code is in the modules' libraries.
  static var allTargets: [String] { targets.flatMap { [$0] + (parts[$0] ?? []) } }

  /// The targets of modules by the modules' names, with those that these use, in the order of `targets`.
  package static func targets(of names: Set<String>, in source: LibrarySource) -> [String] {
    let own = Set(targets)
    var (found, open): (Set<String>, [String]) = ([], all.filter { names.contains($0.name) }.map(\.target))
    while let next = open.popLast() {
      guard own.contains(next), found.insert(next).inserted else { continue }
      open += source.imports(of: next) + all.filter { $0.target == next }.flatMap(\.brings)
    }
    return targets.filter(found.contains)
  }

  /// The name of a target without the prefix.
  static func name(of target: String) -> String { String(target.dropFirst("Plainview".count)) }

  /// The names of targets for a line of output: of more than five their number.
  package static func list(of targets: [String]) -> String {
    targets.count > 5 ? "\(targets.count) modules" : targets.map(name(of:)).joined(separator: ", ")
  }

  /// The shared library of a target, as the linker calls it.
  static func library(of target: String) -> String { target.lowercased() }

  /// The text of the module under Apple's name, which only re-exports the target.
  var text: String {
    ([target] + brings + (bringsUIKit ? ["UIKit"] : [])).map { "@_exported import \($0)\n" }.joined()
  }
}
