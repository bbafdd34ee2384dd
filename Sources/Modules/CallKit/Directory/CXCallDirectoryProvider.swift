public import Foundation
public import PlainviewUIKitCore
import Synchronization

/// A phone number with the code of its country, as a number.
public typealias CXCallDirectoryPhoneNumber = Int64
/// The largest phone number.
public let CXCallDirectoryPhoneNumberMax: CXCallDirectoryPhoneNumber = .max - 1

/// Is notified of requests that failed.
@preconcurrency public protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol {
  /// Called when a request has failed; never called here.
  func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error)
}

/// The numbers that an extension gives the system; no extension runs here, tests of its code make their own context.
open class CXCallDirectoryExtensionContext: NSExtensionContext, @unchecked Sendable {
  /// The numbers of a context.
  private struct Entries {
    var blocked: [CXCallDirectoryPhoneNumber] = []
    var named: [(number: CXCallDirectoryPhoneNumber, label: String)] = []
  }
  private let held = Mutex(Entries())

  /// Is notified of requests that failed.
  open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?
  /// Whether only changes are asked for; always false.
  open var isIncremental: Bool { false }

  public override init() { super.init() }

  /// Blocks a number.
  open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
    held.withLock { $0.blocked.append(phoneNumber) }
  }
  /// No longer blocks a number.
  open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
    held.withLock { $0.blocked.removeAll { $0 == phoneNumber } }
  }
  /// No longer blocks any number.
  open func removeAllBlockingEntries() { held.withLock { $0.blocked = [] } }
  /// Gives a number a name.
  open func addIdentificationEntry(
    withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String
  ) { held.withLock { $0.named.append((phoneNumber, label)) } }
  /// Takes the names of a number away.
  open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
    held.withLock { $0.named.removeAll { $0.number == phoneNumber } }
  }
  /// Takes all names away.
  open func removeAllIdentificationEntries() { held.withLock { $0.named = [] } }
  /// Ends the request; the closure is called in the next turn, with false.
  @preconcurrency open func completeRequest(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    super.completeRequest(returningItems: nil, completionHandler: completionHandler)
  }

  /// The numbers that are blocked, in the order in which they were added.
  public var simulatedBlockedNumbers: [CXCallDirectoryPhoneNumber] { held.withLock { $0.blocked } }
  /// The names of numbers, one for each number, the one that was added last.
  public var simulatedNames: [CXCallDirectoryPhoneNumber: String] {
    held.withLock { Dictionary($0.named.map { ($0.number, $0.label) }) { $1 } }
  }
}

/// The main class of an extension that knows callers.
@preconcurrency @MainActor open class CXCallDirectoryProvider: NSObject, NSExtensionRequestHandling {
  public nonisolated override init() { super.init() }

  /// Takes a request; one for callers goes to the method that subclasses override.
  public func beginRequest(with context: NSExtensionContext) {
    if let context = context as? CXCallDirectoryExtensionContext { beginRequest(with: context) }
  }
  /// Gives the system the numbers; does nothing here.
  open func beginRequest(with context: CXCallDirectoryExtensionContext) {}
}
