/// Which modules sources may import besides those of the project and its packages.
package struct KnownModules: Sendable {
  /// The modules that are there.
  package let available: Set<String>

  /// The modules that are always there, and more that the caller offers.
  package init(offering more: Set<String> = []) {
    available = Self.always.union(more)
  }

  /// Modules of the toolchain on Linux, of Plainview, and those whose imports the sources' rewriting takes away.
  private static let always: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation",
    "Synchronization", "RegexBuilder", "Distributed", "_Concurrency", "_StringProcessing", "Cxx", "CxxStdlib", "Glibc",
    "CoreFoundation", "XCTest", "Testing", "UIKit", "UIKitTesting", "_Testing_UIKit", "PlainviewUIKit", "CoreGraphics",
    "QuartzCore", "CoreText", "Accelerate", "Accessibility", "Symbols", "Darwin", "ObjectiveC", "TargetConditionals",
    "AVFAudio", "AVFoundation", "AVKit", "AdSupport", "AppIntents", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit", "Combine", "CommonCrypto", "Contacts",
    "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion",
    "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI", "GameplayKit", "ImageIO",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "Network", "NotificationCenter", "OSLog",
    "PDFKit", "PassKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing", "SQLite3",
    "SafariServices", "Security", "Social", "Speech", "StoreKit", "SystemConfiguration", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "os", "simd",
  ]

  /// Whether a module is there: yes, no, or unknown.
  func has(_ module: String) -> Bool? {
    available.contains(module) ? true : Self.apple.contains(module) ? false : nil
  }

  /// Modules of Apple's SDKs that are not there.
  private static let apple: Set<String> = Set(
    """
    ARKit Accounts ActivityKit AdServices AddressBook AddressBookUI AppKit AssetsLibrary \
    AudioUnit BusinessChat CFNetwork CarPlay Charts ClassKit ClockKit Cocoa Compression CoreAudio \
    CoreAudioKit CoreAudioTypes CoreLocationUI CoreMIDI CoreML CoreNFC CoreTransferable CoreWLAN \
    CryptoTokenKit DeveloperToolsSupport DeviceActivity ExposureNotification ExtensionKit ExternalAccessory \
    FamilyControls FileProvider FoundationModels GLKit GSS GameController GameKit GroupActivities HealthKit \
    HealthKitUI HomeKit IOKit IOSurface IdentityLookup ManagedSettings MapKitJS MediaAccessibility MediaToolbox \
    Messages Metal MetalFX MetalKit MetalPerformanceShaders ModelIO MusicKit NaturalLanguage NearbyInteraction \
    NetworkExtension NewsstandKit OpenAL OpenGLES PHASE PackageKit PencilKit PlaygroundSupport PushToTalk RealityKit \
    ReplayKit RoomPlan SceneKit ScreenTime SensorKit ServiceManagement SharedWithYou ShazamKit SoundAnalysis \
    SpriteKit StoreKitTest SwiftData SwiftUI TVMLKit TVUIKit TabularData TipKit Translation Twitter \
    VideoSubscriberAccount VideoToolbox Vision VisionKit WatchKit WeatherKit WorkoutKit iAd
    """.split(separator: " ").map(String.init))
}
