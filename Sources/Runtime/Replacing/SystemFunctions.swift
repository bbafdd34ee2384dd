import Foundation

typealias Address = UnsafeRawPointer
typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
typealias Block = @convention(block) () -> Void
typealias TimerCallout = @convention(c) (Address, UnsafeMutableRawPointer?) -> Void

/// The functions of the system that are replaced, and those that no module declares, looked up by name.
struct SystemFunctions: @unchecked Sendable {
  let asyncFunction: @convention(c) (Address, UnsafeMutableRawPointer?, Function) -> Void
  let afterFunction: @convention(c) (UInt64, Address, UnsafeMutableRawPointer?, Function) -> Void
  let async: @convention(c) (Address, @escaping Block) -> Void
  let barrierAsync: @convention(c) (Address, @escaping Block) -> Void
  let sync: @convention(c) (Address, Address) -> Void
  let barrierSync: @convention(c) (Address, Address) -> Void
  let syncBlock: @convention(c) (Address, @escaping Block) -> Void
  let after: @convention(c) (UInt64, Address, Address) -> Void
  let apply: @convention(c) (Int, Address?, @convention(block) (Int) -> Void) -> Void
  let groupAsync: @convention(c) (Address, Address, @escaping Block) -> Void
  let groupNotify: @convention(c) (Address, Address, @escaping Block) -> Void
  let blockNotify: @convention(c) (Address, Address, @escaping Block) -> Void
  let blockCancel: @convention(c) (Address) -> Void
  let groupEnter: @convention(c) (Address) -> Void
  let groupLeave: @convention(c) (Address) -> Void
  let time: @convention(c) (UInt64, Int64) -> UInt64
  let wallTime: @convention(c) (UnsafePointer<timespec>?, Int64) -> UInt64
  let semaphoreWait: @convention(c) (Address, UInt64) -> Int
  let groupWait: @convention(c) (Address, UInt64) -> Int
  let blockWait: @convention(c) (Address, UInt64) -> Int
  let createQueue: @convention(c) (UnsafePointer<CChar>?, Address?) -> Address
  let createQueueWithTarget: @convention(c) (UnsafePointer<CChar>?, Address?, Address?) -> Address
  let globalQueue: @convention(c) (Int, UInt) -> Address
  let label: @convention(c) (Address) -> UnsafePointer<CChar>
  let createSource: @convention(c) (Address, UInt, UInt, Address?) -> Address
  let setTimer: @convention(c) (Address, UInt64, UInt64, UInt64) -> Void
  let setHandler: @convention(c) (Address, @escaping Block) -> Void
  let setRawHandler: @convention(c) (Address, Address?) -> Void
  let setHandlerFunction: @convention(c) (Address, Function?) -> Void
  let setCancelHandler: @convention(c) (Address, Address?) -> Void
  let setRegistrationHandler: @convention(c) (Address, Address?) -> Void
  let cancelSource: @convention(c) (Address) -> Void
  let context: @convention(c) (Address) -> UnsafeMutableRawPointer?
  let setTarget: @convention(c) (Address, Address?) -> Void
  let mergeData: @convention(c) (Address, UInt) -> Void
  let isSourceCancelled: @convention(c) (Address) -> Int
  let retainObject: @convention(c) (Address) -> Void
  let releaseObject: @convention(c) (Address) -> Void
  let copyBlock: @convention(c) (Address) -> Address
  let releaseBlock: @convention(c) (Address) -> Void
  let readClock: @convention(c) (Int32, UnsafeMutablePointer<timespec>) -> Int32
  let createThread:
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeRawPointer?, @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?,
      UnsafeMutableRawPointer?
    ) -> Int32
  let systemCall: @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
  let mainQueue: Address
  let timerType: Address
  let addType: Address

  let currentTask: @convention(c) () -> Address?
  let taskIdentifier: @convention(c) (Address) -> UInt64

  let addTimer: @convention(c) (Address, Address, Address) -> Void
  let createTimer: @convention(c) (Address?, Double, Double, UInt, Int, TimerCallout?, Address?) -> Address
  let invalidateTimer: @convention(c) (Address) -> Void
  let timerInterval: @convention(c) (Address) -> Double
  let setNextFireDate: @convention(c) (Address, Double) -> Void
  let performBlock: @convention(c) (Address, Address, @escaping Block) -> Void
  let runInMode: @convention(c) (Address, Double, UInt8) -> Int32
  let stopLoop: @convention(c) (Address) -> Void
  let wakeLoop: @convention(c) (Address) -> Void
  let currentLoop: @convention(c) () -> Address
  let isLoopFinished: @convention(c) (Address, Address) -> UInt8
  let mainLoop: @convention(c) () -> Address
  let absoluteTime: @convention(c) () -> Double
  let retain: @convention(c) (Address) -> Address
  let release: @convention(c) (Address) -> Void

  /// Nil where the program has not all of them, for example linked with `-static-stdlib`: see `missing`.
  static let shared: SystemFunctions? = SystemFunctions()
  /// The names that were not found.
  static var missing: [String] { names.filter { dlsym(nil, $0) == nil } }

  private static let names = [
    "dispatch_async_f", "dispatch_after_f", "dispatch_async", "dispatch_barrier_async", "dispatch_sync",
    "dispatch_after", "dispatch_barrier_sync",
    "dispatch_apply", "dispatch_group_async", "dispatch_group_notify", "dispatch_block_notify", "dispatch_block_cancel",
    "dispatch_group_enter", "dispatch_group_leave", "dispatch_time", "dispatch_walltime", "dispatch_semaphore_wait",
    "dispatch_group_wait", "dispatch_block_wait", "dispatch_queue_create", "dispatch_get_global_queue",
    "dispatch_queue_get_label",
    "dispatch_source_create", "dispatch_source_set_timer", "dispatch_source_set_event_handler",
    "dispatch_source_merge_data", "dispatch_source_testcancel", "dispatch_retain", "dispatch_release", "_Block_copy",
    "_Block_release", "clock_gettime", "pthread_create", "syscall", "_dispatch_main_q",
    "_dispatch_source_type_timer",
    "_dispatch_source_type_data_add", "swift_task_getCurrent", "swift_task_getJobTaskId", "CFRunLoopAddTimer",
    "CFRunLoopTimerCreate", "CFRunLoopTimerInvalidate", "CFRunLoopTimerGetInterval",
    "CFRunLoopTimerSetNextFireDate", "CFRunLoopPerformBlock", "CFRunLoopRunInMode", "CFRunLoopStop",
    "CFRunLoopWakeUp",
    "CFRunLoopGetCurrent", "_CFRunLoopFinished", "CFRunLoopGetMain", "CFAbsoluteTimeGetCurrent", "CFRetain",
    "CFRelease",
  ]

  private init?() {
    var isComplete = true
    func find<Value>(_ name: String) -> Value {
      guard let address = dlsym(nil, name) else {
        isComplete = false
        // Never used: the initializer fails.
        return unsafeBitCast(dlsym(nil, "abort"), to: Value.self)
      }
      return unsafeBitCast(address, to: Value.self)
    }
    asyncFunction = find("dispatch_async_f")
    afterFunction = find("dispatch_after_f")
    async = find("dispatch_async")
    barrierAsync = find("dispatch_barrier_async")
    sync = find("dispatch_sync")
    barrierSync = find("dispatch_barrier_sync")
    syncBlock = find("dispatch_sync")
    after = find("dispatch_after")
    apply = find("dispatch_apply")
    groupAsync = find("dispatch_group_async")
    groupNotify = find("dispatch_group_notify")
    blockNotify = find("dispatch_block_notify")
    blockCancel = find("dispatch_block_cancel")
    groupEnter = find("dispatch_group_enter")
    groupLeave = find("dispatch_group_leave")
    time = find("dispatch_time")
    wallTime = find("dispatch_walltime")
    semaphoreWait = find("dispatch_semaphore_wait")
    groupWait = find("dispatch_group_wait")
    blockWait = find("dispatch_block_wait")
    createQueue = find("dispatch_queue_create")
    createQueueWithTarget = find("dispatch_queue_create_with_target")
    globalQueue = find("dispatch_get_global_queue")
    label = find("dispatch_queue_get_label")
    createSource = find("dispatch_source_create")
    setTimer = find("dispatch_source_set_timer")
    setHandler = find("dispatch_source_set_event_handler")
    setRawHandler = find("dispatch_source_set_event_handler")
    setHandlerFunction = find("dispatch_source_set_event_handler_f")
    setCancelHandler = find("dispatch_source_set_cancel_handler")
    setRegistrationHandler = find("dispatch_source_set_registration_handler")
    cancelSource = find("dispatch_source_cancel")
    context = find("dispatch_get_context")
    setTarget = find("dispatch_set_target_queue")
    mergeData = find("dispatch_source_merge_data")
    isSourceCancelled = find("dispatch_source_testcancel")
    retainObject = find("dispatch_retain")
    releaseObject = find("dispatch_release")
    copyBlock = find("_Block_copy")
    releaseBlock = find("_Block_release")
    readClock = find("clock_gettime")
    createThread = find("pthread_create")
    systemCall = find("syscall")
    mainQueue = find("_dispatch_main_q")
    timerType = find("_dispatch_source_type_timer")
    addType = find("_dispatch_source_type_data_add")
    currentTask = find("swift_task_getCurrent")
    taskIdentifier = find("swift_task_getJobTaskId")
    addTimer = find("CFRunLoopAddTimer")
    createTimer = find("CFRunLoopTimerCreate")
    invalidateTimer = find("CFRunLoopTimerInvalidate")
    timerInterval = find("CFRunLoopTimerGetInterval")
    setNextFireDate = find("CFRunLoopTimerSetNextFireDate")
    performBlock = find("CFRunLoopPerformBlock")
    runInMode = find("CFRunLoopRunInMode")
    stopLoop = find("CFRunLoopStop")
    wakeLoop = find("CFRunLoopWakeUp")
    currentLoop = find("CFRunLoopGetCurrent")
    isLoopFinished = find("_CFRunLoopFinished")
    mainLoop = find("CFRunLoopGetMain")
    absoluteTime = find("CFAbsoluteTimeGetCurrent")
    retain = find("CFRetain")
    release = find("CFRelease")
    if !isComplete { return nil }
  }

  /// What a clock of the system says, in nanoseconds.
  func nanoseconds(_ clock: Int32) -> UInt64 {
    var time = timespec()
    _ = readClock(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
