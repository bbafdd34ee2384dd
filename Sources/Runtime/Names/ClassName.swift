import Synchronization

/// The class's name as UIKit's texts print it (contract S3).
///
/// UIKit's own classes go by their plain names. Of the others a top-level class is `Module.Class`; a nested, a private
/// or a generic one has its name in Objective-C's runtime, `_TtC` and so on. Optimised programs do not know the
/// discriminators of private classes, which are then left out; a class inside a function goes by its name alone.
package func className(_ type: AnyClass) -> String {
  if isFrameworkType(type) { return _typeName(type, qualified: false) }
  let known = _mangledTypeName(type).flatMap { TypeTree(mangled: $0) }
  return known?.runtimeName ?? withoutAddresses(_typeName(type, qualified: true))
}

/// The name of an object's class as UIKit's texts print it; a stand-in has that of what it stands for.
package func className(of object: AnyObject) -> String {
  (object as? any ClassStandIn)?.shownClassName ?? className(type(of: object))
}

/// The name of the nearest class that programs can name, without its module: parts that UIKit keeps to itself go by what
/// they are a kind of, a bar's button by `UIButton`.
package func publicName(of type: AnyClass) -> String {
  var current: AnyClass = type
  while isFrameworkType(current), let parent = _getSuperclass(current) {
    // Names of Apple's systems begin with the capitals of their framework.
    let name = _typeName(current, qualified: false)
    if name.prefix(2).allSatisfy(\.isUppercase) { return name }
    current = parent
  }
  return String(describing: current)
}

/// An object that stands in for one of another class, and goes by that class's name.
package protocol ClassStandIn: AnyObject {
  var shownClassName: String { get }
}

/// The module that declares a type.
package func moduleName(of type: Any.Type) -> String { String(_typeName(type, qualified: true).prefix { $0 != "." }) }

/// A class and the classes that it inherits from, nearest first.
package func classChain(from type: AnyClass) -> UnfoldFirstSequence<AnyClass> {
  sequence(first: type, next: { _getSuperclass($0) })
}

/// Whether a type is one of UIKit's or Foundation's, as opposed to an app's own.
package func isFrameworkType(_ type: Any.Type) -> Bool {
  let key = ObjectIdentifier(type)
  if let known = knownTypes.withLock({ $0[key] }) { return known }
  let answer = frameworkModules.contains(moduleName(of: type))
  knownTypes.withLock { $0[key] = answer }
  return answer
}

/// The answers for types that were asked for: their names are made anew each time.
private let knownTypes = Mutex<[ObjectIdentifier: Bool]>([:])

/// The modules that are one Objective-C framework to the names of classes.
let frameworkModules: Set<String> = [
  "Foundation", "PlainviewRuntime", "PlainviewLayout", "PlainviewTargetAction", "PlainviewGraphics",
  "PlainviewUIKitCore", "PlainviewGestures", "PlainviewWidgets", "PlainviewLists", "PlainviewInterfaceBuilder",
  "PlainviewUIAutomation", "PlainviewOS", "PlainviewCoreLocation", "PlainviewUserNotifications",
  "PlainviewSafariServices", "PlainviewMessageUI", "PlainviewWebKit", "PlainviewMapKit", "PlainviewAVFoundation",
  "PlainviewAVKit", "PlainviewPhotos", "PlainviewLocalAuthentication", "PlainviewUniformTypeIdentifiers",
  "PlainviewAudioToolbox", "PlainviewStoreKit", "PlainviewNetwork", "PlainviewSecurity", "PlainviewGameplayKit",
  "PlainviewCoreImage", "PlainviewCoreData", "PlainviewCoreHaptics", "PlainviewMultipeerConnectivity",
  "PlainviewCoreTelephony", "PlainviewAppTrackingTransparency", "PlainviewAdSupport", "PlainviewDeviceCheck",
  "PlainviewSocial", "PlainviewSystemConfiguration", "PlainviewContacts", "PlainviewContactsUI", "PlainviewEventKit",
  "PlainviewEventKitUI", "PlainviewIntents", "PlainviewIntentsUI", "PlainviewMediaPlayer", "PlainviewBackgroundTasks",
  "PlainviewWatchConnectivity", "PlainviewPushKit", "PlainviewCallKit", "PlainviewCoreMotion", "PlainviewSpeech",
  "PlainviewWidgetKit", "PlainviewJavaScriptCore", "PlainviewCloudKit", "PlainviewAuthenticationServices",
  "PlainviewPassKit", "PlainviewCoreBluetooth", "PlainviewLinkPresentation", "PlainviewQuickLook",
  "PlainviewQuickLookThumbnailing", "PlainviewCoreSpotlight", "PlainviewUserNotificationsUI", "PlainviewCoreVideo",
  "PlainviewMetricKit", "PlainviewPDFKit", "PlainviewCryptoKit", "PlainviewCommonCrypto", "PlainviewAppIntents",
  "PlainviewAccelerate", "PlainviewVision", "PlainviewXCTest",
]

/// A qualified name without the addresses that stand for files and functions: they differ from run to run.
private func withoutAddresses(_ name: String) -> String {
  var rest = Substring(name)
  var result = ""
  while let start = rest.firstRange(of: "(unknown context at "),
    let end = rest[start.upperBound...].firstRange(of: ").")
  {
    result += rest[..<start.lowerBound]
    rest = rest[end.upperBound...]
  }
  return result + rest
}
