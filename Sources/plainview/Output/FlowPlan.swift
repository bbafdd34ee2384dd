import Foundation
import PlainviewUIAutomation

/// The flows that arguments name, in the order in which they are played.
struct FlowPlan {
  /// A part of the flows that a workspace orders, or that stand by themselves.
  private struct Part {
    let workspace: Workspace?
    let flows: [Flow]
  }

  private let parts: [Part]
  private let variables: [(name: String, value: String)]

  /// Files as they are; folders with `config.yaml` as it says; other folders as the flows that are in them.
  init(_ arguments: [String], variables: [(name: String, value: String)]) throws {
    self.variables = variables
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
        parts.append(Part(workspace: workspace, flows: try FlowFiles.flows(at: paths, variables: variables)))
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
    for part in parts {
      guard let workspace = part.workspace else {
        flows += selection.apply(to: part.flows)
        continue
      }
      var own = selection
      own.includedTags.formUnion(workspace.configuration.includedTags)
      own.excludedTags.formUnion(workspace.configuration.excludedTags)
      let chosen = own.apply(to: part.flows)
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
