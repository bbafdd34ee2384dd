/// What this reader takes and the real Maestro refuses, in the order in which it was found.
package final class FlowRemarks {
  package struct Remark: Equatable, Sendable {
    /// What it is that Maestro refuses, and after a comma what to do.
    package let text: String
    package let position: TextPosition
  }

  package private(set) var remarks: [Remark] = []

  package init() {}

  func add(_ text: String, at position: TextPosition) {
    let remark = Remark(text: text, position: position)
    if !remarks.contains(remark) { remarks.append(remark) }
  }
}
