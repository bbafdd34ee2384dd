public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
import Synchronization

/// A film or a sound: its address, and how long the simulated device says that it lasts.
///
/// A file whose name ends as those of sounds do has a track of sound; a list of streams has none that are known; all
/// others have a track of pictures and one of sound.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, _HasTracks, @unchecked Sendable {
  let address: URL?
  /// How long a film of the photo library lasts; nil for what the device says.
  let seconds: TimeInterval?
  /// The bytes of a film of the photo library.
  let bytes: Data?
  let loaded = LoadedKeys()
  private let made = Mutex<[AVAssetTrack]?>(nil)

  /// The duration that `XCUIDevice.media` gives for the address, 10 seconds by default.
  open var duration: CMTime {
    CMTime(seconds: seconds ?? MediaDevice.current.duration(of: address), preferredTimescale: 600)
  }
  /// Whether the asset can be played, always true.
  open var isPlayable: Bool { true }
  /// Whether the asset can be exported, always true.
  open var isExportable: Bool { true }
  /// Whether the asset can be read, always true.
  open var isReadable: Bool { true }
  /// Whether the asset can be part of a composition, always true.
  open var isComposable: Bool { true }
  /// Whether the asset can be shown on another device, always true.
  open var isCompatibleWithAirPlayVideo: Bool { true }
  /// Whether the asset has protected content, always false.
  open var hasProtectedContent: Bool { false }
  /// Whether the duration and times are exact, always true.
  open var providesPreciseDurationAndTiming: Bool { true }
  /// The natural speed, always 1.
  open var preferredRate: Float { 1 }
  /// The natural volume, always 1.
  open var preferredVolume: Float { 1 }
  /// How pictures are turned, always the identity.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The size of the pictures; zero without a track of pictures.
  open var naturalSize: CGSize { trackList.first { $0.mediaType == .video }?.naturalSize ?? .zero }
  /// When the asset was made, always nil.
  open var creationDate: AVMetadataItem? { nil }
  /// The language and region of the asset, always nil.
  open var lyrics: String? { nil }
  /// What is known about the asset, always empty.
  open var metadata: [AVMetadataItem] { [] }
  /// What is known about the asset under common keys, always empty.
  open var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }
  /// The formats of what is known about the asset, always empty.
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  /// Returns what is known about the asset in a format, always empty.
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  /// The tracks that the asset has.
  var trackList: [AVAssetTrack] {
    made.withLock { known in
      if let known { return known }
      let made = MediaKind(of: address).types.enumerated().map { AVAssetTrack(self, CMPersistentTrackID($0 + 1), $1) }
      known = made
      return made
    }
  }

  /// Creates an asset for an address; nothing is loaded.
  public convenience init(url URL: URL) { self.init(at: URL) }
  /// An asset with an address, or without one, such as a composition.
  init(at url: URL?, seconds: TimeInterval? = nil, bytes: Data? = nil) {
    (address, self.seconds, self.bytes) = (url, seconds, bytes)
  }

  /// Loads properties before they are read; they are loaded in the next turn, when the closure is called.
  @preconcurrency open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) { loaded.load(keys, "values of AVAsset", handler) }
  /// Returns whether a property was loaded.
  open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
    loaded.status(of: key)
  }
  /// Cancels what is being loaded.
  open func cancelLoading() { loaded.cancel() }
}

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address of the film or sound.
  public let url: URL
  /// The object that asks the app for what it loads itself.
  public private(set) lazy var resourceLoader = AVAssetResourceLoader(url)
  /// Creates an asset for an address; the options are not used.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(at: URL)
  }
  /// A film of the photo library.
  package init(film url: URL, seconds: TimeInterval, bytes: Data?) {
    self.url = url
    super.init(at: url, seconds: seconds, bytes: bytes)
  }
  /// Returns the formats that can be opened.
  open class func audiovisualTypes() -> [AVFileType] { [.mov, .mp4, .m4v, .m4a, .caf, .wav, .aiff, .mp3, .mobile3GPP] }
  /// Returns the MIME types that can be opened.
  open class func audiovisualMIMETypes() -> [String] {
    ["video/quicktime", "video/mp4", "video/x-m4v", "audio/mp4", "audio/mpeg", "audio/wav", "audio/aiff"]
  }
  /// Returns whether a MIME type, without its parameters, can be opened.
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
    let type = extendedMIMEType.prefix { $0 != ";" }.lowercased()
    return audiovisualMIMETypes().contains(type)
  }
}

/// The key of an asset's options for whether durations and times are exact.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// The key of an asset's options for the cookies of its requests.
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
/// The key of an asset's options for whether a mobile network may be used.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
/// The key of an asset's options for the user agent of its requests.
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"

/// What the name of a file says about its contents.
enum MediaKind {
  case film, sound, stream

  init(of url: URL?) {
    switch url?.pathExtension.lowercased() ?? "" {
    case "mp3", "m4a", "m4b", "aac", "wav", "aif", "aiff", "aifc", "caf", "flac", "ogg", "oga", "opus": self = .sound
    case "m3u8": self = .stream
    default: self = .film
    }
  }

  var types: [AVMediaType] {
    switch self {
    case .film: [.video, .audio]
    case .sound: [.audio]
    case .stream: []
    }
  }
}
