package import Foundation

extension AppWork {
  /// How long work on background threads that does not end is waited for unless somebody says otherwise, in real seconds.
  package static let usualPatience: TimeInterval = 10

  struct Job {
    let lane: Lane
    let label: String
    let place: WorkPlace?
    /// Whose code it is; nil where its task says so: for tasks of the test, and for actors, which several apps may share.
    let owner: WorkOwner?
    let isTest: Bool
    /// Whether a run loop counts it as a source that it has handled: what a timer does is none.
    let isSource: Bool
    var run: () -> Void
    /// Gives the job to the system instead, when the app has ended; nil for what ends with the app.
    var release: (() -> Void)?

    /// Stands where a job was that has been taken: what it held goes when it has run.
    nonisolated(unsafe) static let taken = Job(
      lane: .main, label: "", place: nil, owner: nil, isTest: false, isSource: false, run: {}, release: nil)
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
    /// How many of what runs in the background were waited for as long as one waits, and did not end.
    var waitedInVain = 0
    /// Network requests under way, by their addresses.
    var requests: [UInt: String] = [:]
    /// The app's and the test's tasks by their identifiers, with where they were started.
    var tasks: [UInt64: WorkPlace?] = [:]
    /// The waits of a test library that limit how far time goes by itself, with their blocks' addresses.
    var limits: [(block: UInt, time: TimeInterval)] = []
    /// How often code of this turn asked for the time.
    var readings = 0
    var order: JobOrder?
    /// Where the app's random numbers come from; nil leaves them random.
    var chance: SeededNumbers?
    /// What the wall clock says at the clock's zero, in seconds since 1970; nil leaves it real.
    var dateAtZero: TimeInterval?
    /// What the real clock said last to the app's code, in seconds since 1970, the time of the app's clock then, and that of
    /// the clock that nobody sets.
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
