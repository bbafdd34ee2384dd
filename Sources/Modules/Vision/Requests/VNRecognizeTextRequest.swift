public import Foundation

/// How carefully text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// Carefully, or fast.
  case accurate, fast
}

/// Gets how far a request is, from 0 to 1, and its error.
public typealias VNRequestProgressHandler = (VNRequest, Double, (any Error)?) -> Void

/// A request that says how far it is.
public protocol VNRequestProgressProviding: NSObjectProtocol {
  /// Called with how far the request is.
  var progressHandler: VNRequestProgressHandler { get set }
  /// Whether it is not known how far the request is.
  var indeterminate: Bool { get }
}

/// Reads text.
open class VNRecognizeTextRequest: VNImageBasedRequest, VNRequestProgressProviding, @unchecked Sendable {
  open override class var currentRevision: Int { 3 }
  /// The languages that are looked for, as "en-US". Kept, without effect.
  open var recognitionLanguages = ["en-US"]
  /// Words beside those of the language. Kept, without effect.
  open var customWords: [String] = []
  /// How carefully text is read. Kept, without effect.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// Whether words are corrected. Kept, without effect.
  open var usesLanguageCorrection = true
  /// Whether the language is found out. Kept, without effect.
  open var automaticallyDetectsLanguage = false
  /// The least height of a line, in parts of the picture's; a 32nd at first, 0 for any.
  open var minimumTextHeight: Float = 0.03125
  /// Called with 1 before the closure of the request.
  open var progressHandler: VNRequestProgressHandler = { _, _, _ in }
  /// Whether it is not known how far the request is; never.
  open var indeterminate: Bool { false }

  /// The lines that were read.
  public final var results: [VNRecognizedTextObservation]? { found as? [VNRecognizedTextObservation] }

  /// The languages that can be read.
  open func supportedRecognitionLanguages() throws -> [String] {
    ["en-US", "fr-FR", "it-IT", "de-DE", "es-ES", "pt-BR", "zh-Hans", "zh-Hant", "ko-KR", "ja-JP"]
  }
  /// The languages that can be read, whatever the level and the revision.
  open class func supportedRecognitionLanguages(
    for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int
  ) throws -> [String] { try VNRecognizeTextRequest().supportedRecognitionLanguages() }

  override func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] {
    progressHandler(self, 1, nil)
    return inside(contents).compactMap { content in
      guard case .text(let text) = content.kind, content.box.height >= CGFloat(minimumTextHeight) else { return nil }
      let line = VNRecognizedTextObservation(boundingBox: content.box)
      line.storedText = text
      return line
    }
  }
}

/// Looks for areas with text.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether letters are looked for, too. Kept, without effect.
  open var reportCharacterBoxes = false

  /// The areas that were found.
  public final var results: [VNTextObservation]? { found as? [VNTextObservation] }

  override func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] {
    inside(contents).compactMap { content in
      guard case .text = content.kind else { return nil }
      return VNTextObservation(boundingBox: content.box)
    }
  }
}
