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
  /// Metadata of objects that a camera recognizes.
  public static let metadataObject = AVMediaType("mobj")
  /// Depth.
  public static let depthData = AVMediaType("dpth")
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
  /// A film for phones.
  public static let mobile3GPP = AVFileType("public.3gpp")
  /// A TIFF picture.
  public static let tif = AVFileType("public.tiff")
  /// A picture as the camera's sensor saw it.
  public static let dng = AVFileType("com.adobe.raw-image")
}
