import SnapKit
import UIKit

/// An alert of the app's own: a title, a message and one button in a stack.
public final class CustomAlertController: UIViewController {
  public var alertTitle: String?
  public var alertMessage: String?
  public var confirmAction: AlertAction?
  /// The method that the button calls; another name fails when the button is tapped, as on a device.
  public var confirmSelector = Selector("confirmButtonTapped")

  private lazy var alertView: UIStackView = {
    let view = UIStackView()
    view.layer.cornerRadius = 16
    view.backgroundColor = .systemGray6
    view.axis = .vertical
    view.alignment = .center
    return view
  }()

  private lazy var titleLabel: UILabel = {
    let view = UILabel()
    view.font = UIFont.systemFont(ofSize: 16, weight: .bold)
    view.textAlignment = .center
    view.text = alertTitle
    return view
  }()

  private lazy var messageLabel: UILabel = {
    let view = UILabel()
    view.font = UIFont.systemFont(ofSize: 12)
    view.textAlignment = .center
    view.text = alertMessage
    return view
  }()

  private lazy var confirmButton: UIButton = {
    let view = UIButton()
    view.setTitleColor(.white, for: .normal)
    view.titleLabel?.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    view.backgroundColor = .systemBlue
    view.layer.cornerRadius = 16
    view.setTitle(confirmAction?.text, for: .normal)
    return view
  }()

  public override func viewDidLoad() {
    addTarget()
    layOut()
  }

  private func addTarget() {
    confirmButton.accessibilityIdentifier = "confirm"
    confirmButton.addTarget(self, action: confirmSelector, for: .touchUpInside)
  }

  /// The title is 24 points below the upper edge of its stack, which would put it at the edge: one of the two breaks.
  private func layOut() {
    view.addSubview(alertView)
    alertView.snp.makeConstraints {
      $0.width.equalTo(312)
      $0.center.equalToSuperview()
    }
    alertView.addArrangedSubview(titleLabel)
    titleLabel.snp.makeConstraints {
      $0.top.equalToSuperview().offset(24)
      $0.width.equalTo(276)
      $0.centerX.equalToSuperview()
    }
    alertView.addArrangedSubview(messageLabel)
    alertView.setCustomSpacing(12, after: titleLabel)
    messageLabel.snp.makeConstraints {
      $0.width.equalTo(276)
      $0.centerX.equalToSuperview()
    }
    alertView.addArrangedSubview(confirmButton)
    alertView.setCustomSpacing(24, after: messageLabel)
    confirmButton.snp.makeConstraints {
      $0.centerX.equalToSuperview()
      $0.width.equalTo(276)
      $0.height.equalTo(44)
    }
  }

  #if canImport(ObjectiveC)
  @objc
  #endif
  private func confirmButtonTapped() {
    confirmAction?.handler?()
    dismiss(animated: true)
  }

  #if !canImport(ObjectiveC)
  public override class var actions: ActionTable { ["confirmButtonTapped": .init(confirmButtonTapped)] }
  #endif
}
