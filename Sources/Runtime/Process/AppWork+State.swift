package import Foundation

extension AppWork {
  /// The default time for which work on background threads that does not end is waited for, in real seconds.
  package static let usualPatience: TimeInterval = 10

  struct Job {
    let lane: Lane
    let label: String
    let origin: WorkOrigin?
    /// Whose code it is; nil where its task says so: for tasks of the test, and for actors, which several apps may share.
    let owner: WorkOwner?
    let isTest: Bool
    /// Whether a run loop counts it as a source that it has handled: what a timer does is none.
    let isSource: Bool
    var run: () -> Void
    /// Gives the job to the system instead, when the app has ended; nil for what ends with the app.
    var release: (() -> Void)?

    /// Replaces a job that has been taken, so that what the job holds is released when it has run.
    nonisolated(unsafe) static let taken = Job(
      lane: .main, label: "", origin: nil, owner: nil, isTest: false, isSource: false, run: {}, release: nil)
  }

  struct State {
    var ready: [Job] = []
    /// The index of the first job that has not run.
    var first = 0
    /// Blocks of background threads that wait for the main thread: `DispatchQueue.main.sync`.
    var urgent: [() -> Void] = []
    /// What runs in the background, by the labels of queues and the names of threads.
    var background: [String: Int] = [:]
    var running = 0
    /// Threads that the app made and that have not ended; those that stay for long are not waited for.
    var threads = 0
    var patientThreads = 0
    /// The number of background jobs that did not end within `patience`.
    var waitedInVain = 0
    /// Network requests under way, by their addresses.
    var requests: [UInt: String] = [:]
    /// The app's and the test's tasks by their identifiers, with where they were started.
    var tasks: [UInt64: WorkOrigin?] = [:]
    /// The waits of a test library that limit how far time goes by itself, with their blocks' addresses.
    var limits: [(block: UInt, time: TimeInterval)] = []
    /// How often code of this turn asked for the time.
    var readings = 0
    var order: JobOrder?
    /// Where the app's random numbers come from; nil leaves them random.
    var chance: SeededNumbers?
    /// What the wall clock says at the clock's zero, in seconds since 1970; nil leaves it real.
    var dateAtZero: TimeInterval?
    /// The last date that the app's code read from the real clock, in seconds since 1970, with the app's clock and the
    /// monotonic clock at that time.
    var lastReading: (date: TimeInterval, time: TimeInterval, moment: TimeInterval)?
    var region = Region()
    var folders: AppFolders?
    var bundleFolder: String?
    var launchInput: LaunchInput?
    /// How long work on background threads that does not end is waited for, in real seconds.
    var patience = AppWork.usualPatience
    /// When code of the test ran last, on the app's clock.
    var timeOfTest: Double = 0
  }
}
