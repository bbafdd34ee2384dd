public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// An object that a camera recognized.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What it is.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the kind.
    public let rawValue: String
    /// Creates a kind from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// A product code of 8 digits.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// A product code of 13 digits.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// A short product code, used in North America.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// A Code 39 barcode.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// A Code 39 barcode with a check digit.
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    /// A Code 93 barcode.
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    /// A Code 128 barcode.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// A PDF417 code.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// An Aztec code.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// An interleaved barcode of pairs of digits.
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    /// A code of 14 digits, used on packages.
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    /// A Data Matrix code.
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    /// A Codabar barcode.
    public static let codabar = Self(rawValue: "Codabar")
    /// A face.
    public static let face = Self(rawValue: "face")
  }
  /// The kind of the object.
  public let type: ObjectType
  /// In fractions of the picture, from 0 to 1.
  public let bounds: CGRect
  init(_ type: ObjectType, bounds: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
    self.type = type
    self.bounds = bounds
  }
}

/// A code of lines or squares that a camera read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The text of the code; nil when it has none.
  public let stringValue: String?
  /// The corners of the code in parts of the picture, from 0 to 1.
  public let corners: [CGPoint]
  init(_ type: ObjectType, text: String?) {
    stringValue = text
    corners = [(0, 0), (0, 1), (1, 1), (1, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    super.init(type)
  }
}

/// Reports the objects that a camera recognizes.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  /// The object that receives recognized objects; it is kept, and never called.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The queue on which the delegate would be called.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// The kinds of objects to recognize; kept, without effect.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds of objects that can be recognized: all kinds of codes, and faces.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    [
      .qr, .ean8, .ean13, .upce, .code39, .code39Mod43, .code93, .code128, .pdf417, .aztec, .interleaved2of5, .itf14,
      .dataMatrix, .codabar, .face,
    ]
  }
  /// In fractions of the picture, from 0 to 1.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Sets the delegate and its queue.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// Receives the objects that a camera recognized; the method is optional.
@preconcurrency public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Declared for recognized objects; never called, since there is no camera.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  /// The default of the optional `metadataOutput(_:didOutput:from:)`; does nothing.
  dynamic public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    leftOut(by: self, anywhere: (), with: [output, metadataObjects, connection])
  }
}
