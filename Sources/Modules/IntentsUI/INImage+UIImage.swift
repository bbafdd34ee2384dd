public import Foundation
public import PlainviewGraphics
public import PlainviewIntents
import PlainviewRuntime

extension INImage {
  /// Creates a picture from an image.
  public convenience init(uiImage: UIImage) {
    self.init(source: .drawn(ObjectIdentifier(uiImage)), picture: uiImage)
  }
  /// Creates a picture from the pixels of an image.
  public convenience init(cgImage: CGImage) { self.init(uiImage: UIImage(cgImage: cgImage)) }

  /// Returns the size at which a picture is shown for an answer, 60 by 60 points.
  public class func imageSize(for intentResponse: INIntentResponse) -> CGSize { CGSize(width: 60, height: 60) }

  /// Calls the closure with the image in the next turn; nil for one that would come from the network or is not there.
  @preconcurrency public func fetchUIImage(completion: @escaping @Sendable (UIImage?) -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, "the image of an intent") { [self] in
      let image = image
      UserCode.run { completion(image) }
    }
  }

  private var image: UIImage? {
    switch source {
    case .drawn: picture as? UIImage
    case .named(let name): UIImage(named: name)
    case .system(let name): UIImage(systemName: name)
    case .data(let data): UIImage(data: data)
    case .url(let url, _, _): url.isFileURL ? UIImage(contentsOfFile: url.path) : nil
    }
  }
}
