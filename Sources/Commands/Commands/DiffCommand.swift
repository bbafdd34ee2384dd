import Foundation
package import PlainviewCommandLine
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewSnapshot
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore

/// `plainview diff`: what changed from one document, or one golden text, to another.
///
/// For git: `git difftool --extcmd "plainview diff"`, or as the driver of an attribute, which must not fail:
/// `git config diff.interface.command 'f() { plainview diff "$2" "$5" || true; }; f'` with `*.storyboard diff=interface`
/// in `.gitattributes`. The exit code is that of `diff`: 1 when there are differences.
@MainActor package struct DiffCommand: Command {
  package static let declaration = Subcommand(
    name: "diff",
    summary: "Tells in words what changed between two documents or two golden texts, and why views moved.",
    arguments: [
      Argument("OLD", "A .storyboard or .xib file, or a text; /dev/null for one that was not there."),
      Argument("NEW", "The file that came of it."),
    ],
    options: [
      Option("format", .choice(Format.allCases.map(\.rawValue)), "What to print.", preset: Format.words.rawValue),
      SceneOptions.scene(),
      SceneOptions.device(),
      Option(
        "color", .choice(["auto", "always", "never"]), "Whether changed cells are shown in inverse video.",
        preset: "auto"),
    ],
    examples: [
      "diff Old.storyboard Main.storyboard", "diff --format side-by-side old.txt new.txt",
    ])

  enum Format: String, CaseIterable {
    case words, unified
    case sideBySide = "side-by-side"
  }

  private let old: String
  private let new: String
  private let format: Format
  private let scene: String?
  private let device: SimulatedDevice?
  private let terminal: TerminalSize

  package init(_ command: ParsedCommand) throws {
    old = command.argument("OLD") ?? ""
    new = command.argument("NEW") ?? ""
    format = command.value("format").flatMap(Format.init) ?? .words
    scene = command.value("scene")
    device = try DocumentFile.device(named: command.value("device"))
    terminal = TerminalSize(color: command.value("color") ?? "auto")
  }

  package func run() throws -> ExitCode {
    let isDocument = [old, new].contains { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    let text = isDocument ? try documentDifference() : try textDifference()
    guard !text.isEmpty else { return .success }
    let lines = text.last == "\n" ? String(text.dropLast()) : text
    if format == .sideBySide { Console.printStyled(lines) } else { Console.print(lines) }
    return .failures
  }

  // MARK: Texts

  private func textDifference() throws -> String {
    let (before, after) = (try ComparedText(path: old), try ComparedText(path: new))
    guard before.text != after.text else { return "" }
    let difference = DifferenceText(
      from: old, to: new, old: before.text, new: after.text, basis: basis(before, after))
    return format == .words ? difference.summary : rows(before.text, after.text)
  }

  private func basis(_ before: ComparedText, _ after: ComparedText) -> DifferenceText.Basis {
    do throws(Companion.Problem) {
      return .facts(old: try before.facts(), new: try after.facts())
    } catch {
      return .texts(error)
    }
  }

  private func rows(_ before: String, _ after: String) -> String {
    let diff = UnifiedDiff(old: before, new: after)
    return format == .unified
      ? diff.text(from: old, to: new)
      : SideBySide(diff, width: terminal.columns, isColored: terminal.isColored).text
  }

  // MARK: Documents

  private func documentDifference() throws -> String {
    let (before, after) = (try scenes(of: old), try scenes(of: new))
    guard format == .words else {
      let (old, new) = (before.map(\.picture).joined(separator: "\n"), after.map(\.picture).joined(separator: "\n"))
      return old == new ? "" : rows(old, new)
    }
    let gone = before.filter { scene in !after.contains { $0.id == scene.id } }
    let changes = after.map { scene in scene.changes(since: before.first { $0.id == scene.id }) }
    return (changes + gone.map { "\($0.title): the scene was removed\n" }).filter { !$0.isEmpty }.joined(
      separator: "\n")
  }

  private func scenes(of path: String) throws -> [ComparedScene] {
    if path == "/dev/null" { return [] }
    let file = try DocumentFile(path)
    var loading = LoadingOptions()
    loading.missingCode = .recorded
    let scenes = DocumentScenes(file, under: Circumstances(device: device), textMetrics: .cells, options: loading)
    let shown = try scenes.load(file.sceneIDs(scene)).map { ComparedScene($0) }
    if let failure = scenes.firstFailure { throw InputError(failure) }
    return shown
  }
}

/// A text file with the companion beside it.
private struct ComparedText {
  let text: String
  private let companion: String?

  init(path: String) throws {
    guard path != "/dev/null" else {
      (text, companion) = ("", nil)
      return
    }
    text = try InputText.text(of: path)
    companion = try? InputText.text(of: path + ".tree")
  }

  func facts() throws(Companion.Problem) -> TreeFacts { try Companion.facts(in: companion, golden: text) }
}

/// A scene of a document with its picture and its facts.
@MainActor private struct ComparedScene {
  let id: String
  let title: String
  let picture: String
  private let facts: TreeFacts

  init(_ scene: LoadedScene) {
    id = scene.id
    title = scene.title
    picture = scene.enter { "== \(scene.title)\n\(Snapshotting<UIView>.ascii.ofScreen.text(of: scene.window))\n" }
    facts = scene.enter { TreeFacts(of: scene.window) }
  }

  /// What changed since an earlier state, under the scene's title; empty if nothing did.
  func changes(since old: ComparedScene?) -> String {
    guard let old else { return "\(title): the scene was added\n" }
    let report = ChangeReport(old: old.facts, new: facts)
    return report.isEmpty ? "" : "== \(title)\n\(report.text)"
  }
}
