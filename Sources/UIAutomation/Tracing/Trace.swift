package import Foundation
package import PlainviewRuntime
package import PlainviewSnapshot

/// What happened while a flow was played, step by step: causes, reasons, and their effects on the screen.
package struct Trace: Sendable {
  /// One command of the flow.
  package struct Step: Sendable {
    package let report: FlowReport.Step
    package internal(set) var events: [Event] = []
    /// The views of the screen after the step, parents first.
    package internal(set) var views: [View] = []
    /// What changed on the screen and why, described.
    package internal(set) var changes = ChangeReport.none
    /// The rows in which the text of the screen after the step differs from the one before.
    package internal(set) var rows: [ChangedRow] = []
    /// The screen after the step as an image, a document of Scalable Vector Graphics; empty where no images are kept.
    package internal(set) var image = ""
    package internal(set) var touches: [Touch] = []
    /// The views that were there before and have another frame now.
    package internal(set) var moves: [Move] = []
  }

  /// Something that happened: an entry of the app's transcript.
  package struct Event: Equatable, Sendable {
    package let entry: Transcript.Entry
    /// The number of the view that it is about; see `View.key`.
    package let view: Int?
    /// The number of the wire that it came along; see `TraceWiring.edges`.
    package let wire: Int?
  }

  /// A view on the screen.
  package struct View: Equatable, Sendable {
    /// The same number for the same view in all steps.
    package let key: Int
    package let depth: Int
    package let name: String
    /// In the window's coordinates, in points.
    package let frame: CGRect
    package let details: Details
  }

  /// What is known of a view.
  package struct Details: Hashable, Sendable {
    /// The frame as text.
    package let frame: String
    /// What determines the frame, a line each, as `explainFrame()` says it.
    package let constraints: [String]
    /// The responders after it, the next one first.
    package let responders: [String]
    /// The recognizers that look at its touches.
    package let recognizers: [String]
  }

  package struct ChangedRow: Equatable, Sendable {
    /// Counted from 1, in the new picture, or in the old one where the row is gone.
    package let number: Int
    package let old: String
    package let new: String
  }

  package struct Move: Equatable, Sendable {
    /// The number of the view.
    package let view: Int
    package let old: CGRect
    package let new: CGRect
  }

  package struct Touch: Equatable, Sendable {
    package let point: CGPoint
    /// began, moved, ended or cancelled.
    package let phase: String
  }

  /// The flow and what it was played on.
  package let title: String
  package internal(set) var device = SimulatedDevice.default
  package internal(set) var steps: [Step] = []
  package internal(set) var wiring = TraceWiring()

  package init(title: String) { self.title = title }

  /// How often each wire was used, by its text.
  package var wireUses: [String: Int] {
    steps.flatMap(\.events).compactMap(\.wire).reduce(into: [:]) { $0[wiring.edges[$1].text, default: 0] += 1 }
  }
}

extension ChangeReport {
  /// Nothing changed.
  static let none = ChangeReport(old: TreeFacts(views: []), new: TreeFacts(views: []))
}
