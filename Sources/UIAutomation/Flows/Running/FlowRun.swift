import Foundation
import PlainviewScripting
import PlainviewSnapshot
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// One run of a flow: its app, its variables and the report that grows; the commands are in the files of their kinds.
@MainActor final class FlowRun {
  /// The outcome of a command that did not throw.
  enum Outcome {
    case passed
    case skipped(String)
    case warned(FlowComplaint)
    /// Failed, but the flow goes on: a golden was recorded.
    case recorded(FlowComplaint)
  }

  /// Runs that take more steps are taken for endless.
  private static let stepLimit = 10_000
  /// Files that run each other more deeply are taken for endless.
  private static let fileLimit = 50

  let flow: Flow
  let options: FlowRunner.Options
  private(set) lazy var variables = makeVariables()
  /// What `inputRandom…` types; it follows from the name of the flow's file.
  lazy var randomData = FakeData(seed: FakeData.seed(of: flow.path))
  private lazy var chance = FakeData(seed: FakeData.seed(of: flow.path) ^ 1)
  /// What scripts wrote since the last step.
  private var scriptLines: [String] = []
  /// UTF-8 bytes of what scripts have written.
  private var logSize = 0
  private let makeApp: FlowRunner.AppMaker
  private(set) var report: FlowReport
  /// The files that are being played, the innermost last.
  private var files: [String] = []
  private var depth = 0

  private(set) var application: XCUIApplication?
  /// The conflicts between constraints that a step was warned of.
  var knownConflicts: [ConflictReport] = []
  private(set) var finder: FlowElementFinder?
  private var wasStopped = false
  /// Virtual seconds of the app's former launches.
  private var formerTime: TimeInterval = 0
  private var lastOutput: Output?

  init(_ flow: Flow, options: FlowRunner.Options, makeApp: @escaping FlowRunner.AppMaker) {
    self.flow = flow
    self.options = options
    self.makeApp = makeApp
    report = FlowReport(of: flow)
  }

  private func makeVariables() -> FlowVariables {
    let host = ScriptHost(
      now: { [unowned self] in MainActor.assumeIsolated { self.scriptTime } },
      random: { [unowned self] in MainActor.assumeIsolated { self.chance.fraction() } },
      log: { [unowned self] line in MainActor.assumeIsolated { self.note(line: line) } })
    let variables = FlowVariables(host: host, seed: FakeData.seed(of: flow.path))
    variables.answer = { [unowned self] request in try MainActor.assumeIsolated { try self.answer(request) } }
    return variables
  }

  private func answer(_ request: FlowRequest) throws -> FlowResponse {
    let app = try application ?? prepare()
    if let response = try app.flowResponses?(request) { return response }
    if let response = try options.answer?(request) { return response }
    throw FlowRequestProblem.unanswered(request)
  }

  /// Keeps a line that a script wrote for the report, up to the limit.
  func note(line: String) {
    guard logSize <= FlowLimits.logBytes else { return }
    logSize += line.utf8.count
    scriptLines.append(
      logSize <= FlowLimits.logBytes
        ? line : "more than \(FlowLimits.logBytes) bytes were written, this and what follows is left out")
  }

  /// Virtual seconds of the run so far.
  var virtualTime: TimeInterval { time }

  /// The file of the command being run.
  var path: String { files.last ?? flow.path }

  // MARK: Files

  func play() {
    defineDefaults()
    for variable in options.variables { variables.define(variable.name, as: variable.value) }
    // The failure is in the report.
    try? play(flow, with: [])
    if let application { report.wiring = application.wiringCoverage }
  }

  /// Sets what Maestro sets for every flow.
  private func defineDefaults() {
    let file = (flow.path as NSString).lastPathComponent
    variables.define("MAESTRO_FILENAME", as: (file as NSString).deletingPathExtension)
    variables.define("MAESTRO_SHARD_ID", as: "1")
    variables.define("MAESTRO_SHARD_INDEX", as: "0")
  }

