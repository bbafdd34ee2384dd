/// Many steps in little memory: each different one once, and their order as numbers.
package struct StepRecord {
  private var different: [UserStep] = []
  private var indices: [UserStep: UInt32] = [:]
  private var order: [UInt32] = []

  package init() {}

  package mutating func append(_ step: UserStep) {
    let next = UInt32(different.count)
    let index = indices[step] ?? next
    if index == next {
      different.append(step)
      indices[step] = next
    }
    order.append(index)
  }

  package var count: Int { order.count }

  /// All of them, in the order in which they were taken.
  package var steps: [UserStep] { order.map { different[Int($0)] } }
}
