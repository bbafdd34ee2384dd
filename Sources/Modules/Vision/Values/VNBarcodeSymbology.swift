import Foundation

/// A kind of barcodes; raw values are Vision's.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// Vision's name of the kind.
  public let rawValue: String
  /// Creates a kind by Vision's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Aztec codes.
  public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
  /// Codabar codes.
  public static let codabar = Self(rawValue: "VNBarcodeSymbologyCodabar")
  /// Codes of 39 characters.
  public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
  /// The same with a checksum.
  public static let code39Checksum = Self(rawValue: "VNBarcodeSymbologyCode39Checksum")
  /// The same with all of ASCII.
  public static let code39FullASCII = Self(rawValue: "VNBarcodeSymbologyCode39FullASCII")
  /// The same with all of ASCII and a checksum.
  public static let code39FullASCIIChecksum = Self(rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
  /// Codes of 93 characters.
  public static let code93 = Self(rawValue: "VNBarcodeSymbologyCode93")
  /// The same, with the bars and the gaps exchanged.
  public static let code93i = Self(rawValue: "VNBarcodeSymbologyCode93i")
  /// Codes of 128 characters.
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
  /// Data Matrix codes.
  public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// Article numbers of 8 digits.
  public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
  /// Article numbers of 13 digits.
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  /// GS1 DataBar codes.
  public static let gs1DataBar = Self(rawValue: "VNBarcodeSymbologyGS1DataBar")
  /// Longer GS1 DataBar codes.
  public static let gs1DataBarExpanded = Self(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
  /// Shorter GS1 DataBar codes.
  public static let gs1DataBarLimited = Self(rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
  /// Codes of two interleaved digits of five bars.
  public static let i2of5 = Self(rawValue: "VNBarcodeSymbologyI2of5")
  /// The same with a checksum.
  public static let i2of5Checksum = Self(rawValue: "VNBarcodeSymbologyI2of5Checksum")
  /// Codes of parcels, of 14 digits.
  public static let itf14 = Self(rawValue: "VNBarcodeSymbologyITF14")
  /// Small QR codes.
  public static let microQR = Self(rawValue: "VNBarcodeSymbologyMicroQR")
  /// Small PDF417 codes.
  public static let microPDF417 = Self(rawValue: "VNBarcodeSymbologyMicroPDF417")
  /// Codes of the MSI Data Corporation.
  public static let msiPlessey = Self(rawValue: "VNBarcodeSymbologyMSIPlessey")
  /// PDF417 codes.
  public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
  /// QR codes.
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  /// Short article numbers of America.
  public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")

  static let all: [VNBarcodeSymbology] = [
    .aztec, .codabar, .code39, .code39Checksum, .code39FullASCII, .code39FullASCIIChecksum, .code93, .code93i, .code128,
    .dataMatrix, .ean8, .ean13, .gs1DataBar, .gs1DataBarExpanded, .gs1DataBarLimited, .i2of5, .i2of5Checksum, .itf14,
    .microQR, .microPDF417, .msiPlessey, .pdf417, .qr, .upce,
  ]
}

/// The same, by the older names.
extension VNBarcodeSymbology {
  /// QR codes.
  public static var QR: VNBarcodeSymbology { .qr }
  /// Aztec codes.
  public static var Aztec: VNBarcodeSymbology { .aztec }
  /// Codes of 39 characters.
  public static var Code39: VNBarcodeSymbology { .code39 }
  /// The same with a checksum.
  public static var Code39Checksum: VNBarcodeSymbology { .code39Checksum }
  /// The same with all of ASCII.
  public static var Code39FullASCII: VNBarcodeSymbology { .code39FullASCII }
  /// The same with all of ASCII and a checksum.
  public static var Code39FullASCIIChecksum: VNBarcodeSymbology { .code39FullASCIIChecksum }
  /// Codes of 93 characters.
  public static var Code93: VNBarcodeSymbology { .code93 }
  /// The same, with the bars and the gaps exchanged.
  public static var Code93i: VNBarcodeSymbology { .code93i }
  /// Codes of 128 characters.
  public static var Code128: VNBarcodeSymbology { .code128 }
  /// Data Matrix codes.
  public static var DataMatrix: VNBarcodeSymbology { .dataMatrix }
  /// Article numbers of 8 digits.
  public static var EAN8: VNBarcodeSymbology { .ean8 }
  /// Article numbers of 13 digits.
  public static var EAN13: VNBarcodeSymbology { .ean13 }
  /// Codes of two interleaved digits of five bars.
  public static var I2of5: VNBarcodeSymbology { .i2of5 }
  /// The same with a checksum.
  public static var I2of5Checksum: VNBarcodeSymbology { .i2of5Checksum }
  /// Codes of parcels, of 14 digits.
  public static var ITF14: VNBarcodeSymbology { .itf14 }
  /// PDF417 codes.
  public static var PDF417: VNBarcodeSymbology { .pdf417 }
  /// Short article numbers of America.
  public static var UPCE: VNBarcodeSymbology { .upce }
}
