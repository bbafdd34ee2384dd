import Foundation
import PlainviewCommandLine
import PlainviewUIAutomation

/// What `plainview test` prints and writes, and where.
@MainActor struct TestOutput {
  private struct Destination {
    let format: ReportFormat
    let path: String
  }

  private let printsFrames: Bool
  /// The format that is printed instead of the steps.
  private let printedFormat: ReportFormat?
  private let files: [Destination]
  private let filmstripPath: String?
  private let printsWiring: Bool
  private let leastWiring: Int?

  init(_ command: ParsedCommand) throws {
    let format = command.value("format").flatMap { ReportFormat(rawValue: $0) }
    var files = try command.pairs("report").map { try Self.destination($0.name, $0.value) }
    if let path = command.value("output") {
      guard let format else { throw InputError("plainview: `--output` says where, add `--format` to say what") }
      files.append(Destination(format: format, path: path))
    }
    self.files = files
    printedFormat = command.value("output") == nil ? format : nil
    printsFrames = command.isSet("frames")
    filmstripPath = command.value("filmstrip")
    printsWiring = command.isSet("wiring-coverage")
    leastWiring = command.number("min-wiring-coverage")
    if printsFrames, printedFormat != nil {
      throw InputError("plainview: `--frames` and `--format` both say what is printed, add `--output` or remove one")
    }
  }

  private static func destination(_ name: String, _ path: String) throws -> Destination {
    guard let format = ReportFormat(rawValue: name) else {
      let known = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw InputError("plainview: `--report` cannot be `\(name)=\(path)`, the formats are \(known)")
    }
    guard !path.isEmpty else { throw InputError("plainview: `--report \(name)=` names no file, add one") }
    return Destination(format: format, path: path)
  }

  var needsScreens: Bool {
    filmstripPath != nil || printedFormat?.needsScreens ?? false || files.contains { $0.format.needsScreens }
  }

  var recordsWiring: Bool { printsWiring || leastWiring != nil }

  // MARK: Flow by flow

  /// Prints what came of a flow, unless everything is printed at the end.
  func show(_ report: FlowReport) {
    if printedFormat != nil { return }
    guard printsFrames else { return Console.print(report.text) }
    Console.print(Filmstrip(report).takenScreens)
    for problem in report.failures { Console.complain(problem.lines.joined(separator: "\n")) }
  }

  // MARK: At the end

  /// Writes the reports and prints the last line; the flows that were left out are those after a failure.
  func finish(_ reports: [FlowReport], leftOut: Int) throws -> ExitCode {
    for file in files { try write(file.format.text(of: reports), to: file.path) }
    if let filmstripPath {
      try write(reports.map { Filmstrip($0).everyStep }.joined(separator: "\n\n"), to: filmstripPath)
    }
    if let printedFormat {
      let text = printedFormat.text(of: reports)
      if !text.isEmpty { Console.print(text) }
    }
    let wiring = WiringByDocument(reports)
    if printsWiring { sayBesides(wiring.text) }
    let lacking = leastWiring.map { wiring.shortfalls(below: $0) } ?? []
    for line in lacking { Console.complain(line) }
    if leftOut > 0 { Console.complain("plainview: \(leftOut) more were not played, after the first failure") }
    sayBesides(reports.summary)
    return lacking.isEmpty && reports.allSatisfy(\.passed) ? .success : .failures
  }

  /// Prints what people read: where a format or frames are printed, standard output is theirs alone.
  private func sayBesides(_ text: String) {
    let isTaken = printsFrames || printedFormat != nil && printedFormat != .github
    if isTaken { Console.complain(text) } else { Console.print(text) }
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw InputError("\(path):1: the file cannot be written, check its folder and its permissions")
    }
  }
}
