public import Foundation
public import PlainviewRuntime

/// Makes the reachability of an address; nil for one that belongs to no version of the Internet's protocol.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  make(ReachabilityTarget(address))
}

/// Makes the reachability of a remote address from a local one; without the remote one it is that of the local one. Which
/// interface has the local address makes no difference.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  make((remoteAddress ?? localAddress).flatMap { ReachabilityTarget($0) })
}

/// Makes the reachability of a host by its name; nil for an empty name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  make(ReachabilityTarget(name: String(cString: nodename)))
}

private func make(_ target: ReachabilityTarget?) -> SCNetworkReachability? {
  guard SCStatus.end(target != nil), let target else { return nil }
  return SCNetworkReachability(target)
}

/// Stores the flags of now; always true, a name needs no look-up.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.target.flagsOfNow
  return SCStatus.end(true)
}

/// Sets the callback, which is called once the reachability is scheduled; nil takes it away. Always true.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setClient(callout, context?.pointee)
  return SCStatus.end(true)
}

/// Schedules the callback on a run loop in a mode; false if it is scheduled on a queue.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  SCStatus.end(target.schedule(on: runLoop, String(describing: runLoopMode)))
}

/// Ends the calls on a run loop in a mode; false if there were none.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  SCStatus.end(target.unschedule(from: runLoop, String(describing: runLoopMode)))
}

/// Schedules the callback on a queue, or ends that for nil; false if it is scheduled already, or is not.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  SCStatus.end(queue.map { target.schedule(on: $0) } ?? target.unscheduleFromQueue())
}
