import UIKit

/// Builds a `CustomAlertController` and presents it over a controller.
open class AlertBuilder: AlertBuilding {
  public let alert = CustomAlertController()
  public var confirmAction: AlertAction?
  /// Over the full screen leaves what is behind the alert in sight.
  public var presentationStyle = UIModalPresentationStyle.overFullScreen
  private var title: String?
  private var message: String?
  private let presenter: UIViewController

  public init(over presenter: UIViewController) { self.presenter = presenter }

  @discardableResult open func setTitle(_ text: String) -> Self {
    title = text
    return self
  }

  @discardableResult open func setMessage(_ text: String) -> Self {
    message = text
    return self
  }

  @discardableResult open func addConfirmAction(_ text: String, handler: (() -> Void)?) -> Self {
    confirmAction = AlertAction(text: text, handler: handler)
    return self
  }

  @discardableResult open func present() -> Self {
    alert.modalPresentationStyle = presentationStyle
    alert.modalTransitionStyle = .crossDissolve
    alert.alertTitle = title
    alert.alertMessage = message
    alert.confirmAction = confirmAction
    presenter.present(alert, animated: true)
    return self
  }
}
