/// The name of an option for the pictures of requests.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The text of the option.
  public let rawValue: String
  /// Creates an option from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Properties of the picture's file. Kept, without effect.
  public static let properties = Self(rawValue: "VNImageOptionProperties")
  /// Measures of the camera. Kept, without effect.
  public static let cameraIntrinsics = Self(rawValue: "VNImageOptionCameraIntrinsics")
  /// The context for pictures of Core Image. Kept, without effect.
  public static let ciContext = Self(rawValue: "VNImageOptionCIContext")
}
