/// The words that the scanner distinguishes; all others are `other`.
enum Word: UInt16, CaseIterable {
  case other
  // Declarations.
  case `class`, `struct`, `enum`, `extension`, `protocol`, actor, `func`, `init`, `var`, `let`, `import`, `case`
  case `subscript`, `deinit`, `typealias`, `associatedtype`, `where`
  // Modifiers.
  case `private`, `fileprivate`, `internal`, `public`, open, package, `static`, final, override, weak, unowned, lazy
  case dynamic, required, convenience, optional, nonisolated, mutating, nonmutating, indirect
  // Effects, parameters, accessors, expressions.
  case async, `throws`, `rethrows`, `inout`, borrowing, consuming, sending, set, willSet, didSet, `as`, `self`, `Self`
  case `return`, `in`, `if`, `guard`, `else`, `switch`, `while`, `repeat`, `do`, `try`, await, `is`, `throw`, yield
  case `nil`, `super`
  // Attributes.
  case objc, objcMembers, nonobjc, IBAction, IBOutlet, IBInspectable, IBDesignable, IBSegueAction, GKInspectable
  case UIApplicationMain, NSApplicationMain, main, MainActor, available, NSManaged, convention
  // Pound names and directives.
  case selector, keyPath, elseif, endif
  // Names of modules that may qualify a name.
  case Darwin, CoreGraphics, QuartzCore, CoreFoundation, Foundation
  // Names of calls that are rewritten.
  case observe, publisher, NSClassFromString, isKind, responds, NSAttributedString, ProcessInfo, NSMutableURLRequest
  case Timer, NSManagedObject, value, description
  // Names of properties whose value is corrected.
  case inverted
  // Functions that are corrected.
  case unsafeBitCast
  // Names of properties that are asked of any object.
  case doubleValue, floatValue, intValue, integerValue, int32Value, int64Value, uintValue, boolValue, stringValue
  case cgRectValue, cgPointValue, cgSizeValue
  // Names that need UIKit where only Foundation is imported, or that indicate interface tests.
  case Selector, NSSelectorFromString, NSStringFromSelector, CGAffineTransform, CACurrentMediaTime, CGVector, NSCoder
  case NSKeyValueObservation, addObserver, performSelector, perform, OSLog, Logger, autoreleasepool
  case objc_getAssociatedObject, objc_setAssociatedObject, objc_removeAssociatedObjects, objc_AssociationPolicy
  case UndoManager, objc_sync_enter, objc_sync_exit, NSEC_PER_SEC, NSEC_PER_MSEC, NSEC_PER_USEC, USEC_PER_SEC
  case CFAbsoluteTime, CFAbsoluteTimeGetCurrent, CFTimeInterval
  case RelativeDateTimeFormatter, DateComponentsFormatter, MeasurementFormatter, ListFormatter
  case Measurement, MeasurementFormatUnitUsage, timeDuration, resourceBytes
  case bookmarkData, resolvingBookmarkData, performExpiringActivity
  case NSMapTable, NSHashTable, NSPointerArray, NSPointerFunctions, NSDiscardableContent
  case NSDataDetector, NSTextCheckingResult, NSExpression, NSComparisonPredicate, NSPredicate, mutableArrayValue
  case localizedStringWithFormat, appendingFormat, appendFormat, byAppendingPaths, beginActivity, performActivity
  case PersonNameComponentsFormatter, byWords, bySentences, asyncUnsafe, asyncAfterUnsafe
  case getObjectValue, isPartialStringValid, forLocaleIdentifier, forCountryCode
  case ValueTransformer, NSValueTransformerName, NSSecureUnarchiveFromDataTransformer
  case AutoreleasingUnsafeMutablePointer, scanCharacters, scanUpToCharacters, scanString, scanUpTo
  case localized, LocalizedStringResource, LocalizationValue, os_log
  case CFString, CFMutableString, CFDictionary, CFMutableDictionary, CFArray, CFTypeRef, CFBoolean, CFNumber, CFError
  case INT16_MIN, SHRT_MIN, LONG_MIN, LLONG_MIN, ULONG_MAX
  case CFRunLoopTimer, CFRunLoopAddTimer, CFRunLoopRemoveTimer, CFRunLoopTimerCreateWithHandler
  case CFRunLoopTimerInvalidate, CFRunLoopTimerIsValid, CFRunLoopTimerGetInterval, CFRunLoopTimerGetNextFireDate
  case CFRunLoopTimerSetNextFireDate
  case INT32_MIN, INT64_MAX, INT64_MIN, UINT64_MAX, INT_MIN, UINT_MAX, NSIntegerMax, NSIntegerMin, NSUIntegerMax
  case NSFoundationVersionNumber, CFErrorGetDomain, CFErrorGetCode, CFErrorCopyUserInfo, CFOptionFlags
  case kCFBooleanTrue, kCFBooleanFalse, CFRunLoopGetCurrent, CFRunLoopGetMain, CFRunLoopRun, CFRunLoopStop
  case CFRunLoopMode, CFRunLoopPerformBlock, CFRunLoopWakeUp, CFRunLoopSource, kCFRunLoopDefaultMode, _CFIsMainThread
  case pthread_mutexattr_setpolicy_np, pthread_mutexattr_settype, class_getInstanceSize
  case kCFBundleVersionKey, kCFBundleIdentifierKey, kCFBundleExecutableKey, kCFBundleNameKey, getBoundStreams
  case NSURLSessionDownloadTaskResumeData, checkPromisedItemIsReachable, NSCalendar, NSURLConnection
  case NSURLConnectionDelegate, NSURLConnectionDataDelegate, FileWrapper, NSFileCoordinator, NSFilePresenter
  case NSFileAccessIntent, notifications, documentsDirectory, cachesDirectory, applicationSupportDirectory, CVarArg
  case dictionaryRepresentation, markdown, DispatchSourceMemoryPressure, makeMemoryPressureSource, OSStatus, noErr
  case XCUIApplication, XCUIElement
  // Names of keychains and of trust, which Foundation brings on Apple's systems.
  case SecItemAdd, NSURLAuthenticationMethodServerTrust, NSURLAuthenticationMethodClientCertificate, serverTrust
  case SecItemCopyMatching, SecItemUpdate, SecItemDelete, SecCopyErrorMessageString, SecRandomCopyBytes
  case SecAccessControl, SecAccessControlCreateWithFlags, SecAccessControlCreateFlags
  case SecTrust, SecCertificate, SecPolicy, SecKey, SecTrustResultType
  // Stands for all names that begin with kSec or errSec.
  case kSecClass
  // Names of the system's lowest library, which Foundation brings on Apple's systems.
  case os_unfair_lock, os_unfair_lock_s, os_unfair_lock_t, os_unfair_lock_lock, os_unfair_lock_unlock
  case OSAtomicIncrement32, OSAtomicIncrement32Barrier, OSAtomicDecrement32, OSAtomicDecrement32Barrier
  case OSAtomicAdd32, OSAtomicAdd64, OSAtomicIncrement64, OSAtomicDecrement64, OSAtomicCompareAndSwap32Barrier
  // Names of image files, which AVFoundation brings on Apple's systems.
  case CGImageDestinationCreateWithData, CGImageDestinationAddImage, CGImageDestinationFinalize
  case CGImageSourceCreateWithData, CGImageSourceCreateImageAtIndex, CGImageSourceCreateThumbnailAtIndex
  // Names of filters, which UIKit brings on Apple's systems.
  case CIImage, CIFilter, CIContext, CIColor, CIVector, CIDetector, CIFeature, CGImagePropertyOrientation
  // Names of notifications to the user, which UIKit brings on Apple's systems.
  case UNUserNotificationCenter, UNUserNotificationCenterDelegate, UNNotification, UNNotificationRequest
  case UNNotificationResponse, UNNotificationContent, UNMutableNotificationContent, UNNotificationPresentationOptions
  case UNTimeIntervalNotificationTrigger, UNCalendarNotificationTrigger, UNAuthorizationStatus
  // Names of the modules that are separate from Foundation here.
  case URLSession, URLSessionConfiguration, URLSessionTask, URLSessionDataTask, URLSessionDownloadTask
  case URLSessionDelegate, URLRequest, URLResponse, HTTPURLResponse, URLCache, HTTPCookie, HTTPCookieStorage
  case URLProtocol, URLCredential, XMLParser, XMLParserDelegate

