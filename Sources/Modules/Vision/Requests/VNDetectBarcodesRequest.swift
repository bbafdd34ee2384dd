import Foundation

/// Looks for barcodes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open override class var currentRevision: Int { 4 }
  /// The kinds that are looked for; all of them at first.
  open var symbologies = VNBarcodeSymbology.all
  /// Whether codes that belong together are one result. Kept, without effect.
  open var coalesceCompositeSymbologies = false

  /// All kinds.
  open class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.all }
  /// All kinds.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }

  /// The codes that were found.
  public final var results: [VNBarcodeObservation]? { found as? [VNBarcodeObservation] }

  override func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] {
    inside(contents).compactMap { content in
      guard case .barcode(let payload, let symbology) = content.kind, symbologies.contains(symbology) else {
        return nil
      }
      let code = VNBarcodeObservation(boundingBox: content.box)
      code.storedSymbology = symbology
      code.storedPayload = payload
      return code
    }
  }
}
