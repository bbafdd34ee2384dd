public import Foundation
import PlainviewRuntime

/// Small, for the network.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Of medium size, for the network.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// As good as can be.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// As good as can be, in HEVC.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// As good as can be, in HEVC, with what is transparent.
public let AVAssetExportPresetHEVCHighestQualityWithAlpha = "AVAssetExportPresetHEVCHighestQualityWithAlpha"
/// At most 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// At most 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// At most 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// At most 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// At most 3840 by 2160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// At most 1920 by 1080 pixels, in HEVC.
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
/// At most 3840 by 2160 pixels, in HEVC.
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
/// The sound alone, as M4A.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes a film or a sound into a file, in one second of app time.
///
/// The bytes of a file are written as they are, whatever the preset; the file of an asset from the network is empty.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far a session is: not begun, waiting, writing, done, failed, or cancelled.
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

  /// The name of the preset.
  public let presetName: String
  /// The film or sound.
  public let asset: AVAsset
  /// The format of the file; it has to be set.
  open var outputFileType: AVFileType?
  /// The URL of the file, which must not exist yet; it has to be set.
  open var outputURL: URL?
  /// Whether the file is made for the network. Kept, without effect.
  open var shouldOptimizeForNetworkUse = false
  /// The part that is written. Kept, without effect: all of it is.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The largest number of bytes; 0 for any. Kept, without effect.
  open var fileLengthLimit: Int64 = 0
  /// The folder for files in between; nil for the system's. Kept, without effect.
  open var directoryForTemporaryFiles: URL?
  /// How the pictures of the tracks are put together; kept, without effect.
  open var videoComposition: AVVideoComposition?
  /// How loud the tracks are; kept, without effect.
  open var audioMix: AVAudioMix?
  /// What is written about the film; kept, without effect.
  open var metadata: [AVMetadataItem]?
  /// How far the session is.
  open private(set) var status = Status.unknown
  /// Why the session has failed; nil if it has not.
  open private(set) var error: (any Error)?
  private static let seconds: TimeInterval = 1
  private var began: TimeInterval = 0
  private var handler: (@Sendable () -> Void)?
  private var end: VirtualClock.Token?

  /// Creates a session with a preset; nil for one that does not exist.
  public init?(asset: AVAsset, presetName: String) {
    guard Self.allExportPresets().contains(presetName) else { return nil }
    (self.asset, self.presetName) = (asset, presetName)
  }

  // MARK: Presets

  /// Returns the names of all presets.
  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality,
      AVAssetExportPresetHEVCHighestQuality, AVAssetExportPresetHEVCHighestQualityWithAlpha,
      AVAssetExportPreset640x480, AVAssetExportPreset960x540, AVAssetExportPreset1280x720,
      AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160, AVAssetExportPresetHEVC1920x1080,
      AVAssetExportPresetHEVC3840x2160, AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough,
    ]
  }
  /// Returns the names of the presets for a film or sound: all.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }
  /// Calls the closure in the next turn with whether a preset writes a format; yes for nil.
  @preconcurrency open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "the compatibility of a preset") {
      let isCompatible = isCompatible(presetName, outputFileType)
      UserCode.run { handler(isCompatible) }
    }
  }
  /// Returns whether a preset writes a format; yes for nil.
  open class func compatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
  ) async -> Bool { isCompatible(presetName, outputFileType) }

  private class func isCompatible(_ presetName: String, _ type: AVFileType?) -> Bool {
    allExportPresets().contains(presetName) && (type.map { fileTypes(of: presetName).contains($0) } ?? true)
  }
  private class func fileTypes(of presetName: String) -> [AVFileType] {
    switch presetName {
    case AVAssetExportPresetAppleM4A: [.m4a]
    case AVAssetExportPresetPassthrough: [.mov, .mp4, .m4v, .m4a, .caf, .wav, .aiff]
    default: [.mov, .mp4, .m4v]
    }
  }
  /// The formats that the preset writes.
  open var supportedFileTypes: [AVFileType] { Self.fileTypes(of: presetName) }
  /// Calls the closure in the next turn with the formats that the preset writes.
  @preconcurrency open func determineCompatibleFileTypes(
    completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "the formats of a preset") { [self] in
      UserCode.run { handler(supportedFileTypes) }
    }
  }

  /// The longest duration that is written: that of the asset.
  open var maxDuration: CMTime { asset.duration }
  /// The number of bytes of the file, as far as it is known.
  open var estimatedOutputFileLength: Int64 { source.map { Int64($0.count) } ?? 0 }

  // MARK: Writing

  /// The share that is written, from 0 to 1.
  open var progress: Float {
    switch status {
    case .completed: 1
    case .exporting: Float(min(1, (SimulatedProcess.current.clock.now - began) / Self.seconds))
    default: 0
    }
  }

  /// Writes the file; the closure is called when that is done, has failed or was cancelled.
  @preconcurrency open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    guard status == .unknown else { return }
    (self.handler, began, status) = (handler, SimulatedProcess.current.clock.now, .exporting)
    end = SimulatedProcess.current.clock.schedule(after: Self.seconds, "the end of AVAssetExportSession") { [self] in
      do {
        try write()
        finish(.completed)
      } catch {
        self.error = error
        finish(.failed)
      }
    }
  }
  /// Writes the file; then `status` says how that went.
  open func export() async {
    await withCheckedContinuation { waiting in exportAsynchronously { waiting.resume() } }
  }
  /// Writes the file to a URL in a format; throws if that fails.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    (outputURL, outputFileType) = (url, fileType)
    await export()
    if status == .cancelled { throw AVError(.operationCancelled) }
    if let error { throw error }
  }
  /// Ends the writing; the closure of the export is called in the next turn.
  open func cancelExport() {
    guard status == .exporting else { return }
    if let end { SimulatedProcess.current.clock.cancel(end) }
    status = .cancelled
    error = AVError(.operationCancelled)
    SimulatedProcess.current.clock.schedule(after: 0, "a cancelled export") { [self] in finish(.cancelled) }
  }

  @MainActor private func finish(_ status: Status) {
    self.status = status
    end = nil
    let handler = handler
    self.handler = nil
    UserCode.run { handler?() }
  }

  /// The bytes of the asset; nil for a file that is not there.
  private var source: Data? {
    if let bytes = asset.bytes { return bytes }
    guard let url = (asset as? AVURLAsset)?.url ?? asset.address else { return Data() }
    return url.isFileURL ? try? Data(contentsOf: url) : Data()
  }

  private func write() throws {
    guard let outputURL, let outputFileType, supportedFileTypes.contains(outputFileType) else {
      throw AVError(.exportFailed)
    }
    guard !FileManager.default.fileExists(atPath: outputURL.path) else { throw AVError(.fileAlreadyExists) }
    guard let source else { throw AVError(.fileFailedToParse) }
    do { try OutputFile.write([UInt8](source), to: outputURL.path) } catch { throw AVError(.exportFailed) }
  }
}
