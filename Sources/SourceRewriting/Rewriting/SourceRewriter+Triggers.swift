import Glibc

extension SourceRewriter {
  /// Whether a file can need rewriting by itself: a search for triggers among its bytes, without parsing.
  ///
  /// A file without any can still get text when another file of its target has some. `names` are modules that are
  /// substituted.
  package static func mayNeedRewriting(_ bytes: [UInt8], besides names: [String] = []) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return false }
      for name in names where name.withCString({ contains(base, buffer.count, $0, name.utf8.count) }) { return true }
      for trigger in triggers where contains(base, buffer.count, trigger) { return true }
      if contains(base, buffer.count, "override "), contains(base, buffer.count, "extension ") { return true }
      guard contains(base, buffer.count, "import Foundation") else { return false }
      for trigger in triggersBesideFoundation where contains(base, buffer.count, trigger) { return true }
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
    "NSClassFromString", "func responds", "func forwardingTarget", ".isKind(of", "NSAttributedString()",
    "ProcessInfo()", "@NSManaged", "import Accessibility", "import Symbols", "awakeFromNib", "SecItem", "kSec",
    "errSec", "SecRandomCopyBytes", "SecAccessControl", "canImport(Security)", "CIImage", "CIFilter", "CIContext",
    "CIColor", "CIVector", "CIDetector", "UNUserNotif", "UNNotif", "UNMutableNotif", "NSMutableURLRequest()",
    "@Observable", "Timer(timeInterval", "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher",
    "PassthroughSubject", "CurrentValueSubject", "NSManagedObject", "NSPersistent", "NSFetch", "NSEntityDescription",
    "os_unfair_lock", "publisher(for: \\", "OSAtomic", "@convention(",
    "func <", "AnyObject).value(", "NSURLAuthenticationMethod", "serverTrust",
    "CGImageDestination", "CGImageSource", ": NSLock", ": NSRecursiveLock",
  ]

  private static let triggersBesideFoundation: [StaticString] = [
    "Selector", "CGAffineTransform", "CACurrentMediaTime", "CGVector", "NSCoder", "NSKeyValueObservation",
    "addObserver", "perform", "OSLog", "Logger", "autoreleasepool", "objc_", "NSEC_PER_", "os_log", "observe(",
    "publisher(for: \\",
    "localized:", "LocalizedStringResource", "LocalizationValue", "CFAbsoluteTime", "CFTimeInterval",
    "URLSession", "URLRequest", "HTTPURLResponse", "URLCache", "HTTPCookie", "URLProtocol", "URLCredential",
    "XMLParser", "UndoManager", "RelativeDateTimeFormatter", "DateComponentsFormatter", "MeasurementFormatter",
    "ListFormatter", "NSMapTable", "NSHashTable", "NSPointerArray", "NSDiscardableContent", "NSDataDetector",
    "NSTextCheckingResult", "NSExpression", "NSComparisonPredicate", "NSPredicate", "mutableArrayValue",
    "AutoreleasingUnsafeMutablePointer",
    "scanCharacters", "scanUpTo", "scanString", "getObjectValue", "isPartialStringValid", "enumerateMatches",
    "ValueTransformer", "FromDataTransformer", "NSFoundationVersion",
    "INT32_MIN", "INT64_M", "INT_M", "NSIntegerM", "NSUIntegerMax",
    "forLocaleIdentifier", "forCountryCode", "CFString", "CFDictionary", "CFMutable", "CFArray", "CFTypeRef",
    "kCFBoolean", "CFBoolean", "CFNumber", "CFError", "OSStatus", "noErr", "CFRunLoopGet",
  ]

  /// Whether a file contains a text, in code or elsewhere.
  static func contains(_ file: SourceText, _ text: StaticString) -> Bool {
    file.bytes.withUnsafeBytes { buffer in buffer.baseAddress.map { contains($0, buffer.count, text) } ?? false }
  }

  /// Searches for the trigger by its rarest character: a sign or a capital, else its first letter.
  private static func contains(_ base: UnsafeRawPointer, _ count: Int, _ trigger: StaticString) -> Bool {
    trigger.withUTF8Buffer { text in
      text.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { contains(base, count, $0, text.count) } ?? false
      }
    }
  }

  private static func contains(_ base: UnsafeRawPointer, _ count: Int, _ text: UnsafePointer<CChar>, _ size: Int)
    -> Bool
  {
    var anchor = 0
    for index in 0..<size where text[index] < 0x60 && text[index] != 0x20 {
      anchor = index
      break
    }
    guard count >= size else { return false }
    var position = anchor
    let end = count - size + anchor + 1
    while position < end, let found = memchr(base + position, Int32(text[anchor]), end - position) {
      let offset = UnsafeRawPointer(found) - base
      if memcmp(base + offset - anchor, text, size) == 0 { return true }
      position = offset + 1
    }
    return false
  }
}
