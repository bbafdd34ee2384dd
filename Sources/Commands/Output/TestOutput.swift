import PlainviewCommandLine
import PlainviewUIAutomation

/// What `plainview test` prints and writes, and where.
@MainActor struct TestOutput {
  @MainActor private struct Destination {
    let format: ReportFormat
    let file: OutputPath

    init(_ format: ReportFormat, _ path: String) throws {
      self.format = format
      file = try TestOutput.file(path)
    }
  }

  private let printsFrames: Bool
  /// The format that is printed instead of the steps.
  private let printedFormat: ReportFormat?
  private let files: [Destination]
  private let filmstrip: OutputPath?
  private let printsWiring: Bool
  private let leastWiring: Int?

  init(_ command: ParsedCommand) throws {
    let format = command.value("format").flatMap { ReportFormat(rawValue: $0) }
    var files = try command.pairs("report").map { try Self.destination($0.name, $0.value) }
    if let path = command.value("output") {
      guard let format else { throw InputError("plainview: `--output` says where, add `--format` to say what") }
      files.append(try Destination(format, path))
    }
    self.files = files
    printedFormat = command.value("output") == nil ? format : nil
    printsFrames = command.isSet("frames")
    filmstrip = try command.value("filmstrip").map(Self.file)
    printsWiring = command.isSet("wiring-coverage")
    leastWiring = command.number("min-wiring-coverage")
    if printsFrames, printedFormat != nil {
      throw InputError("plainview: `--frames` and `--format` both say what is printed, add `--output` or remove one")
    }
  }

  private static func file(_ path: String) throws -> OutputPath { try OutputPath(path, location: path + ":1") }

  private static func destination(_ name: String, _ path: String) throws -> Destination {
    guard let format = ReportFormat(rawValue: name) else {
      let known = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw InputError("plainview: `--report` cannot be `\(name)=\(path)`, the formats are \(known)")
    }
    guard !path.isEmpty else { throw InputError("plainview: `--report \(name)=` names no file, add one") }
    return try Destination(format, path)
  }

  var needsScreens: Bool {
    filmstrip != nil || printedFormat?.needsScreens ?? false || files.contains { $0.format.needsScreens }
  }

  var needsImages: Bool { printedFormat?.needsImages ?? false || files.contains { $0.format.needsImages } }

  var recordsWiring: Bool { printsWiring || leastWiring != nil }

  // MARK: Flow by flow

  /// Prints the result of a flow, unless everything is printed at the end.
  func show(_ report: FlowReport) {
    if printedFormat != nil { return }
    guard printsFrames else { return Console.print(report.text) }
    Console.print(Filmstrip(report).takenScreens)
    for problem in report.failures { Console.complain(problem.lines.joined(separator: "\n")) }
  }

  // MARK: At the end

  /// Writes the reports and prints the last line; the flows that were left out are those after a failure.
  func finish(_ reports: [FlowReport], leftOut: Int) throws -> ExitCode {
    var unwritten: [any Error] = []
    func write(_ text: String, to file: OutputPath) {
      do { try file.write(text + "\n") } catch { unwritten.append(error) }
    }
    for destination in files { write(destination.format.text(of: reports), to: destination.file) }
    if let filmstrip {
      write(reports.map { Filmstrip($0).everyStep }.joined(separator: "\n\n"), to: filmstrip)
    }
    if let printedFormat {
      let text = printedFormat.text(of: reports)
      // These are commands to a CI system, in which everything else is escaped.
      let isCommands = printedFormat == .github
      if !text.isEmpty { isCommands ? Console.printStyled(text) : Console.print(text) }
    }
    let wiring = WiringByDocument(reports)
    if printsWiring { sayBesides(wiring.text) }
    let lacking = leastWiring.map { wiring.shortfalls(below: $0) } ?? []
    for line in lacking { Console.complain(line) }
    if leftOut > 0 { Console.complain("plainview: \(leftOut) more were not played, after the first failure") }
    sayBesides(reports.summary)
    // What could be written is there, and what happened is said, before a full device ends the run.
    if let error = unwritten.first { throw error }
    return lacking.isEmpty && reports.allSatisfy(\.passed) ? .success : .failures
  }

  /// Prints a message for readers: where a format or frames are printed, standard output has only those.
  private func sayBesides(_ text: String) {
    let isTaken = printsFrames || printedFormat != nil && printedFormat != .github
    if isTaken { Console.complain(text) } else { Console.print(text) }
  }
}
