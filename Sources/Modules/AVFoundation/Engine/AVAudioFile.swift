public import Foundation
import PlainviewRuntime

/// A sound file: its length is the duration that the device gives for it, its samples are silence.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// The address of the file.
  public let url: URL
  /// The format of the file's samples.
  public let fileFormat: AVAudioFormat
  /// The format in which samples are read and written.
  public let processingFormat: AVAudioFormat
  /// The frame that is read next.
  open var framePosition: AVAudioFramePosition = 0
  private var written: AVAudioFramePosition?

  /// Creates a file without contents, as apps do until they have one.
  public override init() {
    url = URL(fileURLWithPath: "/dev/null")
    fileFormat = .usual
    processingFormat = .usual
    written = 0
  }
  /// Opens a file that is there; its contents are not looked at.
  public init(forReading fileURL: URL) throws {
    guard FileManager.default.fileExists(atPath: fileURL.path) else {
      throw NSError(domain: "com.apple.coreaudio.avfaudio", code: 2_003_334_207)
    }
    url = fileURL
    fileFormat = .usual
    processingFormat = .usual
  }
  /// Makes an empty file for sound.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    try OutputFile.write([], to: fileURL.path)
    url = fileURL
    fileFormat = AVAudioFormat(settings: settings) ?? .usual
    processingFormat = fileFormat
    written = 0
  }

  /// In frames.
  open var length: AVAudioFramePosition {
    written ?? AVAudioFramePosition((MediaDevice.current.duration(of: url) * processingFormat.sampleRate).rounded())
  }

  /// Fills a buffer with the frames that are left, up to its capacity.
  open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }
  /// Fills a buffer with so many frames at most.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    let left = max(0, length - framePosition)
    buffer.frameLength = AVAudioFrameCount(min(Int64(frames), Int64(buffer.frameCapacity), left))
    framePosition += Int64(buffer.frameLength)
  }
  /// Makes the file longer by a buffer.
  open func write(from buffer: AVAudioPCMBuffer) throws { written = length + Int64(buffer.frameLength) }
}

/// A piece of sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// The format of the samples.
  public let format: AVAudioFormat
  init(_ format: AVAudioFormat) { self.format = format }
}

/// A piece of sound as samples; they are silence until the app writes some.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// The number of frames for which the buffer has memory.
  public let frameCapacity: AVAudioFrameCount
  /// How many frames are of use.
  open var frameLength: AVAudioFrameCount = 0
  private let samples: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

  /// Creates a buffer of silence for a number of frames.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    let count = max(1, Int(frameCapacity) * Int(format.channelCount))
    samples = .allocate(capacity: count)
    samples.initialize(repeating: 0, count: count)
    channels = .allocate(capacity: max(1, Int(format.channelCount)))
    for channel in 0..<Int(format.channelCount) {
      (channels + channel).initialize(to: samples + channel * Int(frameCapacity))
    }
    super.init(format)
  }
  deinit {
    samples.deallocate()
    channels.deallocate()
  }

  /// The samples of each channel; nil where they are no floating-point numbers.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(channels) : nil
  }
  /// The distance between samples of a channel.
  open var stride: Int { 1 }
}
