public import Foundation
import PlainviewRuntime

/// A part of an engine, with inputs and outputs of sound.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// The engine that it is attached to.
  open fileprivate(set) weak var engine: AVAudioEngine?
  /// The number of inputs, 1 for most nodes.
  open var numberOfInputs: Int { 1 }
  /// The number of outputs, 1 for most nodes.
  open var numberOfOutputs: Int { 1 }
  /// How many times faster than real time it asks for sound.
  var speed: Double { 1 }

  /// When the engine rendered last; nil while it does not run.
  open var lastRenderTime: AVAudioTime? { engine?.renderTime }
  /// Returns the format of an input: two channels of 44,100 frames a second.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .usual }
  /// Returns the format of an output: two channels of 44,100 frames a second.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .usual }
  /// Returns the name of an input, always nil.
  open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
  /// Returns the name of an output, always nil.
  open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }
  /// Does nothing in a plain node; a player node drops what it has still to play.
  open func reset() {}

  private var taps: [AVAudioNodeBus: VirtualClock.Token] = [:]

  /// Calls a block with the output, a buffer at a time, while the engine runs; all of it is silence.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {
    removeTap(onBus: bus)
    let format = format ?? outputFormat(forBus: bus)
    nonisolated(unsafe) let block = tapBlock
    // A device gives a tenth of a second at once, whatever is asked for.
    taps[bus] = SimulatedProcess.current.clock.schedule(after: 0.1, "a tap of AVAudioNode", repeats: true) {
      [weak self] in
      guard let time = self?.lastRenderTime,
        let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(format.sampleRate / 10))
      else { return }
      buffer.frameLength = buffer.frameCapacity
      UserCode.run { block(buffer, time) }
    }
  }
  /// Removes the block from an output.
  open func removeTap(onBus bus: AVAudioNodeBus) {
    if let tap = taps.removeValue(forKey: bus) { SimulatedProcess.current.clock.cancel(tap) }
  }

  func attached(to engine: AVAudioEngine?) { self.engine = engine }
  /// Called when the engine has started or stopped.
  func engineChanged() {}
}

/// Volume and stereo position of a source of a mixer.
public protocol AVAudioMixing: NSObjectProtocol {
  /// From 0 to 1.
  var volume: Float { get set }
  /// From -1, the left, to 1.
  var pan: Float { get set }
}

/// Mixes its inputs.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  public override init() { super.init() }
  /// The volume of the node, from 0 to 1; nothing is heard.
  open var volume: Float = 1
  /// The position between left, -1, and right, 1; nothing is heard.
  open var pan: Float = 0
  /// From 0 to 1.
  open var outputVolume: Float = 1
  /// The first input to which nothing is connected; 0 without an engine.
  open var nextAvailableInputBus: AVAudioNodeBus { engine?.nextInput(of: self) ?? 0 }
}

/// The device's sound, in or out.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  /// Seconds.
  open var presentationLatency: TimeInterval { 0 }
  /// Whether voice processing is on.
  open private(set) var isVoiceProcessingEnabled = false
  /// Switches voice processing on or off; kept, without other effect.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

/// The device's microphone.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
  open override var numberOfInputs: Int { 0 }
  /// The volume of the microphone, from 0 to 1; kept, without effect.
  open var volume: Float = 1
  /// The position between left, -1, and right, 1; kept, without effect.
  open var pan: Float = 0
}

/// The device's loudspeaker.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
  open override var numberOfOutputs: Int { 0 }
}