  /// Whether the word is a modifier of declarations.
  var isModifier: Bool { rawValue >= Word.private.rawValue && rawValue <= Word.indirect.rawValue }

  /// Whether an expression begins behind the word, so that a slash there is no division.
  var precedesOperand: Bool {
    switch self {
    case .return, .in, .if, .guard, .else, .switch, .while, .repeat, .do, .try, .await, .is, .throw, .yield, .as, .case,
      .where:
      true
    default: false
    }
  }

  /// Whether it is a module that qualifies names in sources, and is replaced here.
  var isModule: Bool { rawValue >= Word.Darwin.rawValue && rawValue <= Word.Foundation.rawValue }

  /// Whether a call of a function of that name may be rewritten.
  var isRewrittenCall: Bool { rawValue >= Word.observe.rawValue && rawValue <= Word.description.rawValue }

  /// Whether it is a property that sources ask of an object of which nothing is known, as the dynamic lookup of Apple's systems
  /// allows it.
  var isAskedOfObjects: Bool { rawValue >= Word.doubleValue.rawValue && rawValue <= Word.cgSizeValue.rawValue }

  /// Whether a file that contains it needs UIKit.
  var needsUIKit: Bool { rawValue >= Word.Selector.rawValue && rawValue <= Word.noErr.rawValue }

  /// Whether a test that contains it drives an app's interface.
  var isOfInterfaceTests: Bool { self == .XCUIApplication || self == .XCUIElement }

  /// The module that has the name, where UIKit or Foundation brings it on Apple's systems; nil for other words.
  var moduleBehindUIKit: String? {
    if rawValue < Word.SecItemAdd.rawValue || rawValue >= Word.URLSession.rawValue { return nil }
    if rawValue >= Word.UNUserNotificationCenter.rawValue { return "UserNotifications" }
    if rawValue >= Word.CIImage.rawValue { return "CoreImage" }
    if rawValue >= Word.CGImageDestinationCreateWithData.rawValue { return "ImageIO" }
    return rawValue <= Word.kSecClass.rawValue ? "Security" : "os"
  }

  /// The module that has the type, where Foundation has it on Apple's systems; nil for other words.
  var moduleBesideFoundation: String? {
    if rawValue >= Word.XMLParser.rawValue { return "FoundationXML" }
    return rawValue >= Word.URLSession.rawValue ? "FoundationNetworking" : nil
  }
}
