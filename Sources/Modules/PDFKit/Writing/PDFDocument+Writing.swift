import Foundation

/// The key of something that says how a document is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String
  /// Creates a key with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The password for all rights; kept nowhere, documents are not encrypted here.
  public static let ownerPasswordOption = Self(rawValue: "kCGPDFContextOwnerPassword")
  /// The password for reading; kept nowhere, documents are not encrypted here.
  public static let userPasswordOption = Self(rawValue: "kCGPDFContextUserPassword")
  /// The rights of readers; kept nowhere, documents are not encrypted here.
  public static let accessPermissionsOption = Self(rawValue: "PDFDocumentAccessPermissionsOption")
  /// Whether annotations become part of the pages; without effect.
  public static let burnInAnnotationsOption = Self(rawValue: "PDFDocumentBurnInAnnotationsOption")
  /// Whether texts of pictures are written; without effect.
  public static let saveTextFromOCROption = Self(rawValue: "PDFDocumentSaveTextFromOCROption")
  /// Whether all pictures are written as JPEG; without effect.
  public static let saveImagesAsJPEGOption = Self(rawValue: "PDFDocumentSaveImagesAsJPEGOption")
  /// Whether pictures become smaller; without effect.
  public static let optimizeImagesForScreenOption = Self(rawValue: "PDFDocumentOptimizeImagesForScreenOption")
}

/// What a reader may do with a document.
public struct PDFAccessPermissions: OptionSet, Sendable {
  /// The rights as bits.
  public let rawValue: UInt
  /// Creates rights from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Print in low quality.
  public static let allowsLowQualityPrinting = Self(rawValue: 1)
  /// Print in high quality.
  public static let allowsHighQualityPrinting = Self(rawValue: 2)
  /// Change the document.
  public static let allowsDocumentChanges = Self(rawValue: 4)
  /// Insert and remove pages.
  public static let allowsDocumentAssembly = Self(rawValue: 8)
  /// Copy texts.
  public static let allowsContentCopying = Self(rawValue: 16)
  /// Have texts read aloud.
  public static let allowsContentAccessibility = Self(rawValue: 32)
  /// Add comments.
  public static let allowsCommenting = Self(rawValue: 64)
  /// Fill in forms.
  public static let allowsFormFieldEntry = Self(rawValue: 128)
  static let all = Self(rawValue: 255)
}

/// With whose rights a document was opened.
public enum PDFDocumentPermissions: Int, Sendable {
  /// With none, since it is locked or not encrypted; those of a reader; those of who has made it.
  case none, user, owner
}

extension PDFDocument {
  /// The document as a file: as it was read, or made anew where something has changed.
  func written() -> Data? {
    if !isChanged, let file { return Data(file.bytes) }
    guard !isLocked, !pages.isEmpty, !pages.contains(where: { $0.file?.isEncrypted == true }) else { return nil }
    let writer = PDFWriter(pages: pages, version: (majorVersion, minorVersion))
    if let outlineRoot { writer.addOutline(outlineRoot) }
    let info = info
    if !info.isEmpty { writer.setInfo(info) }
    return writer.data
  }
}
