import Foundation
import PlainviewRuntime

/// How a buffer is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The buffer is repeated.
  public static let loops = Self(rawValue: 1)
  /// The buffer replaces whatever is still to be played.
  public static let interrupts = Self(rawValue: 2)
  /// The buffer replaces a repeated one when that has ended; without effect here.
  public static let interruptsAtLoop = Self(rawValue: 4)
}

/// When a player calls the completion handler of a file or buffer.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  /// When the data was taken, when it was rendered, or when it was heard.
  case dataConsumed, dataRendered, dataPlayedBack
}

/// Plays files and buffers one after the other, on the app's clock.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  private struct Piece {
    let name: String
    /// Seconds at its own speed.
    var length: TimeInterval
    var repeats = false
    let completion: (() -> Void)?
  }

  public override init() { super.init() }
  open override var numberOfInputs: Int { 0 }
  /// The volume of the player, from 0 to 1; nothing is heard.
  open var volume: Float = 1
  /// The position between left, -1, and right, 1; nothing is heard.
  open var pan: Float = 0
  /// Whether the player was started and not paused or stopped.
  open private(set) var isPlaying = false

  private var pieces: [Piece] = []
  private var end: VirtualClock.Token?
  /// When the piece that plays went on, and when the player began.
  private var wentOn: TimeInterval = 0
  private var began: TimeInterval = 0

  // MARK: What is to be played

  /// Adds a file from its current frame to its end to what is played; the time is not used.
  open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {
    let frames = AVAudioFrameCount(clamping: file.length - file.framePosition)
    scheduleSegment(
      file, startingFrame: file.framePosition, frameCount: frames, at: when, completionHandler: completionHandler)
  }
  /// Adds a file to what is played; the closure receives the callback type it asked for.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleFile(file, at: when) { completionHandler?(completionCallbackType) }
  }
  /// Adds a part of a file to what is played; the time is not used.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {
    let seconds = Double(numberFrames) / file.processingFormat.sampleRate
    add(Piece(name: file.url.lastPathComponent, length: seconds, completion: completionHandler))
  }
  /// Adds a buffer to what is played.
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {
    scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
  }
  /// Adds a buffer with options to what is played; the time is not used.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {
    if options.contains(.interrupts) { drop() }
    let seconds = Double(buffer.frameLength) / buffer.format.sampleRate
    add(Piece(name: "data", length: seconds, repeats: options.contains(.loops), completion: completionHandler))
  }
  /// Does nothing; the player needs no preparation.
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

  private func add(_ piece: Piece) {
    pieces.append(piece)
    if isPlaying, pieces.count == 1 { goOn() }
  }

  // MARK: Playing

  /// Raises the exceptions that AVFAudio has where no engine runs, or nothing is connected.
  open func play() {
    guard let engine else { return fail("required condition is false: _engine != nil") }
    guard engine.isRunning else { return fail("required condition is false: _engine->IsRunning()") }
    guard engine.isConnected(self) else { return fail("player started when in a disconnected state") }
    guard !isPlaying else { return }
    isPlaying = true
    began = SimulatedProcess.current.clock.now
    goOn()
  }
  /// Starts playing at once; the time is not used.
  open func play(at when: AVAudioTime?) { play() }
  /// Pauses; `play()` goes on with the rest.
  open func pause() {
    guard isPlaying else { return }
    halt()
    isPlaying = false
  }
  /// Drops what is still to be played, and calls its completion handlers.
  open func stop() {
    isPlaying = false
    drop()
  }
  open override func reset() { drop() }

  /// Returns a time counted from the player's start as a time of the engine; nil while it does not play.
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
    guard isPlaying, let now = lastRenderTime, let player = self.playerTime(forNodeTime: now) else { return nil }
    return AVAudioTime(
      sampleTime: playerTime.sampleTime + now.sampleTime - player.sampleTime, atRate: now.sampleRate)
  }
  /// A moment of the engine counted from the player's beginning; nil while it does not play.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
    guard isPlaying, let now = lastRenderTime else { return nil }
    let frames = AVAudioFramePosition(((SimulatedProcess.current.clock.now - began) * now.sampleRate).rounded())
    return AVAudioTime(sampleTime: frames + nodeTime.sampleTime - now.sampleTime, atRate: now.sampleRate)
  }

  override func engineChanged() {
    guard isPlaying else { return }
    if engine?.isRunning == true { goOn() } else { halt() }
  }
  override func attached(to engine: AVAudioEngine?) {
    if engine == nil { stop() }
    super.attached(to: engine)
  }

  private var rate: Double { engine?.speed(behind: self) ?? 1 }

  private func goOn() {
    cancel()
    guard let piece = pieces.first else { return }
    let clock = SimulatedProcess.current.clock
    wentOn = clock.now
    MediaDevice.current.change { $0.played.append(piece.name) }
    end = clock.schedule(after: piece.length / rate, "the end of AVAudioPlayerNode's sound", repeats: piece.repeats) {
      [weak self] in
      self?.finish()
    }
  }
  /// Keeps how much of the piece is left.
  private func halt() {
    guard end != nil, let piece = pieces.first else { return }
    cancel()
    let heard = (SimulatedProcess.current.clock.now - wentOn) * rate
    if !piece.repeats { pieces[0].length = max(0, piece.length - heard) }
  }
  private func cancel() {
    if let end { SimulatedProcess.current.clock.cancel(end) }
    end = nil
  }
  private func finish() {
    end = nil
    guard let piece = pieces.first else { return }
    guard !piece.repeats else { return goOn() }
    pieces.removeFirst()
    tell(piece)
    if isPlaying, end == nil { goOn() }
  }
  private func drop() {
    cancel()
    let rest = pieces
    pieces = []
    for piece in rest { tell(piece) }
  }
  private func tell(_ piece: Piece) {
    nonisolated(unsafe) let completion = piece.completion ?? {}
    guard MainQueue.isCurrent else { return completion() }
    MainQueue.withoutIsolation { UserCode.run { completion() } }
  }

  private func fail(_ reason: String) {
    guard MainQueue.isCurrent else { return }
    let exception = UncaughtException(name: "com.apple.coreaudio.avfaudio", reason: reason)
    MainQueue.withoutIsolation { raise(exception) }
  }
}
