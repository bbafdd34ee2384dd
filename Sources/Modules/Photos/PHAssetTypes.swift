// The kinds of pictures and albums; raw values are Photos'.

/// The kinds of assets.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// The refinements of the kinds of assets.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = Self(rawValue: 1 << 0)
  /// A photo with a high dynamic range.
  public static let photoHDR = Self(rawValue: 1 << 1)
  /// A screenshot.
  public static let photoScreenshot = Self(rawValue: 1 << 2)
  /// A live photo.
  public static let photoLive = Self(rawValue: 1 << 3)
  /// A photo with a depth effect.
  public static let photoDepthEffect = Self(rawValue: 1 << 4)
  /// A video that is streamed.
  public static let videoStreamed = Self(rawValue: 1 << 16)
  /// A video with a high frame rate, for slow motion.
  public static let videoHighFrameRate = Self(rawValue: 1 << 17)
  /// A time-lapse video.
  public static let videoTimelapse = Self(rawValue: 1 << 18)
  /// A video in cinematic mode.
  public static let videoCinematic = Self(rawValue: 1 << 21)
}

/// The origins of assets.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user's own library.
  public static let typeUserLibrary = Self(rawValue: 1 << 0)
  /// A shared album in iCloud.
  public static let typeCloudShared = Self(rawValue: 1 << 1)
  /// Photos copied from a computer.
  public static let typeiTunesSynced = Self(rawValue: 1 << 2)
}

/// The edits of an asset.
public enum PHAssetEditOperation: Int, Sendable {
  /// The asset is deleted.
  case delete = 1
  /// The content of the asset is changed, or its properties.
  case content, properties
}

/// The edits of a collection.
public enum PHCollectionEditOperation: Int, Sendable {
  /// The objects in the collection are deleted.
  case deleteContent = 1
  /// Objects are removed, added, created or moved, or the collection is deleted or renamed.
  case removeContent, addContent, createContent, rearrangeContent, delete, rename
}

/// The kinds of collections.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album of the user.
  case album = 1
  /// An album that the system fills, or a moment.
  case smartAlbum, moment
}

/// The refinements of the kinds of collections.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album of the user.
  case albumRegular = 2
  /// Albums of events, faces and albums copied from a computer, and one of imported photos.
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  /// The photo stream.
  case albumMyPhotoStream = 100
  /// A shared album in iCloud.
  case albumCloudShared
  /// An album of the system without a refinement.
  case smartAlbumGeneric = 200
  /// Panoramas, videos, favorites, time-lapse videos and hidden photos.
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
  /// Recent photos, bursts, slow-motion videos, the whole library and self-portraits.
  case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits
  /// Screenshots, depth effects, live photos, animations and long exposures.
  case smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
  /// Photos that cannot be uploaded, raw photos, cinematic and spatial videos.
  case smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic, smartAlbumSpatial
  /// Any refinement; used when albums are fetched.
  case any = 9_223_372_036_854_775_807
}

/// The modes of fitting an image into a size.
public enum PHImageContentMode: Int, Sendable {
  /// The image fits into the size, or fills it.
  case aspectFit, aspectFill
  /// The standard mode, `aspectFit`.
  public static let `default` = PHImageContentMode.aspectFit
}
/// The versions of an image: with edits, without edits, or the original.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// The modes of delivery: several results, one of high quality, or one that is fast.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// The modes of resizing: not at all, roughly, or exactly.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
