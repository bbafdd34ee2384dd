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
    "QuartzCore", "Darwin", "ObjectiveC", "os", "TargetConditionals",
  ]

  /// Whether a module is there: yes, no, or unknown.
  func has(_ module: String) -> Bool? {
    available.contains(module) ? true : Self.apple.contains(module) ? false : nil
  }

  /// Modules of Apple's SDKs that are not there.
  private static let apple: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook \
    AddressBookUI AppIntents AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices \
    BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Charts ClassKit ClockKit CloudKit Cocoa Combine CommonCrypto \
    Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreHaptics CoreImage \
    CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony \
    CoreText CoreTransferable CoreVideo CoreWLAN CryptoKit CryptoTokenKit DeveloperToolsSupport DeviceActivity \
    DeviceCheck EventKit EventKitUI ExposureNotification ExtensionKit ExternalAccessory FamilyControls FileProvider \
    FoundationModels GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit \
    IOSurface IdentityLookup ImageIO Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication \
    ManagedSettings MapKit MapKitJS MediaAccessibility MediaPlayer MediaToolbox MessageUI Messages Metal MetalFX \
    MetalKit MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit \
    NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog OpenAL OpenGLES \
    PDFKit PHASE PackageKit PassKit PencilKit Photos PhotosUI PlaygroundSupport PushKit PushToTalk QuickLook \
    QuickLookThumbnailing RealityKit ReplayKit RoomPlan SafariServices SceneKit ScreenTime Security SensorKit \
    ServiceManagement SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit StoreKitTest SwiftData \
    SwiftUI SystemConfiguration TVMLKit TVUIKit TabularData TipKit Translation Twitter UniformTypeIdentifiers \
    UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity \
    WatchKit WeatherKit WebKit WidgetKit WorkoutKit iAd simd
    """.split(separator: " ").map(String.init))
}
