// Tells the thread sanitizer of the locks of Swift's `Mutex` that somebody waits for.
//
// A lock that nobody else wants is taken and given back by atomic operations in the code that is looked at. Otherwise functions
// of the Synchronization library do it, which the sanitizer does not see: without this, each of them is a finding. The script
// loads it in front of that library.
#include <dlfcn.h>
#include <stdint.h>

#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

SWIFT void lockSlow(uint32_t thread, SELF) __asm__(LOCK_SLOW);
SWIFT void unlockSlow(SELF) __asm__(UNLOCK_SLOW);

SWIFT void lockSlow(uint32_t thread, SELF) {
  static SWIFT void (*next)(uint32_t, SELF);
  if (!next) next = (SWIFT void (*)(uint32_t, SELF))dlsym(RTLD_NEXT, LOCK_SLOW);
  next(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlockSlow(SELF) {
  static SWIFT void (*next)(SELF);
  if (!next) next = (SWIFT void (*)(SELF))dlsym(RTLD_NEXT, UNLOCK_SLOW);
  if (__tsan_release) __tsan_release(mutex);
  next(mutex);
}