  /// Plays a file with variables of its own; a file that plays itself is an error.
  func play(_ flow: Flow, with env: [FlowVariable]) throws {
    let file = URL(fileURLWithPath: flow.path).resolvingSymlinksInPath().standardizedFileURL.path
    if files.contains(where: { URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL.path == file }) {
      let chain = (files.drop { $0 != flow.path } + [flow.path]).joined(separator: " -> ")
      throw FlowComplaint(
        "\(flow.path) runs itself (\(chain)), end the circle with a `when` in another file or `repeat`")
    }
    guard files.count < Self.fileLimit else {
      throw FlowComplaint("\(Self.fileLimit) files run each other before \(flow.path), let one run several instead")
    }
    variables.beginScope()
    files.append(flow.path)
    defer {
      files.removeLast()
      variables.endScope()
    }
    try define(env)
    try defineHeader(of: flow)
    try playParts(of: flow)
  }

  /// The commands between the hooks; the last hook runs whatever happened, and the first failure counts.
  private func playParts(of flow: Flow) throws {
    var failure: (any Error)?
    do {
      try execute(flow.header.onFlowStart)
      try execute(flow.commands)
    } catch let end as FlowEnd {
      throw end
    } catch {
      failure = error
    }
    do {
      try execute(flow.header.onFlowComplete)
    } catch {
      failure = failure ?? error
    }
    if let failure { throw failure }
  }

  func define(_ env: [FlowVariable]) throws {
    for variable in env {
      let text = try text(variable.value)
      guard variables.canHold(variable.name, as: text) else {
        throw FlowComplaint(
          "the variables hold more than \(FlowLimits.variableBytes) bytes with `\(variable.name)`, make less of them",
          at: variable.position)
      }
      variables.define(variable.name, as: text)
    }
  }

  /// Sets the header's variables; one that has no value is a step that failed.
  private func defineHeader(of flow: Flow) throws {
    for variable in flow.header.env {
      do {
        try define([variable])
      } catch {
        let step = begin("env \(variable.name)", label: nil, at: variable.position)
        throw end(step, failure(error, at: variable.position))
      }
    }
  }

  // MARK: Steps

  func execute(_ commands: [FlowCommand]) throws {
    for command in commands { try execute(command) }
  }

  private func execute(_ command: FlowCommand) throws {
    let label = command.label.map { label in
      let text = (try? text(label)) ?? label
      return text.count > FlowLimits.labelCharacters ? text.prefix(FlowLimits.labelCharacters) + "…" : text
    }
    let step = begin(command.description, label: label, at: command.position)
    depth += 1
    defer { depth -= 1 }
    do {
      guard step < Self.stepLimit else {
        throw FlowComplaint("this is step \(Self.stepLimit), give the `repeat` around it fewer `times`")
      }
      let outcome = try perform(command)
      try finishWork()
      end(step, outcome, of: command)
    } catch let end as FlowEnd {
      noteScreen(in: step)
      throw end
    } catch {
      let failure = failure(error, at: command.position)
      guard command.isOptional, !failure.isFatal else { throw end(step, failure) }
      end(step, .warned, failure.isReported ? nil : failure.problem.withoutContext)
      forgiveSteps(from: step)
    }
    if options.until?.isReached(at: step + 1, report.steps[step], in: flow.path) ?? false {
      report.lastScreen = screen
      throw FlowEnd()
    }
  }

  /// Runs what the app put on queues in the step; an app that died of it fails the step.
  private func finishWork() throws {
    if let application, application.isRunning { try application.finishWork() }
  }

  private func begin(_ command: String, label: String?, at position: TextPosition) -> Int {
    report.steps.append(
      FlowReport.Step(
        command: command, label: label, path: path, position: position, depth: depth, status: .passed, time: time))
    return report.steps.count - 1
  }

