import UIKit

// Lesson 3, a covered button: a banner lies over everything.

final class CoveredController: LessonController {
  private let button = UIButton(type: .system)
  private let banner = UIView()
  private let letsTouchesPass: Bool

  override class var actions: ActionTable { ["buy:": .init(buy)] }

  init(letsTouchesPass: Bool) {
    self.letsTouchesPass = letsTouchesPass
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var rows: [UIView] {
    button.setTitle("Buy", for: .normal)
    button.addTarget(self, action: Selector("buy:"), for: .touchUpInside)
    return [button]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The fault: a view without content receives touches, too. Mended: it lets them pass.
    banner.isUserInteractionEnabled = !letsTouchesPass
    banner.accessibilityIdentifier = "banner"
    banner.frame = view.bounds
    banner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(banner)
  }

  private func buy(_ sender: UIButton) { outcome.text = "Bought." }
}
