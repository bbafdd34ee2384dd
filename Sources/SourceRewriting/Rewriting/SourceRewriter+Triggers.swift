extension SourceRewriter {
  /// Whether a file can need rewriting by itself: a search for triggers among its bytes, without parsing.
  ///
  /// A file without any can still get text when another file of its target has some. `names` are modules that are
  /// substituted.
  package static func mayNeedRewriting(_ bytes: [UInt8], besides names: [String] = []) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return false }
      for name in names where name.withCString({ ByteSearch.contains(base, buffer.count, $0, name.utf8.count) }) {
        return true
      }
      for trigger in triggers where ByteSearch.contains(base, buffer.count, trigger) { return true }
      if ByteSearch.contains(base, buffer.count, "override "), ByteSearch.contains(base, buffer.count, "extension ") {
        return true
      }
      guard
        ByteSearch.contains(base, buffer.count, "import Foundation")
          || ByteSearch.contains(base, buffer.count, "import Dispatch")
      else { return false }
      for trigger in triggersBesideFoundation where ByteSearch.contains(base, buffer.count, trigger) { return true }
      return false
    }
  }

  private static let triggers: [StaticString] = [
    "@objc", "@IB", "#selector", "#keyPath", "@UIApplicationMain", "@NSApplicationMain", "@main", "@GKInspectable",
    "@nonobjc", "XCTest", "QuickSpec", "AsyncSpec", "?(", "!(", "os(iOS)", "os(Linux)",
    "targetEnvironment(simulator)", "canImport(CoreGraphics)", "canImport(QuartzCore)", "canImport(Darwin)",
    "canImport(ObjectiveC)", "UIKit.", "import CoreGraphics", "import QuartzCore", "import CoreText",
    "import CoreFoundation", "import ObjectiveC", "import Darwin", "import os.", "import SystemConfiguration.",
    "CoreGraphics.", "Darwin.",
    "QuartzCore.", "Foundation.XML", "Foundation.URL", "import Foundation.", "canImport(os)", "canImport(OSLog)",
    "canImport(Network)", "func tableView(", "func collectionView(", "func scrollView",
    "func textField", "func textView", "func searchBar", "func gestureRecognizer", ").description()",
    "NSClassFromString", "func responds", "func forwardingTarget", "func awakeAfter", ".isKind(of",
    "NSAttributedString()",
    "ProcessInfo()", "@NSManaged", "import Accessibility", "import Symbols", "awakeFromNib", "SecItem", "kSec",
    "errSec", "SecRandomCopyBytes", "SecAccessControl", "canImport(Security)", "CIImage", "CIFilter", "CIContext",
    "CIColor", "CIVector", "CIDetector", "UNUserNotif", "UNNotif", "UNMutableNotif", "NSMutableURLRequest()",
    "@Observable", "Timer(timeInterval", "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher",
    "PassthroughSubject", "CurrentValueSubject", "NSManagedObject", "NSPersistent", "NSFetch", "NSEntityDescription",
    "os_unfair_lock", "publisher(for: \\", "OSAtomic", "@convention(",
    "func <", "AnyObject).value(", "AnyObject).", "AnyObject)?.", "AnyObject]", "NSURLAuthenticationMethod",
    "serverTrust",
    "SecTrust", "SecCertificate", "SecPolicy", "SecKey", "CGImagePropertyOrientation", "import CoreData",
    "CGImageDestination", "CGImageSource", ": NSLock", ": NSRecursiveLock", "XMLParser(", "s.inverted",
    "PersonNameComponentsFormatter", "addCompletion?", "addAnimations?", "AnyObject.self).",
  ]

  private static let triggersBesideFoundation: [StaticString] = [
    "Selector", "CGAffineTransform", "CACurrentMediaTime", "CGVector", "NSCoder", "NSKeyValueObservation",
    "addObserver", "perform", "OSLog", "Logger", "autoreleasepool", "objc_", "NSEC_PER_", "os_log", "observe(",
    "publisher(for: \\",
    "localized:", "LocalizedStringResource", "LocalizationValue", "CFAbsoluteTime", "CFTimeInterval",
    "URLSession", "URLRequest", "HTTPURLResponse", "URLCache", "HTTPCookie", "URLProtocol", "URLCredential",
    "XMLParser", "UndoManager", "RelativeDateTimeFormatter", "DateComponentsFormatter", "MeasurementFormatter",
    "ListFormatter", "NSMapTable", "NSHashTable", "NSPointerArray", "NSDiscardableContent", "NSDataDetector",
    "PersonNameComponents", "NSTextCheckingResult", "NSExpression", "NSComparisonPredicate", "NSPredicate",
    "mutableArrayValue",
    "AutoreleasingUnsafeMutablePointer",
    "scanCharacters", "scanUpTo", "scanString", "getObjectValue", "isPartialStringValid", "enumerateMatches",
    "ValueTransformer", "FromDataTransformer", "NSFoundationVersion",
    "INT32_MIN", "INT64_M", "INT_M", "INT16_MIN", "SHRT_MIN", "LONG_M", "NSIntegerM", "NSUIntegerMax",
    "forLocaleIdentifier", "forCountryCode", "CFString", "CFDictionary", "CFMutable", "CFArray", "CFTypeRef",
    "kCFBoolean", "CFBoolean", "CFNumber", "CFError", "OSStatus", "noErr", "CFRunLoop", "_CFIsMainThread",
    "pthread_mutexattr_set", "MemoryPressure", "class_getInstanceSize", "kCFBundle", "getBoundStreams",
    "NSURLSessionDownload", "checkPromisedItem", "NSCalendar", "NSURLConnection",
    "FileWrapper", "NSFileCoordinator", "NSFilePresenter", "NSFileAccessIntent", "notifications(named",
    "asyncUnsafe", "AfterUnsafe", "byWords", "bySentences", "documentsDirectory", "cachesDirectory",
    "applicationSupportDirectory", "CVarArg", "localizedStringWithFormat", "appendingFormat", "appendFormat",
    "byAppendingPaths", "beginActivity", "performActivity", "Measurement", "timeDuration", "resourceBytes",
    "ookmarkData", "performExpiringActivity",
    "dictionaryRepresentation", "markdown:",
  ]
}
