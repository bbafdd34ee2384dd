import Glibc

/// A body that runs on a stack of its own on the calling thread, so that it can be left from any depth without `throws`.
///
/// A body that is left leaks what its frames own, as one that an Objective-C exception leaves does. Its stack stays mapped:
/// closures that did not escape are on it.
final class Fiber {
  /// The innermost body that runs; bodies run on one thread only, that of the tests.
  nonisolated(unsafe) private(set) static var current: Fiber?
  /// Known to code in the body, and to what the body has bound behind it.
  @TaskLocal private static var mark: ObjectIdentifier?

  private let body: () -> Void
  private let thread = pthread_self()
  private let task: Int?
  private let outside = UnsafeMutableRawPointer.allocate(byteCount: contextSize, alignment: 64)
  private let inside = UnsafeMutableRawPointer.allocate(byteCount: contextSize, alignment: 64)
  private var wasLeft = false

  private init(_ body: @escaping () -> Void) {
    self.body = body
    task = Self.runningTask
  }

  deinit {
    // A fiber that was left is held by its frames for ever.
    outside.deallocate()
    inside.deallocate()
  }

  private static var runningTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  // MARK: Running

  /// Runs a body; false if it was left. The body escapes, because frames that are left hold it.
  static func run(_ body: @escaping () -> Void) -> Bool { Fiber(body).run() }

  private func run() -> Bool {
    guard let stack = mmap(nil, Self.stackSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      stack != MAP_FAILED, getContext(inside) == 0
    else {
      body()
      return true
    }
    // Going beyond the end of the stack is a fault, as it is on the thread's own.
    mprotect(stack, Self.guardSize, PROT_NONE)
    inside.storeBytes(of: outside, toByteOffset: Self.linkOffset, as: UnsafeMutableRawPointer.self)
    inside.storeBytes(of: stack, toByteOffset: Self.stackOffset, as: UnsafeMutableRawPointer.self)
    inside.storeBytes(of: Self.stackSize, toByteOffset: Self.sizeOffset, as: Int.self)
    makeContext(inside, { Fiber.current?.runBody() }, 0)
    let outer = Self.current
    Self.current = self
    var accesses: (Int, Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &accesses) { accesses in
      // What is being accessed inside is kept apart, and forgotten with a body that is left.
      enterAccesses(accesses.baseAddress!)
      _ = swapContext(outside, inside)
      exitAccesses(accesses.baseAddress!)
    }
    Self.current = outer
    guard wasLeft else {
      munmap(stack, Self.stackSize)
      return true
    }
    // What the body had bound to task-local values lies above the mark.
    while Self.mark == ObjectIdentifier(self) { popTaskLocalValue() }
    return false
  }

  private func runBody() {
    Self.$mark.withValue(ObjectIdentifier(self)) { body() }
  }

  // MARK: Leaving

  /// Whether the running code is the body's and nothing would be left half done below it but the body itself.
  ///
  /// Code of other threads and tasks, and code that dispatch queues, run loops and first accesses to global variables call,
  /// cannot be left: they would wait for its end for ever.
  var canBeLeft: Bool {
    pthread_equal(thread, pthread_self()) != 0 && Self.runningTask == task && !CallStack.isHeldByOthers
  }

  /// Goes on behind `run`, which says that the body was left.
  func leave() -> Never {
    wasLeft = true
    _ = swapContext(inside, outside)
    fatalError("a test that was left was resumed")
  }

  // MARK: Layout

  /// As large as the main thread's stack usually is, in bytes.
  private static let stackSize = 8 << 20
  private static let guardSize = 4096
  /// At least the size of `ucontext_t`, which is 968 bytes on x86-64 and 4560 on arm64.
  private static let contextSize = 8192
  /// Fields of `ucontext_t`, the same on both: where it goes on at its end, and its stack.
  private static let (linkOffset, stackOffset, sizeOffset) = (8, 16, 32)
}

// The functions of ucontext.h, which Swift does not import.
@_silgen_name("getcontext") private func getContext(_ context: UnsafeMutableRawPointer) -> Int32
@_silgen_name("makecontext") private func makeContext(
  _ context: UnsafeMutableRawPointer, _ function: @convention(c) () -> Void, _ arguments: Int32)
@_silgen_name("swapcontext") private func swapContext(
  _ from: UnsafeMutableRawPointer, _ to: UnsafeMutableRawPointer
) -> Int32

// The list of accesses in progress is the thread's; with these the concurrency runtime keeps a task's part of it apart.
@_silgen_name("swift_task_enterThreadLocalContext") private func enterAccesses(_ state: UnsafeMutableRawPointer)
@_silgen_name("swift_task_exitThreadLocalContext") private func exitAccesses(_ state: UnsafeMutableRawPointer)

/// Ends the innermost binding of a task-local value; looked up, since the compiler does not publish the name.
private func popTaskLocalValue() {
  guard let symbol = dlsym(nil, "swift_task_localValuePop") else { fatalError("The concurrency runtime is not there") }
  unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
}
