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
  open class func requestReview() { ReviewDevice.of(SimulatedProcess.current.device).requests += 1 }
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// Asks the user to rate the app.
@preconcurrency @MainActor public enum AppStore {
  public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.requestReview(in: scene) }
}

extension XCUIDevice {
  /// How often apps on this device have asked for a review.
  public var reviewRequests: Int { ReviewDevice.of(parts).requests }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"

/// A product of the store: its parameters are kept, and it is there at once.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// What the app asked for.
  @_spi(Plainview) public private(set) var parameters: [String: Any] = [:]

  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    self.parameters = parameters
    UIApplication.shared.clock.schedule(after: 0, "loading a product") { UserCode.run { block?(true, nil) } }
  }
}

/// Hears of a product's screen; the method is optional.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  dynamic public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    leftOut(by: self, with: [viewController])
  }
}
