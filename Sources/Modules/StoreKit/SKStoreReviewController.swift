public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
public import PlainviewUIKitCore

/// How often the user was asked for a review.
@MainActor final class ReviewDevice {
  var requests = 0
  nonisolated init() {}
  nonisolated static func of(_ parts: DeviceParts) -> ReviewDevice { parts.part(ReviewDevice.self) { ReviewDevice() } }
}

/// Asks the user to rate the app: the device counts it (`XCUIDevice.reviewRequests`).
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
  /// Asks the user to rate the app: counts the request.
  open class func requestReview() { ReviewDevice.of(SimulatedProcess.current.device).requests += 1 }
  /// Asks the user to rate the app in a scene: counts the request.
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// Asks the user to rate the app.
@preconcurrency @MainActor public enum AppStore {
  /// Asks the user to rate the app in a scene: counts the request.
  public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.requestReview(in: scene) }
}

extension XCUIDevice {
  /// How often apps on this device have asked for a review.
  public var reviewRequests: Int { ReviewDevice.of(parts).requests }
}

/// The key of the product's number.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The key of the token of a partner.
public let SKStoreProductParameterAffiliateToken = "at"
/// The key of the token of a campaign.
public let SKStoreProductParameterCampaignToken = "ct"

/// A product of the store: its parameters are kept, and it is there at once.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  /// Is notified when the user closes the screen; kept, without effect.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// What the app asked for.
  @_spi(Plainview) public private(set) var parameters: [String: Any] = [:]

  /// Keeps the parameters and calls the closure with true in the next turn.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    self.parameters = parameters
    UIApplication.shared.clock.schedule(after: 0, "loading a product") { UserCode.run { block?(true, nil) } }
  }
}

/// Is notified of the end of a product's screen; the method is optional.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the screen; never called here.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    leftOut(by: self, with: [viewController])
  }
}
