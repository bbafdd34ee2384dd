public import Foundation
public import PlainviewGraphics

extension AVPartialAsyncProperty where Root: AVAsset {
  /// How long the asset lasts.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init("duration") { $0.duration } }
  /// The tracks of the asset.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init("tracks") { $0.trackList } }
  /// Whether the asset can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init("playable") { $0.isPlayable } }
  /// Whether the asset can be exported.
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init("exportable") { $0.isExportable } }
  /// Whether the asset can be read.
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init("readable") { $0.isReadable } }
  /// Whether the asset can be part of a composition.
  public static var isComposable: AVAsyncProperty<Root, Bool> { .init("composable") { $0.isComposable } }
  /// Whether the asset has protected content.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
    .init("hasProtectedContent") { $0.hasProtectedContent }
  }
  /// The natural speed.
  public static var preferredRate: AVAsyncProperty<Root, Float> { .init("preferredRate") { $0.preferredRate } }
  /// The natural volume.
  public static var preferredVolume: AVAsyncProperty<Root, Float> { .init("preferredVolume") { $0.preferredVolume } }
  /// How pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init("preferredTransform") { $0.preferredTransform }
  }
  /// When the asset was made.
  public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { .init("creationDate") { $0.creationDate } }
  /// What is known about the asset.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init("metadata") { $0.metadata } }
  /// What is known about the asset under common keys.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init("commonMetadata") { $0.commonMetadata }
  }
  /// The formats of what is known about the asset.
  public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> {
    .init("availableMetadataFormats") { $0.availableMetadataFormats }
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The time of the track.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init("timeRange") { $0.timeRange } }
  /// The size of the pictures.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init("naturalSize") { $0.naturalSize } }
  /// How pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init("preferredTransform") { $0.preferredTransform }
  }
  /// The natural volume.
  public static var preferredVolume: AVAsyncProperty<Root, Float> { .init("preferredVolume") { $0.preferredVolume } }
  /// How many pictures there are in a second.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    .init("nominalFrameRate") { $0.nominalFrameRate }
  }
  /// The shortest time of a picture.
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
    .init("minFrameDuration") { $0.minFrameDuration }
  }
  /// How many parts a second has in the track's times.
  public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> {
    .init("naturalTimeScale") { $0.naturalTimeScale }
  }
  /// How many bits a second the track has.
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
    .init("estimatedDataRate") { $0.estimatedDataRate }
  }
  /// Descriptions of the samples.
  public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
    .init("formatDescriptions") { $0.descriptions }
  }
  /// Whether the track can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init("playable") { $0.isPlayable } }
  /// Whether the track can be decoded.
  public static var isDecodable: AVAsyncProperty<Root, Bool> { .init("decodable") { $0.isDecodable } }
  /// Whether the track is played.
  public static var isEnabled: AVAsyncProperty<Root, Bool> { .init("enabled") { $0.isEnabled } }
  /// The language of the track by its code.
  public static var languageCode: AVAsyncProperty<Root, String?> { .init("languageCode") { $0.languageCode } }
  /// What is known about the track.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init("metadata") { $0.metadata } }
}
