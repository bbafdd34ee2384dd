import UIKit

/// The first screen, which shows an alert each time that it appears.
public final class StartViewController: UIViewController {
  public var presentationStyle = UIModalPresentationStyle.overFullScreen
  /// Makes the builder of the next alert.
  public var makeBuilder: (UIViewController) -> AlertBuilder = { AlertBuilder(over: $0) }
  /// Where the confirmed button writes to.
  public var log: (String) -> Void = { print($0) }
  public private(set) var appearances = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
    let builder = makeBuilder(self)
    builder.presentationStyle = presentationStyle
    builder.setTitle("알림을 확인해주세요.").setMessage("권한을 확인하고 싶습니다.")
      .addConfirmAction("확인") { [log] in log("확인 버튼 클릭") }
      .present()
  }
}
