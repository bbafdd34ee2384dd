/// The codec of pictures.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The code of the codec.
  public let rawValue: String
  /// Creates a codec from its code.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// HEVC.
  public static let hevc = Self(rawValue: "hvc1")
  /// H.264.
  public static let h264 = Self(rawValue: "avc1")
  /// JPEG.
  public static let jpeg = Self(rawValue: "jpeg")
  /// ProRes 422.
  public static let proRes422 = Self(rawValue: "apcn")
  /// ProRes 4444.
  public static let proRes4444 = Self(rawValue: "ap4h")
  /// HEVC with what is transparent.
  public static let hevcWithAlpha = Self(rawValue: "muxa")
}

/// The key of the codec.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of how pictures are fitted into the size.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// Pictures fit into the size and keep their shape.
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
/// Pictures fill the size and keep their shape.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// Pictures have the size.
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
/// The key of the values of the codec.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the number of bits a second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The key of the quality, from 0 to 1.
public let AVVideoQualityKey = "Quality"
/// The key of the largest number of pictures between two that need no others.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// The key of the expected number of pictures a second.
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
/// The key of the profile.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// The baseline profile of H.264.
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
/// The main profile of H.264.
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
/// The high profile of H.264.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
