public import Glibc

// What Darwin's locks have beyond those of Linux.

/// Threads get a lock as they come; Linux has no other policy.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
/// Threads get a lock in the order of their waits.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1

/// Sets the order in which threads get a lock: 0 where the system has it, which is the first policy, else `EINVAL`.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32)
  -> Int32
{ policy == PTHREAD_MUTEX_POLICY_FIRSTFIT_NP ? 0 : EINVAL }

/// Sets the kind of a lock. The kinds are constants of another type on Linux than on Apple's systems.
@discardableResult @_disfavoredOverload
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ kind: Int) -> Int32 {
  Glibc.pthread_mutexattr_settype(attributes, Int32(kind))
}
