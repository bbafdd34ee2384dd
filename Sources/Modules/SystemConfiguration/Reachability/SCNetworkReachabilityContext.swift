public import Foundation
public import PlainviewRuntime

/// Is called when the reachability of an address or name has changed, with what the context has as `info`.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback gets beside the flags, and how that is kept alive.
public struct SCNetworkReachabilityContext {
  /// The version of the structure: 0.
  public var version: CFIndex
  /// The pointer that the callback gets.
  public var info: UnsafeMutableRawPointer?
  /// Retains `info` when the callback is set, and returns what is kept in its place.
  public var retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Releases `info` when another callback is set, and at the end of the reachability.
  public var release: (@convention(c) (UnsafeRawPointer) -> Void)?
  /// Describes `info`. Kept, without effect.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// Creates a context without contents.
  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

  /// Creates a context with a pointer for the callback and what keeps it alive.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: (@convention(c) (UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

/// A callback that is set, with its context.
struct ReachabilityClient: @unchecked Sendable {
  let callout: SCNetworkReachabilityCallBack
  private let context: SCNetworkReachabilityContext?

  /// Retains the context's pointer.
  init(_ callout: @escaping SCNetworkReachabilityCallBack, _ context: SCNetworkReachabilityContext?) {
    self.callout = callout
    var kept = context
    if let retain = kept?.retain, let info = kept?.info { kept?.info = UnsafeMutableRawPointer(mutating: retain(info)) }
    self.context = kept
  }

  func call(_ target: SCNetworkReachability, _ flags: SCNetworkReachabilityFlags) {
    callout(target, flags, context?.info)
  }

  /// Releases the context's pointer.
  func end() {
    if let release = context?.release, let info = context?.info { release(info) }
  }
}