  private func end(_ step: Int, _ outcome: Outcome, of command: FlowCommand) {
    switch outcome {
    case .passed:
      let warning = newConflict().map { failure($0, at: command.position).problem }
      end(step, warning == nil ? .passed : .warned, warning)
    case .skipped(let reason):
      end(step, .skipped, nil)
      report.steps[step].reason = reason
    case .warned(let complaint): end(step, .warned, failure(complaint, at: command.position).problem)
    case .recorded(let complaint):
      end(step, command.isOptional ? .warned : .failed, failure(complaint, at: command.position).problem)
    }
  }

  private func end(_ step: Int, _ status: FlowReport.Status, _ problem: FlowReport.Problem?) {
    report.steps[step].status = status
    report.steps[step].problem = problem
    noteOutput(in: step)
    noteScreen(in: step)
    report.steps[step].time = time
    options.observer?.stepDidEnd(step, report.steps[step], in: application)
  }

  private func noteScreen(in step: Int) {
    if options.keepsScreens { report.steps[step].screen = screen }
    if options.keepsImages, let application, application.window != nil {
      report.steps[step].image = application.text(as: .svg)
    }
  }

  /// Ends a step as failed; the first one keeps the screen.
  private func end(_ step: Int, _ failure: FlowFailure) -> FlowFailure {
    end(step, .failed, failure.isReported ? nil : failure.problem)
    if !failure.isReported, report.lastScreen == nil {
      report.lastScreen = failure.screen.isEmpty ? screen : failure.screen.joined(separator: "\n")
    }
    var reported = failure
    reported.isReported = true
    return reported
  }

  /// Turns failures of steps into warnings, because something around them may fail.
  func forgiveSteps(from start: Int) {
    for step in start..<report.steps.count where report.steps[step].status == .failed {
      report.steps[step].status = .warned
    }
    if report.passed { report.lastScreen = nil }
  }

  // MARK: The app

  /// The app, launched if it was not yet.
  func app() throws -> XCUIApplication {
    let app = try application ?? prepare()
    guard app.process == nil else { return app }
    if wasStopped { throw FlowComplaint("the app was stopped, launch it again with `launchApp`") }
    try launch()
    return app
  }

  func prepare() throws -> XCUIApplication {
    let app = try makeApp(flow)
    application = app
    finder = FlowElementFinder(app, rules: options.rules)
    // What an app that runs already wrote before is not of this run.
    lastOutput = Output(of: app)
    return app
  }

  func launch() throws {
    let app = try application ?? prepare()
    formerTime = time
    wasStopped = false
    try app.launch()
  }

  func stop() {
    formerTime = time
    wasStopped = true
    application?.terminate()
  }

  private var time: TimeInterval { formerTime + (application?.clock?.now ?? 0) }

  /// The picture of the screen now; nil without one.
  var screen: String? {
    guard let application, application.window != nil else { return nil }
    return application.text(as: options.picture)
  }

  func keep(_ frame: FlowReport.Frame) { report.frames.append(frame) }

  var stepCount: Int { report.steps.count }

  /// Adds what the app has written and asked since the last step.
  private func noteOutput(in step: Int) {
    report.steps[step].console = scriptLines
    scriptLines = []
    guard let application, let process = application.process else { return }
    let output = Output(of: application)
    let old = lastOutput?.process === process ? lastOutput : nil
    report.steps[step].console += Array(output.console.dropFirst(old?.console.count ?? 0))
    report.steps[step].calls = Array(output.calls.dropFirst(old?.calls.count ?? 0))
    lastOutput = output
  }

  /// What a process has written and asked so far.
  private struct Output {
    weak var process: SimulatedProcess?
    let console: [String]
    let calls: [RecordedCall]

    @MainActor init(of app: XCUIApplication) {
      process = app.process
      console = app.console
      calls = app.recordedCalls
    }
  }
}

/// The end of a run that was asked for, which is no failure.
struct FlowEnd: Error {}
