public import Foundation
import PlainviewRuntime

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType("vide")
  public static let audio = AVMediaType("soun")
  public static let text = AVMediaType("text")
  public static let subtitle = AVMediaType("sbtl")
  public static let closedCaption = AVMediaType("clcp")
  public static let timecode = AVMediaType("tmcd")
  public static let metadata = AVMediaType("meta")
  public static let muxed = AVMediaType("muxx")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType("com.apple.quicktime-movie")
  public static let mp4 = AVFileType("public.mpeg-4")
  public static let m4v = AVFileType("com.apple.m4v-video")
  public static let m4a = AVFileType("com.apple.m4a-audio")
  public static let caf = AVFileType("com.apple.coreaudio-format")
  public static let wav = AVFileType("com.microsoft.waveform-audio")
  public static let aiff = AVFileType("public.aiff-audio")
  public static let mp3 = AVFileType("public.mp3")
  public static let jpg = AVFileType("public.jpeg")
  public static let heic = AVFileType("public.heic")
}

/// A film or a sound: its address, and how long the simulated device says that it lasts.
open class AVAsset: NSObject, @unchecked Sendable {
  private let address: URL?
  open var duration: CMTime {
    CMTime(seconds: MediaDevice.current.duration(of: address), preferredTimescale: 600)
  }
  open var isPlayable: Bool { true }
  open var isExportable: Bool { true }
  open var isReadable: Bool { true }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }

  public init(url URL: URL) { address = URL }

  /// Properties that are loaded before they are read; they are there at once.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
    SimulatedProcess.current.clock.schedule(after: 0, "values of AVAsset") { UserCode.run { handler?() } }
  }
  open func cancelLoading() {}
}

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(url: URL)
  }
}
