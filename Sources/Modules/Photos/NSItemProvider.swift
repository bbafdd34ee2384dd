public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// A type whose objects an item provider can make.
public protocol NSItemProviderReading: NSObjectProtocol {}
extension UIImage: NSItemProviderReading {}
extension NSString: NSItemProviderReading {}

/// What the user chose, to be loaded; it comes in the next turn on the main thread, where a device takes another thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let image: UIImage?
  private let data: Data?
  public let registeredTypeIdentifiers: [String]
  open var suggestedName: String?

  public override init() {
    (image, data, registeredTypeIdentifiers) = (nil, nil, [])
    super.init()
  }
  init(_ photo: SimulatedPhoto) {
    image = photo.image
    data = photo.data
    registeredTypeIdentifiers = [photo.typeIdentifier]
    suggestedName = photo.name
    super.init()
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier) || typeIdentifier == "public.image" && image != nil
      || typeIdentifier == "public.movie" && image == nil && data != nil
  }
  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
    hasItemConformingToTypeIdentifier(typeIdentifier)
  }
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass is UIImage.Type && image != nil
  }

  private func soon(_ body: @escaping @Sendable () -> Void) -> Progress {
    SimulatedProcess.current.clock.schedule(after: 0, "an item of NSItemProvider") { UserCode.run { body() } }
    return Progress(totalUnitCount: 1)
  }

  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    nonisolated(unsafe) let found: (any NSItemProviderReading)? = canLoadObject(ofClass: aClass) ? image : nil
    return soon { completionHandler(found, found == nil ? CocoaError(.fileReadUnsupportedScheme) : nil) }
  }
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? data ?? image?.pngData() : nil
    return soon { completionHandler(found, found == nil ? CocoaError(.fileReadUnsupportedScheme) : nil) }
  }
}
