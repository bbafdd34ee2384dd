public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// Writes samples into a file. They are counted and not encoded: the file that is written is empty.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  /// How far a writer is: not begun, writing, done, failed, or cancelled.
  public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }

  /// The address of the file.
  public let outputURL: URL
  /// The format of the file.
  public let outputFileType: AVFileType
  /// How far the writer is.
  open private(set) var status = Status.unknown
  /// Why the writer has failed; nil if it has not.
  open private(set) var error: (any Error)?
  /// The inputs that were added.
  open private(set) var inputs: [AVAssetWriterInput] = []
  /// The formats of media that the file can have.
  open var availableMediaTypes: [AVMediaType] { [.video, .audio, .text, .metadata] }
  /// What is written about the film; kept, without effect.
  open var metadata: [AVMetadataItem] = []
  /// Whether the file is made for the network; kept, without effect.
  open var shouldOptimizeForNetworkUse = false
  /// After how long a part of the film is written; kept, without effect.
  open var movieFragmentInterval = CMTime.invalid
  /// How many parts a second has in the film's times; kept, without effect.
  open var movieTimeScale: CMTimeScale = 0
  /// The folder for files in between; kept, without effect.
  open var directoryForTemporaryFiles: URL?
  private var isInSession = false

  /// Creates a writer for a file of a format.
  public init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
  }
  /// Creates a writer for a file of a format.
  public convenience init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(url: outputURL, fileType: outputFileType)
  }

  /// Returns whether settings can be used for a kind of media, always true.
  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { true }
  /// Returns whether an input can be added; false once the writer has begun, and for one that is there.
  open func canAdd(_ input: AVAssetWriterInput) -> Bool {
    status == .unknown && !inputs.contains { $0 === input } && input.writer == nil
  }
  /// Adds an input, if it can be added.
  open func add(_ input: AVAssetWriterInput) {
    guard canAdd(input) else { return }
    inputs.append(input)
    input.writer = self
  }

  /// Begins; false where there is a file already, or the writer has begun.
  @discardableResult open func startWriting() -> Bool {
    guard status == .unknown else { return false }
    guard !FileManager.default.fileExists(atPath: outputURL.path) else {
      fail(AVError(.fileAlreadyExists))
      return false
    }
    status = .writing
    return true
  }
  /// Begins a session of samples; samples cannot be added before.
  open func startSession(atSourceTime startTime: CMTime) { if status == .writing { isInSession = true } }
  /// Ends a session of samples.
  open func endSession(atSourceTime endTime: CMTime) { isInSession = false }
  /// Ends the writing; there is no file.
  open func cancelWriting() { if status == .writing { status = .cancelled } }
  /// Writes the file and calls the closure in the next turn.
  @preconcurrency open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, "the end of AVAssetWriter") { [self] in
      finish()
      UserCode.run { handler() }
    }
  }
  /// Writes the file; then `status` says how that went.
  open func finishWriting() async { finish() }

  var takesSamples: Bool { status == .writing && isInSession }

  private func fail(_ error: AVError) { (status, self.error) = (.failed, error) }

  private func finish() {
    guard status == .writing else { return }
    do {
      try OutputFile.write([], to: outputURL.path)
      status = .completed
    } catch {
      fail(AVError(.unknown))
    }
  }
}

/// Takes the samples of a track of a file.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  /// The kind of media.
  public let mediaType: AVMediaType
  /// The format of the samples in the file; nil for that which they have.
  public let outputSettings: [String: Any]?
  /// What the samples are that will be added.
  public let sourceFormatHint: CMFormatDescription?
  /// Whether samples come as they are made; kept, without effect.
  open var expectsMediaDataInRealTime = false
  /// How pictures are turned; kept, without effect.
  open var transform = CGAffineTransform.identity
  /// What is written about the track; kept, without effect.
  open var metadata: [AVMetadataItem] = []
  /// The size of the pictures; kept, without effect.
  open var naturalSize = CGSize.zero
  /// How many parts a second has in the track's times; kept, without effect.
  open var mediaTimeScale: CMTimeScale = 0
  /// The natural volume; kept, without effect.
  open var preferredVolume: Float = 1
  /// The language of the track by its code; kept, without effect.
  open var languageCode: String?
  weak var writer: AVAssetWriter?
  private var isFinished = false
  /// How many samples were added.
  @_spi(Plainview) public private(set) var sampleCount = 0

  /// Creates an input for a kind of media.
  public init(
    mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
  ) {
    (self.mediaType, self.outputSettings, self.sourceFormatHint) = (mediaType, outputSettings, sourceFormatHint)
  }

  /// Whether samples can be added: in a session, until they are marked as finished.
  open var isReadyForMoreMediaData: Bool { writer?.takesSamples == true && !isFinished }
  /// Counts a sample; false where none can be added.
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { count() }
  func count() -> Bool {
    guard isReadyForMoreMediaData else { return false }
    sampleCount += 1
    return true
  }
  /// Says that no more samples come.
  open func markAsFinished() { isFinished = true }
  /// Calls the closure on the queue, which adds samples as long as the input is ready.
  @preconcurrency open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) { DelegateQueue(queue).run { block() } }
}

/// Takes pictures as buffers of pixels for an input.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  /// The input that gets the pictures.
  public let assetWriterInput: AVAssetWriterInput
  /// The attributes of the buffers.
  public let sourcePixelBufferAttributes: [String: Any]?

  /// Creates an adaptor for an input.
  public init(
    assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil
  ) { (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes) }
}
