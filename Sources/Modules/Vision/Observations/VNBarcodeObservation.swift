public import Foundation

/// A barcode.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// The kind of the code.
  open var symbology: VNBarcodeSymbology { storedSymbology }
  final var storedSymbology = VNBarcodeSymbology.qr
  /// The text of the code.
  open var payloadStringValue: String? { storedPayload }
  final var storedPayload: String?
  /// The text of the code as data.
  open var payloadData: Data? { payloadStringValue.map { Data($0.utf8) } }
}
