public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Something that a camera recognized.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What it is.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = Self(rawValue: "org.iso.QRCode")
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    public static let code39 = Self(rawValue: "org.iso.Code39")
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    public static let code128 = Self(rawValue: "org.iso.Code128")
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    public static let codabar = Self(rawValue: "Codabar")
    public static let face = Self(rawValue: "face")
  }
  public let type: ObjectType
  /// In parts of the picture.
  public let bounds: CGRect
  init(_ type: ObjectType, bounds: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
    self.type = type
    self.bounds = bounds
  }
}

/// A code of lines or squares that a camera read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  public let stringValue: String?
  public let corners: [CGPoint]
  init(_ type: ObjectType, text: String?) {
    stringValue = text
    corners = [(0, 0), (0, 1), (1, 1), (1, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    super.init(type)
  }
}

/// Tells what a camera recognizes.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    [
      .qr, .ean8, .ean13, .upce, .code39, .code39Mod43, .code93, .code128, .pdf417, .aztec, .interleaved2of5, .itf14,
      .dataMatrix, .codabar, .face,
    ]
  }
  /// In parts of the picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// Hears what a camera recognized; the method is optional.
@preconcurrency public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  dynamic public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    leftOut(by: self, anywhere: (), with: [output, metadataObjects, connection])
  }
}
