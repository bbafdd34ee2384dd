package import Foundation
@_spi(Plainview) package import PlainviewUIKitCore

/// The result of a run of a flow, step by step; the same flow and app give the same report.
package struct FlowReport: Equatable, Sendable {
  package enum Status: String, Sendable {
    case passed
    case failed
    /// Not run, because a condition does not hold.
    case skipped
    /// Not as it should be, but the flow goes on: an optional step that failed, or a tap on what is disabled.
    case warned
  }

  /// What went wrong, where, and what helps.
  package struct Problem: Equatable, Sendable {
    package let path: String
    package let position: TextPosition
    /// What is wrong, and after a comma what to do.
    package let message: String
    /// Lines that help: elements, remedies, a difference.
    package let details: [String]
    /// Lines that help if those do not: the part of the tree, what happened before.
    package var context: [String] = []

    /// The problem in short, for steps that may fail.
    var withoutContext: Self {
      var problem = self
      problem.context = []
      return problem
    }
  }

  package struct Step: Equatable, Sendable {
    /// The command for readers, with its expressions as they are written.
    package let command: String
    package let label: String?
    package let path: String
    package let position: TextPosition
    /// How many commands the step is inside of.
    package let depth: Int
    package var status: Status
    /// Why the step failed or was warned of; nil too for a step that failed because a step inside it did.
    package var problem: Problem?
    /// Why the step was skipped.
    package var reason: String?
    /// What the app wrote to its console meanwhile, the calls among it.
    package var console: [String] = []
    /// What was asked meanwhile of objects whose code is not in the program.
    package var calls: [RecordedCall] = []
    /// Virtual seconds from the start of the run to the end of the step.
    package var time: TimeInterval
    /// The screen after the step, if the run keeps screens and there was one.
    package var screen: String?
    /// The same as an image, a document of Scalable Vector Graphics, if the run keeps images.
    package var image: String?
  }

  /// A screen as text, by the name that the flow gave it.
  package struct Frame: Equatable, Sendable {
    package let name: String
    package let text: String
    package let path: String
    package let position: TextPosition
  }

  /// The flow's file, as it was given.
  package let path: String
  package let name: String?
  package let tags: [String]
  /// The document that the flow is played on, relative as the flow's path is.
  package let document: String?
  package internal(set) var steps: [Step] = []
  package internal(set) var frames: [Frame] = []
  /// The screen when a step failed for the first time, or where the run was told to end; nil without either.
  package internal(set) var lastScreen: String?
  /// The real seconds that the run took, measured by the caller; nil in reports that have to be the same
  /// everywhere.
  package var realDuration: TimeInterval?
  /// Which wires of the app carried something, if the app records that.
  package internal(set) var wiring = WiringCoverage()

  init(of flow: Flow) {
    path = flow.path
    name = flow.header.name
    tags = flow.header.tags
    document = flow.documentPath
  }

  package var passed: Bool { !steps.contains { $0.status == .failed } }

  /// The problems of the steps that failed, in order.
  package var failures: [Problem] { steps.filter { $0.status == .failed }.compactMap(\.problem) }

  /// The virtual seconds that the run took.
  package var duration: TimeInterval { steps.last?.time ?? 0 }
}
