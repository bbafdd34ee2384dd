import Foundation
import PlainviewUIAutomation

/// The flows that arguments name, in the order in which they are played.
struct FlowPlan {
  /// A part of the flows that a workspace orders, or that it does not order.
  private struct Part {
    let workspace: Workspace?
    let flows: [Flow]
  }

  private let parts: [Part]

  /// Files as they are; folders with `config.yaml` as it says; other folders as the flows that are in them.
  init(_ arguments: [String], variables: [(name: String, value: String)]) throws {
    var parts: [Part] = []
    var problems: [String] = []
    for argument in arguments {
      let workspace: Workspace?
      let paths: [String]
      do {
        workspace = try FlowFiles.isFolder(argument) ? Workspace(folder: argument) : nil
        paths = try workspace?.paths() ?? FlowFiles.paths(of: argument, endings: FlowFiles.endings)
      } catch let error as FlowError {
        problems.append("\(error)")
        continue
      }
      do {
        let flows = try FlowFiles.flows(at: paths, variables: variables)
        if workspace == nil, let last = parts.last, last.workspace == nil {
          parts[parts.count - 1] = Part(workspace: nil, flows: last.flows + flows)
        } else {
          parts.append(Part(workspace: workspace, flows: flows))
        }
      } catch let error as InputError {
        problems.append(error.text)
      }
    }
    guard problems.isEmpty else { throw InputError(problems.joined(separator: "\n")) }
    self.parts = parts
  }

  /// The flows that are chosen, and those of them that are left out after one that failed, by its path.
  func chosen(_ selection: FlowSelection) throws -> (flows: [Flow], dependents: [String: [String]]) {
    var flows: [Flow] = []
    var dependents: [String: [String]] = [:]
    let tagged = parts.map { Self.tagged($0, selection) }
    // A shard is one of all flows, in whatever part.
    let members = selection.shard.map { Set($0.members(of: tagged.flatMap(\.self)).map(\.path)) }
    var order = FlowSelection()
    order.seed = selection.seed
    for (part, tagged) in zip(parts, tagged) {
      let chosen = order.apply(to: tagged.filter { members?.contains($0.path) ?? true })
      guard let workspace = part.workspace else {
        flows += chosen
        continue
      }
      do {
        let (sequence, others) = try workspace.ordered(chosen, all: part.flows)
        flows += sequence + others
        guard !workspace.configuration.continuesOnFailure else { continue }
        for (index, flow) in sequence.enumerated() { dependents[flow.path] = sequence[(index + 1)...].map(\.path) }
      } catch {
        throw InputError("\(error)")
      }
    }
    return (flows, dependents)
  }

  /// Whether the tags choose any flow, of all shards.
  func hasFlows(for selection: FlowSelection) -> Bool { parts.contains { !Self.tagged($0, selection).isEmpty } }

  /// The flows of a part that the tags choose, those of its workspace among them.
  private static func tagged(_ part: Part, _ selection: FlowSelection) -> [Flow] {
    var own = selection
    own.includedTags.formUnion(part.workspace?.configuration.includedTags ?? [])
    own.excludedTags.formUnion(part.workspace?.configuration.excludedTags ?? [])
    return own.tagged(part.flows)
  }

  /// What answers the requests of the flows' scripts: a file that was named, else those of the workspaces.
  func answers(_ file: String?) throws -> (@MainActor (FlowRequest) throws -> FlowResponse?)? {
    var paths = file.map { [$0] } ?? []
    if file == nil {
      for flow in parts.flatMap(\.flows) {
        guard let configuration = Workspace.configuration(around: flow.path), let http = configuration.http else {
          continue
        }
        let path = configuration.besides(http)
        if !paths.contains(path) { paths.append(path) }
      }
    }
    guard !paths.isEmpty else { return nil }
    let answers: [RequestAnswers]
    do {
      answers = try paths.map { try RequestAnswers.load(path: $0) }
    } catch {
      throw InputError("\(error)")
    }
    return { request in answers.lazy.compactMap { $0.answer(to: request) }.first }
  }
}
