// Names of Swift 3 and 4, for projects in these versions.

/// `AVLayerVideoGravity.resizeAspect` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "AVLayerVideoGravity.resizeAspect")
public var AVLayerVideoGravityResizeAspect: AVLayerVideoGravity { .resizeAspect }

/// `AVLayerVideoGravity.resizeAspectFill` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "AVLayerVideoGravity.resizeAspectFill")
public var AVLayerVideoGravityResizeAspectFill: AVLayerVideoGravity { .resizeAspectFill }

/// `AVLayerVideoGravity.resize` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "AVLayerVideoGravity.resize")
public var AVLayerVideoGravityResize: AVLayerVideoGravity { .resize }

/// `AVMediaType.video` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "AVMediaType.video")
public var AVMediaTypeVideo: AVMediaType { .video }

/// `AVMediaType.audio` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "AVMediaType.audio")
public var AVMediaTypeAudio: AVMediaType { .audio }

/// `AVFileType.mp4` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "AVFileType.mp4")
public var AVFileTypeMPEG4: AVFileType { .mp4 }

/// `AVFileType.mov` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "AVFileType.mov")
public var AVFileTypeQuickTimeMovie: AVFileType { .mov }

/// `AVMetadataObject.ObjectType.qr` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "AVMetadataObject.ObjectType.qr")
public var AVMetadataObjectTypeQRCode: AVMetadataObject.ObjectType { .qr }

/// `AVAssetExportSession.Status` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAssetExportSession.Status")
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// `CMTime.zero` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.zero")
public var kCMTimeZero: CMTime { .zero }

/// `CMTime.invalid` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.invalid")
public var kCMTimeInvalid: CMTime { .invalid }

/// `CMTime.indefinite` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.indefinite")
public var kCMTimeIndefinite: CMTime { .indefinite }

/// `CMTime.positiveInfinity` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CMTime.positiveInfinity")
public var kCMTimePositiveInfinity: CMTime { .positiveInfinity }
