import Foundation

/// Says what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  open override class var currentRevision: Int { 2 }
  /// What the picture shows, the surest one first.
  public final var results: [VNClassificationObservation]? { found as? [VNClassificationObservation] }

  override func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] {
    let all = inside(contents).compactMap { content -> VNClassificationObservation? in
      guard case .label(let name, let confidence) = content.kind else { return nil }
      return VNClassificationObservation(name, confidence: confidence)
    }
    return all.enumerated().sorted { ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset) }
      .map(\.element)
  }
}

/// A kind of animals by Vision's name.
public struct VNAnimalIdentifier: RawRepresentable, Hashable, Sendable {
  /// Vision's name.
  public let rawValue: String
  /// Creates a kind by Vision's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cats.
  public static let cat = Self(rawValue: "Cat")
  /// Dogs.
  public static let dog = Self(rawValue: "Dog")
}

/// Looks for animals.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
  open override class var currentRevision: Int { 2 }
  /// The animals that were found.
  public final var results: [VNRecognizedObjectObservation]? { found as? [VNRecognizedObjectObservation] }

  /// The kinds that are known: cats and dogs.
  open func supportedIdentifiers() throws -> [VNAnimalIdentifier] { [.cat, .dog] }

  override func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] {
    inside(contents).compactMap { content in
      guard case .animal(let name) = content.kind else { return nil }
      let animal = VNRecognizedObjectObservation(boundingBox: content.box)
      animal.storedLabels = [VNClassificationObservation(name, confidence: 1)]
      return animal
    }
  }
}
