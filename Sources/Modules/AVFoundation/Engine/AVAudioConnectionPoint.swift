public import Foundation

/// An input or an output of a node.
open class AVAudioConnectionPoint: NSObject, @unchecked Sendable {
  /// The node, which is not held.
  open private(set) weak var node: AVAudioNode?
  /// The number of the input or the output.
  public let bus: AVAudioNodeBus

  /// Creates a point of a node.
  public init(node: AVAudioNode, bus: AVAudioNodeBus) {
    self.node = node
    self.bus = bus
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(node:bus:)") }
}
