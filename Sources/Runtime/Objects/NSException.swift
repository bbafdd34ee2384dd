public import Foundation

/// An exception of Objective-C. Swift cannot catch one: raised, it ends the app, or the test that runs.
open class NSException: NSObject, @unchecked Sendable {
  open private(set) var name: NSExceptionName
  open private(set) var reason: String?
  open private(set) var userInfo: [AnyHashable: Any]?
  /// The calls under way where it was raised, the innermost first; empty before.
  open private(set) var callStackReturnAddresses: [NSNumber] = []
  /// The functions of those calls, a line each; a stripped program has no names for them.
  open private(set) var callStackSymbols: [String] = []

  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  /// Ends what runs, as an exception of UIKit's does (contract S2). On another thread than the main one that happens when the
  /// main thread is next free.
  open func raise() {
    let calls = WorkPlace.callsUnderWay
    callStackReturnAddresses = calls.map { NSNumber(value: $0) }
    callStackSymbols = calls.enumerated().map { index, address in
      let function = FunctionNames.name(at: address)
      return "\(index)   \(function?.module ?? "???")   \(function?.text ?? "0x" + String(address, radix: 16))"
    }
    MainQueue.run { SimulatedProcess.raise(UncaughtException(self), self) }
  }

  /// Raises an exception whose reason is a format with its arguments.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  /// Equal are those of one name, reason and user info.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSException else { return false }
    return name == other.name && reason == other.reason
      && userInfo.map { NSDictionary(dictionary: $0) } == other.userInfo.map { NSDictionary(dictionary: $0) }
  }

  open override var hash: Int { name.hashValue }

  open override var description: String { reason ?? name.rawValue }
}

extension UncaughtException {
  init(_ exception: NSException) {
    self.init(name: exception.name.rawValue, reason: exception.reason ?? "(null)")
  }
}

extension NSExceptionName {
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let mallocException = NSExceptionName("NSMallocException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
  public static let invalidSendPortException = NSExceptionName("NSInvalidSendPortException")
  public static let invalidReceivePortException = NSExceptionName("NSInvalidReceivePortException")
  public static let portSendException = NSExceptionName("NSPortSendException")
  public static let portReceiveException = NSExceptionName("NSPortReceiveException")
  public static let oldStyleException = NSExceptionName("NSOldStyleException")
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
  public static let characterConversionException = NSExceptionName("NSCharacterConversionException")
  public static let fileHandleOperationException = NSExceptionName("NSFileHandleOperationException")
  public static let inconsistentArchiveException = NSExceptionName("NSInconsistentArchiveException")
  public static let invalidArchiveOperationException = NSExceptionName("NSInvalidArchiveOperationException")
  public static let invalidUnarchiveOperationException = NSExceptionName("NSInvalidUnarchiveOperationException")
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}
