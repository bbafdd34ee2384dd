public import Foundation
import PlainviewRuntime

/// The type of media, such as video or audio.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The code of the type, four characters.
  public let rawValue: String
  /// Creates a type from its code.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a type from its code, without a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Pictures that move.
  public static let video = AVMediaType("vide")
  /// Sound.
  public static let audio = AVMediaType("soun")
  /// Text.
  public static let text = AVMediaType("text")
  /// Subtitles.
  public static let subtitle = AVMediaType("sbtl")
  /// Closed captions.
  public static let closedCaption = AVMediaType("clcp")
  /// Time codes.
  public static let timecode = AVMediaType("tmcd")
  /// Metadata.
  public static let metadata = AVMediaType("meta")
  /// Video and audio in one.
  public static let muxed = AVMediaType("muxx")
}

/// The format of a media file, as a uniform type identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The identifier of the format.
  public let rawValue: String
  /// Creates a format from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a format from its identifier, without a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A QuickTime movie.
  public static let mov = AVFileType("com.apple.quicktime-movie")
  /// An MPEG-4 film.
  public static let mp4 = AVFileType("public.mpeg-4")
  /// An MPEG-4 film in Apple's variant.
  public static let m4v = AVFileType("com.apple.m4v-video")
  /// An MPEG-4 sound.
  public static let m4a = AVFileType("com.apple.m4a-audio")
  /// A Core Audio file.
  public static let caf = AVFileType("com.apple.coreaudio-format")
  /// A WAVE sound.
  public static let wav = AVFileType("com.microsoft.waveform-audio")
  /// An AIFF sound.
  public static let aiff = AVFileType("public.aiff-audio")
  /// An MP3 sound.
  public static let mp3 = AVFileType("public.mp3")
  /// A JPEG picture.
  public static let jpg = AVFileType("public.jpeg")
  /// A HEIC picture.
  public static let heic = AVFileType("public.heic")
}

/// A film or a sound: its address, and how long the simulated device says that it lasts.
open class AVAsset: NSObject, @unchecked Sendable {
  let address: URL?
  /// The duration that `XCUIDevice.media` gives for the address, 10 seconds by default.
  open var duration: CMTime {
    CMTime(seconds: MediaDevice.current.duration(of: address), preferredTimescale: 600)
  }
  /// Whether the asset can be played, always true.
  open var isPlayable: Bool { true }
  /// Whether the asset can be exported, always true.
  open var isExportable: Bool { true }
  /// Whether the asset can be read, always true.
  open var isReadable: Bool { true }
  /// The natural speed, always 1.
  open var preferredRate: Float { 1 }
  /// The natural volume, always 1.
  open var preferredVolume: Float { 1 }

  /// Creates an asset for an address; nothing is loaded.
  public init(url URL: URL) { address = URL }

  /// Properties that are loaded before they are read; they are there at once.
  @preconcurrency open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "values of AVAsset") { UserCode.run { handler?() } }
  }
  /// Does nothing; values are there at once.
  open func cancelLoading() {}
}

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address of the film or sound.
  public let url: URL
  /// Creates an asset for an address; the options are not used.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(url: URL)
  }
}
