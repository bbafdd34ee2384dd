public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

extension XCUIDevice {
  /// What Vision finds in pictures on this device.
  public var vision: SimulatedVision { SimulatedVision(device: self) }
}

/// Something that a picture shows.
public struct PictureContent: Sendable, Equatable {
  enum Kind: Equatable {
    case text(String)
    case barcode(String, VNBarcodeSymbology)
    case face, rectangle, human
    case animal(String)
    case horizon(CGFloat)
    case label(String, Float)
  }
  let kind: Kind
  /// Where it is, in parts of the picture's width and height; the origin is at the lower left.
  public let box: CGRect

  private init(_ kind: Kind, _ box: CGRect) {
    self.kind = kind
    self.box = box
  }

  /// A line of text.
  public static func text(_ text: String, in box: CGRect = VNNormalizedIdentityRect) -> PictureContent {
    PictureContent(.text(text), box)
  }
  /// A barcode.
  public static func barcode(
    _ payload: String, _ symbology: VNBarcodeSymbology = .qr, in box: CGRect = VNNormalizedIdentityRect
  ) -> PictureContent { PictureContent(.barcode(payload, symbology), box) }
  /// A face.
  public static func face(in box: CGRect) -> PictureContent { PictureContent(.face, box) }
  /// A rectangle, such as a sheet of paper.
  public static func rectangle(in box: CGRect) -> PictureContent { PictureContent(.rectangle, box) }
  /// A person.
  public static func human(in box: CGRect) -> PictureContent { PictureContent(.human, box) }
  /// An animal by its kind, such as "Cat".
  public static func animal(_ name: String, in box: CGRect) -> PictureContent { PictureContent(.animal(name), box) }
  /// A horizon, by the angle that it is turned by, in radians.
  public static func horizon(angle: CGFloat) -> PictureContent {
    PictureContent(.horizon(angle), VNNormalizedIdentityRect)
  }
  /// What the whole picture shows, by Vision's name of it, and how sure that is, from 0 to 1.
  public static func label(_ name: String, confidence: Float = 1) -> PictureContent {
    PictureContent(.label(name, confidence), VNNormalizedIdentityRect)
  }
}

/// What Vision finds in the pictures of a simulated device; it outlives a launch. Nothing before it is set, since the
/// pixels of pictures are not known here.
@preconcurrency @MainActor public struct SimulatedVision {
  let device: XCUIDevice

  /// What pictures show, by the name of a picture: that of its asset or its file, without extension. The entry of the
  /// empty name is for all pictures without one of their own.
  public var contents: [String: [PictureContent]] {
    get { VisionDevice.of(device.parts).contents }
    nonmutating set { VisionDevice.of(device.parts).contents = newValue }
  }
}

final class VisionDevice: Sendable {
  private let held = Mutex<[String: [PictureContent]]>([:])
  var contents: [String: [PictureContent]] {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }

  static var current: VisionDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> VisionDevice { parts.part(VisionDevice.self) { VisionDevice() } }

  func contents(of picture: String?) -> [PictureContent] {
    let contents = contents
    return picture.flatMap { contents[$0] ?? contents[Self.stem(of: $0)] } ?? contents[""] ?? []
  }

  /// The name of a file without its extension and its scale.
  private static func stem(of file: String) -> String {
    let stem = (file as NSString).deletingPathExtension
    return ["@2x", "@3x"].first { stem.hasSuffix($0) }.map { String(stem.dropLast($0.count)) } ?? stem
  }
}
