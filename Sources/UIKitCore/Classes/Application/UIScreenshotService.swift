public import Foundation
import PlainviewRuntime

/// Makes documents of a scene for screenshots of whole pages; nobody asks for them here.
@preconcurrency @MainActor open class UIScreenshotService: NSObject {
  /// The object that makes documents; not retained.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene of the service.
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use UIWindowScene.screenshotService") }
}

/// Makes documents for screenshots of whole pages; its method is not called here.
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Hands over a PDF document, the number of the page that is seen, and the part of it that is seen.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// By default there is no document.
  dynamic public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) {
    completionHandler(nil, 0, .zero)
    leftOut(by: self, with: [screenshotService, completionHandler])
  }
}
