import Foundation

/// A pending snapshot on disk: what `plainview review` shows, accepts and rejects.
package struct PendingFile {
  package let path: String
  package let snapshot: PendingSnapshot

  /// Why a file cannot be accepted.
  package enum Problem: Error, Equatable {
    case missing(String)
    case unreadable(String)
    case stale(String, target: String)
    case outside(String, target: String)
    case failed(String, reason: String)
    /// It came out in one run only, and was not named.
    case seenOnce(String)

    /// Where, what is wrong and what to do about it, in one line.
    package var text: String {
      switch self {
      case .missing(let path): "\(path): no such pending snapshot; `plainview pending` lists those there are"
      case .unreadable(let path): "\(path): not a pending snapshot that this version reads; reject it and run the test"
      case .stale(let path, let target):
        "\(path): stale, \(target) has changed since; run the test again, or reject this one"
      case .outside(let path, let target):
        "\(path): it names \(target), which is not below the current folder; change to the package's folder"
      case .failed(let path, let reason): "\(path): \(reason)"
      case .seenOnce(let path):
        "\(path): it came out once; run the tests again, and it is accepted if it is the same, or name it"
      }
    }
  }

  package init(_ path: String) throws {
    self.path = path
    let bytes: [UInt8]?
    do {
      bytes = try BoundedFile.bytes(at: path, limit: GoldenFile.sizeLimit + 65_536)
    } catch {
      throw Problem.unreadable(path)
    }
    guard let bytes else { throw Problem.missing(path) }
    guard let content = String(validating: bytes, as: UTF8.self),
      let snapshot = PendingSnapshot(parsing: content, path: path)
    else { throw Problem.unreadable(path) }
    self.snapshot = snapshot
  }

  /// The pending files below a folder, or the file itself; of a golden the pending file beside it.
  package static func paths(at path: String) throws -> [String] {
    guard let status = FileStatus(path) else { throw Problem.missing(path) }
    if status.isFolder { return FileListing.files(below: path).filter { $0.hasSuffix(PendingLocation.ending) } }
    if path.hasSuffix(PendingLocation.ending) { return [path] }
    let waiting = path + PendingLocation.ending
    guard FileStatus(waiting) != nil else { throw Problem.missing(waiting) }
    return [waiting]
  }

  /// What the text will replace, as a location that editors open.
  package var target: String {
    switch snapshot.target {
    case .golden(let golden): SourcePath.shown(golden)
    case .literal(let literal): "\(literal.source):\(literal.line):\(literal.column)"
    }
  }

  /// Whether what the text was compared with has changed since.
  package var isStale: Bool { (try? current()).map { staleness(of: $0) != nil } ?? true }

  // MARK: Reviewing

  /// How the text differs from what there is now.
  package func difference() throws -> String {
    let current = try current()
    if let problem = staleness(of: current) { throw problem }
    let old = current.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return UnifiedDiff(old: old, new: snapshot.text).text(from: "\(target) (golden)", to: "\(target) (new)")
  }

  /// The same for readers: what changed, why, the diff, and on a terminal side by side.
  package func explanation(_ presentation: DifferenceText.Presentation) throws -> String {
    let current = try current()
    if let problem = staleness(of: current) { throw problem }
    let old = current.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return DifferenceText(
      from: "\(target) (golden)", to: "\(target) (new)", old: old, new: snapshot.text, basis: basis(old),
      presentation: presentation
    ).text
  }

  private func basis(_ old: String) -> DifferenceText.Basis {
    guard case .golden(let golden) = snapshot.target, !old.isEmpty else { return .texts(nil) }
    do throws(Companion.Problem) {
      guard let text = CompanionFile.text(of: path) else { throw .factless }
      let new = try Companion.facts(in: text, golden: snapshot.text)
      return .facts(old: try Companion.facts(in: CompanionFile.text(of: golden), golden: old), new: new)
    } catch {
      return .texts(error)
    }
  }

  /// Writes the text to its target and removes the file.
  package func accept() throws {
    let current = try current()
    if let problem = staleness(of: current) { throw problem }
    do {
      switch snapshot.target {
      case .golden:
        let companions = CompanionFile.all(besides: path)
        // What a program that was ended has accepted may have its companion there already.
        if !isGolden(current) || !companions.isEmpty {
          try golden().replace(current, with: snapshot.text, companions: companions)
        }
      case .literal(let literal): try PendingLiteral(literal, snapshot).accept(besides: path)
      }
    } catch let problem as GoldenFile.Problem {
      throw Problem.failed(path, reason: problem.text)
    } catch let problem as InlineProblem {
      throw Problem.failed(path, reason: problem.text)
    }
    PendingSnapshot.remove(at: path)
  }

  /// Removes the file; the golden stays as it is.
  package func reject() { PendingSnapshot.remove(at: path) }

  /// What is there now: the bytes of the golden, or the text of the literal; nil when there is nothing.
  private func current() throws -> [UInt8]? {
    do {
      switch snapshot.target {
      case .golden: return try golden().bytes()
      case .literal(let literal):
        try checkLocation(literal.source)
        return try PendingLiteral(literal, snapshot).current().map { Array($0.utf8) }
      }
    } catch let problem as GoldenFile.Problem {
      throw Problem.failed(path, reason: problem.text)
    } catch is InlineProblem {
      throw Problem.stale(path, target: target)
    }
  }

  private func staleness(of current: [UInt8]?) -> Problem? {
    let isAsCompared = current.map { Fingerprint(of: $0) } == snapshot.base
    return isAsCompared || isGolden(current) ? nil : .stale(path, target: target)
  }

  /// Whether the text is the golden already: a program was ended before it could remove the file.
  private func isGolden(_ current: [UInt8]?) -> Bool {
    guard case .golden = snapshot.target else { return false }
    return current == Array(snapshot.text.utf8)
  }

  private func golden() throws -> GoldenFile {
    guard case .golden(let golden) = snapshot.target else { throw Problem.unreadable(path) }
    if golden + PendingLocation.ending == path {
      let folder = SourcePath(golden).folder
      let above = SourcePath(folder).folder
      return GoldenFile(existing: golden, root: SourcePath(above).name == "__Snapshots__" ? above : folder)
    }
    try checkLocation(golden)
    return GoldenFile(existing: golden, root: FileManager.default.currentDirectoryPath)
  }

  /// A file that names its target may name one below the current folder only.
  private func checkLocation(_ target: String) throws {
    let here = RealPath.of(FileManager.default.currentDirectoryPath)
    let folder = RealPath.ofNearest(SourcePath(target).folder)
    guard folder == here || folder.hasPrefix(here + "/") else { throw Problem.outside(path, target: target) }
  }
}
