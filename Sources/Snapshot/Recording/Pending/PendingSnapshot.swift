import Foundation
import PlainviewRuntime

/// A text that differs from its golden and waits to be accepted: a few lines of heading, an empty one, the text.
package struct PendingSnapshot: Equatable, Sendable {
  /// What the text will replace.
  package enum Target: Equatable, Sendable {
    case golden(String)
    case literal(SourceLiteral)
  }

  /// The literal of an inline snapshot: its call's parenthesis, line and column counted from 1, the column in bytes.
  package struct SourceLiteral: Equatable, Sendable {
    package let source: String
    package let line: Int
    package let column: Int
    /// Of the whole source file as it was compared.
    let file: Fingerprint
  }

  package let target: Target
  /// Of what the text was compared with; nil when there was nothing.
  let base: Fingerprint?
  /// The location of the assertion, for messages.
  package let origin: String
  package let text: String
  /// In how many runs of tests, one after the other, the assertion came to this text (Q8).
  package internal(set) var runs = 1
  /// The process of the last of these runs, and when it began: in a container each run may have the same number.
  private var process = getpid()
  private var start = Self.ownStart

  /// In microseconds of the system's monotonic clock.
  private static let ownStart = Int(RealTime.seconds * 1e6)

  // MARK: Writing

  static let title = "plainview pending snapshot 1"

  /// Writes the file, unless a path would break its lines.
  func write(to location: PendingLocation, testName: String = "", companions: [CompanionFile] = []) throws(FileFailure)
  {
    let path =
      switch target {
      case .golden(let golden): location.path(forGolden: golden)
      case .literal(let literal):
        location.path(
          forSource: literal.source, testName: testName, line: literal.line, column: literal.column)
      }
    try write(at: path, namesGolden: location != .besideGoldens, companions: companions)
  }

  func write(at path: String, namesGolden: Bool, companions: [CompanionFile] = []) throws(FileFailure) {
    var lines = [Self.title]
    switch target {
    case .golden(let golden): if namesGolden { lines.append("golden: " + SourcePath.shown(golden)) }
    case .literal(let literal):
      lines.append("source: " + SourcePath.shown(literal.source))
      lines.append("place: \(literal.line):\(literal.column)")
      lines.append("file: " + literal.file.text)
    }
    lines.append("base: " + (base?.text ?? "none"))
    lines.append("from: " + origin)
    lines.append("runs: \(runsWithThis(at: path))")
    lines.append("process: \(getpid())")
    lines.append("start: \(Self.ownStart)")
    guard lines.allSatisfy({ !$0.utf8.contains(UInt8(ascii: "\n")) }) else {
      throw FileFailure(reason: "a path has a line feed", remedy: "name the file on one line")
    }
    let contents = lines.joined(separator: "\n") + "\n\n" + text
    try OutputFile.makeFolder(SourcePath(path).folder)
    try OutputFile.write(
      companions.files(besides: path) + [(path, Array(contents.utf8))],
      removing: CompanionFile.paths(besides: path, without: companions))
  }

  /// The runs that came to this text, this one among them: another text begins anew.
  private func runsWithThis(at path: String) -> Int {
    guard let former = try? PendingFile(path).snapshot, former.text == text, former.base == base else { return 1 }
    return former.process == getpid() && former.start == Self.ownStart ? former.runs : former.runs + 1
  }

  /// Removes the file and its companions; that there are none is no error. The file is last, as the others are found by it.
  static func remove(at path: String) {
    guard access(path, F_OK) == 0 else { return }
    for path in CompanionFile.paths(besides: path) + [path] { OutputFile.remove(path) }
  }

  // MARK: Reading

  /// Reads a heading and a text; nil when they are no pending snapshot.
  init?(parsing content: String, path: String) {
    let parts = content.split(separator: "\n\n", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\n")
    guard parts.count == 2, lines.first.map(String.init) == Self.title else { return nil }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstRange(of: ": ") else { return nil }
      fields[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
    }
    guard let base = fields["base"] else { return nil }
    if let source = fields["source"] {
      let position = (fields["place"] ?? "").split(separator: ":").compactMap { Int($0) }
      guard position.count == 2, let file = fields["file"].flatMap({ Fingerprint(parsing: $0) }) else { return nil }
      target = .literal(SourceLiteral(source: source, line: position[0], column: position[1], file: file))
    } else {
      target = .golden(fields["golden"] ?? String(path.dropLast(PendingLocation.ending.count)))
    }
    self.base = Fingerprint(parsing: base)
    guard self.base != nil || base == "none" else { return nil }
    origin = fields["from"] ?? ""
    text = String(parts[1])
    runs = fields["runs"].flatMap { Int($0) } ?? 1
    process = fields["process"].flatMap { pid_t($0) } ?? 0
    start = fields["start"].flatMap { Int($0) } ?? 0
  }

  init(target: Target, base: Fingerprint?, origin: String, text: String) {
    self.target = target
    self.base = base
    self.origin = origin
    self.text = text
  }
}
