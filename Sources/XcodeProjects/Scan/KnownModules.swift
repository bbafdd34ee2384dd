/// Which modules sources may import besides those of the project and its packages.
package struct KnownModules: Sendable {
  /// The modules that are there.
  package let available: Set<String>

  /// The modules that are always there, and more that the caller offers.
  package init(offering more: Set<String> = []) {
    available = Self.always.union(more)
  }

  /// The remedy for a missing module: the end of a sentence; empty if none is known.
  package static func remedy(for module: String) -> String {
    switch module {
    case "CryptoKit", "CommonCrypto":
      "; the package https://github.com/apple/swift-crypto has the same, as the module Crypto"
    default: ""
    }
  }

  /// Modules of the toolchain on Linux, of Plainview, and those whose imports the sources' rewriting takes away.
  private static let always: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation",
    "Synchronization", "RegexBuilder", "Distributed", "_Concurrency", "_StringProcessing", "Cxx", "CxxStdlib", "Glibc",
    "CoreFoundation", "XCTest", "Testing", "UIKit", "UIKitTesting", "_Testing_UIKit", "PlainviewUIKit", "CoreGraphics",
    "QuartzCore", "CoreText", "Accessibility", "Symbols", "Darwin", "ObjectiveC", "TargetConditionals", "os", "OSLog",
    "AVFAudio", "AVFoundation", "AVKit", "AudioToolbox", "Combine", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation",
    "CoreMedia",
    "CoreServices",
    "CoreSpotlight",
    "CoreVideo",
    "GameplayKit", "ImageIO", "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices",
    "LinkPresentation",
    "MetricKit",
    "MultipeerConnectivity",
    "Network", "NotificationCenter", "Photos", "PhotosUI",
    "PDFKit",
    "QuickLook",
    "QuickLookThumbnailing",
    "SafariServices", "Security", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "simd",
    "UserNotificationsUI",
  ]

  /// Whether a module is there: yes, no, or unknown.
  func has(_ module: String) -> Bool? {
    available.contains(module) ? true : Self.apple.contains(module) ? false : nil
  }

  /// Modules of Apple's SDKs that are not there.
  private static let apple: Set<String> = Set(
    """
    ARKit Accelerate Accounts ActivityKit AdServices AdSupport AddressBook \
    AddressBookUI AppIntents AppKit AppTrackingTransparency AssetsLibrary AudioUnit AuthenticationServices \
    BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Charts ClassKit ClockKit CloudKit Cocoa CommonCrypto \
    Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth \
    CoreLocationUI CoreMIDI CoreML CoreMotion CoreNFC CoreTelephony \
    CoreText CoreTransferable CoreWLAN CryptoKit CryptoTokenKit DeveloperToolsSupport DeviceActivity \
    DeviceCheck EventKit EventKitUI ExposureNotification ExtensionKit ExternalAccessory FamilyControls FileProvider \
    FoundationModels GLKit GSS GameController GameKit GroupActivities HealthKit HealthKitUI HomeKit IOKit \
    IOSurface IdentityLookup Intents IntentsUI JavaScriptCore \
    ManagedSettings MapKitJS MediaAccessibility MediaPlayer MediaToolbox Messages Metal MetalFX \
    MetalKit MetalPerformanceShaders ModelIO MusicKit \
    NaturalLanguage NearbyInteraction NetworkExtension NewsstandKit OpenAL OpenGLES \
    PHASE PackageKit PassKit PencilKit PlaygroundSupport PushKit PushToTalk \
    RealityKit ReplayKit RoomPlan SceneKit ScreenTime SensorKit \
    ServiceManagement SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit StoreKitTest SwiftData \
    SwiftUI SystemConfiguration TVMLKit TVUIKit TabularData TipKit Translation Twitter \
    VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity \
    WatchKit WeatherKit WidgetKit WorkoutKit iAd simd
    """.split(separator: " ").map(String.init))
}
