public import Foundation

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
