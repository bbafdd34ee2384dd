import Glibc
import PlainviewRuntime
import Testing

/// Darwin's names for locks.
@Suite struct MutexPolicyTests {
  @Test func `A recursive lock is made as on Darwin`() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
    #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0)
    #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FAIRSHARE_NP) == EINVAL)
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, &attributes)
    #expect(pthread_mutex_lock(lock) == 0 && pthread_mutex_trylock(lock) == 0)
    pthread_mutex_unlock(lock)
    pthread_mutex_unlock(lock)
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }
}
