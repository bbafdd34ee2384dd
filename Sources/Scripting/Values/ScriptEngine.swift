/// Runs scripts, which share their global names, one after the other on the same thread.
///
/// The language is ECMAScript in its strict form, without generators and modules; a name that was never declared is
/// undefined, as in Maestro. Random numbers, the time and all output come from the host, so that the same scripts have the
/// same results everywhere. Scripts have no time zone but UTC and no language but English.
package final class ScriptEngine {
  let host: ScriptHost
  let limits: ScriptLimits
  /// The object whose properties are the global names.
  package let globals: ScriptObject
  let prototypes = Prototypes()

  /// What was charged so far in this script.
  private var steps = 0
  private var memory = 0
  private var totalMemory = 0
  private var lineCount = 0
  private(set) var callDepth = 0
  /// How deeply values are evaluated inside each other.
  var nesting = 0
  /// What runs now, for positions in errors.
  var frame: ScriptFrame
  var at = 0
  /// The value of the last statement of the program.
  var programValue = ScriptValue.undefined
  /// Whether undefined variables in texts are errors.
  var refusesUndefined = false
  /// The jobs that run at the end of the script.
  var jobs: [() throws -> Void] = []
  var jobIndex = 0
  /// The promises that were rejected in this script.
  var rejections: [(promise: ScriptPromise, thrown: ScriptThrow)] = []
  /// Objects that have to be emptied at the end, which could hold each other.
  private var made: [ScriptObject] = []
  private var symbolCount = 16
  /// The lists whose texts are being made, which may hold themselves.
  var joining: [ScriptList] = []
  /// What programs that share their names declare with `let`, `const` and `class`; nil in an engine of programs that do not.
  private(set) var sharedScope: ScriptScope?
  /// How many calls of a host are on the stack: the host's functions may call the engine again.
  var entries = 0

  /// An engine; where its programs share their names, what one declares is there for the next one, and a name that none
  /// has declared is an error.
  package init(host: ScriptHost = ScriptHost(), limits: ScriptLimits = ScriptLimits(), sharesNames: Bool = false) {
    self.host = host
    self.limits = limits
    globals = ScriptObject(nil)
    frame = ScriptFrame(
      this: .undefined, function: nil, source: ScriptSource("", name: "library"), isProgram: true)
    installLibrary()
    if sharesNames {
      let library = ScriptFrame(this: .object(globals), function: nil, source: frame.source, isProgram: true)
      sharedScope = ScriptScope(nil, library)
    }
  }

  deinit {
    for object in made { object.empty() }
    globals.empty()
  }

  // MARK: Running

  /// Reads a script without running it.
  package static func check(_ source: ScriptSource) throws(ScriptError) {
    do {
      _ = try ScriptParser.program(source)
    } catch {
      throw scriptError(of: error, in: source)
    }
  }

  /// The result of a script: the value of its last statement.
  package func evaluate(_ source: ScriptSource, refusesUndefined: Bool = false) throws(ScriptError) -> ScriptValue {
    resetCharges()
    (callDepth, nesting) = (0, 0)
    (jobs, jobIndex, rejections) = ([], 0, [])
    let outer = (frame, at)
    defer { (frame, at) = outer }
    do {
      frame = ScriptFrame(this: .undefined, function: nil, source: source, isProgram: true)
      let program = try ScriptParser.program(source)
      let scope = ScriptScope(nil, frame)
      programValue = .undefined
      self.refusesUndefined = refusesUndefined
      defer { self.refusesUndefined = false }
      try hoist(program, in: scope)
      _ = try run(program.body.statements, in: scope)
      let value = programValue
      self.refusesUndefined = false
      try finishJobs()
      return value
    } catch {
      throw self.error(of: error)
    }
  }

  /// Runs the jobs that promises have queued until the script is done.
  func finishJobs() throws {
    while jobIndex < jobs.count {
      let job = jobs[jobIndex]
      jobIndex += 1
      try job()
    }
    (jobs, jobIndex) = ([], 0)
    if let unhandled = rejections.first(where: { !$0.promise.isHandled }) { throw unhandled.thrown }
  }

  // MARK: Limits

  /// Resets the counters, for another script or for work of the host.
  package func resetCharges() { (steps, memory, lineCount) = (0, 0, 0) }

  func charge(_ count: Int = 1) throws {
    let (sum, isOver) = steps.addingReportingOverflow(count)
    steps = sum
    guard !isOver, steps <= limits.steps else {
      throw ScriptStop(
        kind: .limit, message: "the script took \(limits.steps) steps and no end is near, see its loops and patterns")
    }
  }

  func chargeMemory(_ units: Int) throws {
    memory += units
    totalMemory += units
    guard memory <= limits.memory, totalMemory <= limits.totalMemory else {
      throw ScriptStop(kind: .limit, message: "the script fills the memory, see what it adds to in its loops")
    }
  }

  /// A text that a script has made; its memory is charged.
  func made(_ text: ScriptText) throws -> ScriptValue {
    try chargeText(text.count)
    return .text(text)
  }

  func chargeText(_ count: Int) throws {
    guard count <= limits.textLength else {
      throw ScriptStop(
        kind: .limit, message: "a text of the script has more than \(limits.textLength) units, make less of it")
    }
    try chargeMemory(count + 8)
    try charge(count / 64)
  }

  func log(_ text: String) throws {
    lineCount += 1
    guard lineCount <= limits.lines else {
      throw ScriptStop(kind: .limit, message: "the script wrote \(limits.lines) lines, write less")
    }
    try chargeMemory(text.utf16.count)
    host.log(text)
  }

  func deeper<Result>(_ body: () throws -> Result) throws -> Result {
    guard callDepth < limits.calls else {
      throw thrown("RangeError", "Maximum call stack size exceeded")
    }
    callDepth += 1
    defer { callDepth -= 1 }
    return try body()
  }

  // MARK: Objects

  /// Notes an object that may hold others, and charges its memory.
  @discardableResult
  func keep<Object: ScriptObject>(_ object: Object) throws -> Object {
    try chargeMemory(64)
    made.append(object)
    return object
  }

  func keepUncharged(_ object: ScriptObject) { made.append(object) }

  func newObject(_ prototype: ScriptObject? = nil) throws -> ScriptObject {
    try keep(ScriptObject(prototype ?? prototypes.object))
  }

  func list(_ values: [ScriptValue]) throws -> ScriptValue { .object(try newList(values)) }

  func newList(_ elements: [ScriptValue?]) throws -> ScriptList {
    try chargeMemory(elements.count * 8)
    return try keep(ScriptList(elements, prototypes.list))
  }

  func newSymbol(_ name: ScriptText?) -> ScriptSymbol {
    symbolCount += 1
    return ScriptSymbol(name, number: symbolCount)
  }
}

/// The objects that others inherit from.
final class Prototypes {
  let object = ScriptObject(nil)
  lazy var function = ScriptObject(object)
  lazy var list = ScriptObject(object)
  lazy var text = ScriptObject(object)
  lazy var number = ScriptObject(object)
  lazy var boolean = ScriptObject(object)
  lazy var symbol = ScriptObject(object)
  lazy var error = ScriptObject(object)
  lazy var date = ScriptObject(object)
  lazy var pattern = ScriptObject(object)
  lazy var map = ScriptObject(object)
  lazy var set = ScriptObject(object)
  lazy var promise = ScriptObject(object)
  lazy var iterator = ScriptObject(object)
  /// Those of the kinds of errors.
  var errors: [String: ScriptObject] = [:]

  var all: [ScriptObject] {
    [object, function, list, text, number, boolean, symbol, error, date, pattern, map, set, promise, iterator]
      + errors.keys.sorted().compactMap { errors[$0] }
  }
}
