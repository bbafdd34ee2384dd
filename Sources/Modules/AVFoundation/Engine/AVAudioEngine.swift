public import Foundation
import PlainviewRuntime

/// Nodes and the connections between them; they play on the app's clock, and nothing is heard.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// Where sound leaves the device.
  public let outputNode = AVAudioOutputNode()
  /// Where sound comes from.
  public let inputNode = AVAudioInputNode()
  /// Whether the engine was started and not stopped.
  open private(set) var isRunning = false
  /// Whether the engine may stop when nothing plays; kept, without effect.
  open var isAutoShutdownEnabled = false
  /// The nodes of the engine, including its input and output.
  open private(set) var attachedNodes: Set<AVAudioNode> = []

  private struct Connection {
    let from: AVAudioNode
    let to: AVAudioNode
    let output: AVAudioNodeBus
    let input: AVAudioNodeBus
  }
  private var connections: [Connection] = []
  private var began: TimeInterval = 0

  public override init() {
    super.init()
    for node in [outputNode, inputNode] as [AVAudioNode] { attach(node) }
  }

  /// What is connected with the output from its first use on.
  open private(set) lazy var mainMixerNode: AVAudioMixerNode = {
    let mixer = AVAudioMixerNode()
    attach(mixer)
    connect(mixer, to: outputNode, format: nil)
    return mixer
  }()

  /// Adds a node to the engine.
  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.attached(to: self)
  }
  /// Removes a node with all its connections.
  open func detach(_ node: AVAudioNode) {
    disconnectNodeInput(node)
    disconnectNodeOutput(node)
    attachedNodes.remove(node)
    node.attached(to: nil)
  }

  // MARK: Connections

  /// Connects the first output of a node with another node: a mixer's next free input, otherwise the first.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    connect(
      node1, to: node2, fromBus: 0, toBus: (node2 as? AVAudioMixerNode)?.nextAvailableInputBus ?? 0, format: format)
  }
  /// A bus has one connection: earlier connections of either bus are removed.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {
    disconnectNodeOutput(node1, bus: bus1)
    disconnectNodeInput(node2, bus: bus2)
    connections.append(Connection(from: node1, to: node2, output: bus1, input: bus2))
  }
  /// Connects an output of a node with several inputs, and with none besides.
  open func connect(
    _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {
    disconnectNodeOutput(sourceNode, bus: sourceBus)
    for point in destNodes {
      guard let node = point.node else { continue }
      disconnectNodeInput(node, bus: point.bus)
      connections.append(Connection(from: sourceNode, to: node, output: sourceBus, input: point.bus))
    }
  }
  /// What leads into an input of a node; nil for nothing.
  open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
    let connection = connections.first { $0.to === node && $0.input == bus }
    return connection.map { AVAudioConnectionPoint(node: $0.from, bus: $0.output) }
  }
  /// The inputs that an output of a node leads to.
  open func outputConnectionPoints(for node: AVAudioNode, outputBus bus: AVAudioNodeBus) -> [AVAudioConnectionPoint] {
    connections.filter { $0.from === node && $0.output == bus }
      .map { AVAudioConnectionPoint(node: $0.to, bus: $0.input) }
  }
  /// Removes all connections that lead into a node.
  open func disconnectNodeInput(_ node: AVAudioNode) { connections.removeAll { $0.to === node } }
  /// Removes the connection that leads into an input of a node.
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    connections.removeAll { $0.to === node && $0.input == bus }
  }
  /// Removes all connections that lead out of a node.
  open func disconnectNodeOutput(_ node: AVAudioNode) { connections.removeAll { $0.from === node } }
  /// Removes the connection that leads out of an output of a node.
  open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    connections.removeAll { $0.from === node && $0.output == bus }
  }

  func nextInput(of node: AVAudioNode) -> AVAudioNodeBus {
    let taken = Set(connections.filter { $0.to === node }.map(\.input))
    return (0...).first { !taken.contains($0) } ?? 0
  }
  func isConnected(_ node: AVAudioNode) -> Bool { connections.contains { $0.from === node } }
  /// How many times faster than real time the nodes behind a node ask for its sound.
  func speed(behind node: AVAudioNode) -> Double {
    var speed = 1.0
    var seen: Set<AVAudioNode> = [node]
    var current = node
    while let next = connections.first(where: { $0.from === current })?.to, seen.insert(next).inserted {
      speed *= next.speed
      current = next
    }
    return max(speed, 0.01)
  }

  // MARK: Running

  /// Does nothing; the engine needs no preparation.
  open func prepare() {}
  /// Starts the engine, so that its player nodes play; no error is thrown.
  open func start() throws {
    guard !isRunning else { return }
    isRunning = true
    began = SimulatedProcess.current.clock.now
    for node in attachedNodes { node.engineChanged() }
  }
  /// Stops the engine, in the same manner as `stop()`.
  open func pause() { stop() }
  /// Stops the engine; player nodes keep how much they have still to play.
  open func stop() {
    guard isRunning else { return }
    isRunning = false
    for node in attachedNodes { node.engineChanged() }
  }
  /// Resets every node; player nodes drop what they have still to play.
  open func reset() { for node in attachedNodes { node.reset() } }

  var renderTime: AVAudioTime? {
    guard isRunning else { return nil }
    let clock = SimulatedProcess.current.clock.now
    let frames = AVAudioFramePosition(((clock - began) * AVAudioFormat.usual.sampleRate).rounded())
    return AVAudioTime(
      hostTime: AVAudioTime.hostTime(forSeconds: clock), sampleTime: frames, atRate: AVAudioFormat.usual.sampleRate)
  }
}

extension NSNotification.Name {
  /// The name for a change of the hardware; never posted here.
  public static let AVAudioEngineConfigurationChange = Self("AVAudioEngineConfigurationChangeNotification")
}
