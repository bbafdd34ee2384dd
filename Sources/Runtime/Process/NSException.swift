public import Foundation

/// An exception of Objective-C. Swift cannot catch one: raised, it ends the app, or the test that runs.
open class NSException: NSObject, @unchecked Sendable {
  /// The name of the kind of error.
  open private(set) var name: NSExceptionName
  /// What went wrong; nil without a reason.
  open private(set) var reason: String?
  /// More about the error; nil without any.
  open private(set) var userInfo: [AnyHashable: Any]?
  /// The addresses of the call stack where it was raised, the innermost first; empty before.
  open private(set) var callStackReturnAddresses: [NSNumber] = []
  /// The functions of the call stack, a line each; a stripped program has no names for them.
  open private(set) var callStackSymbols: [String] = []

  /// Creates an exception with a name, a reason and more information; it is not raised yet.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  /// Ends what runs, as an exception of UIKit's does (contract S2). On another thread than the main one that happens when the
  /// main thread is next free.
  open func raise() {
    let calls = WorkOrigin.callStack
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
  /// An error without a more exact name.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index outside of a collection or a text.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that a method does not take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An object in a state that should not occur.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// Memory could not be allocated.
  public static let mallocException = NSExceptionName("NSMallocException")
  /// An object of another process cannot be reached.
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  /// An object of another process is not there.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// The receiver of a distributed message is invalid.
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  /// A port did not answer in time.
  public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
  /// The port that sends became invalid.
  public static let invalidSendPortException = NSExceptionName("NSInvalidSendPortException")
  /// The port that receives became invalid.
  public static let invalidReceivePortException = NSExceptionName("NSInvalidReceivePortException")
  /// An error while sending by a port.
  public static let portSendException = NSExceptionName("NSPortSendException")
  /// An error while receiving by a port.
  public static let portReceiveException = NSExceptionName("NSPortReceiveException")
  /// An exception from the time before exceptions were objects.
  public static let oldStyleException = NSExceptionName("NSOldStyleException")
  /// A text, such as a property list, could not be parsed.
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
  /// A text could not be converted to an encoding.
  public static let characterConversionException = NSExceptionName("NSCharacterConversionException")
  /// An operation on a file's handle failed.
  public static let fileHandleOperationException = NSExceptionName("NSFileHandleOperationException")
  /// An archive has contents that do not fit together.
  public static let inconsistentArchiveException = NSExceptionName("NSInconsistentArchiveException")
  /// An archiver was used in a wrong order or with a wrong object.
  public static let invalidArchiveOperationException = NSExceptionName("NSInvalidArchiveOperationException")
  /// An unarchiver was used in a wrong order or with a wrong object.
  public static let invalidUnarchiveOperationException = NSExceptionName("NSInvalidUnarchiveOperationException")
  /// An object has no property for a key.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}
