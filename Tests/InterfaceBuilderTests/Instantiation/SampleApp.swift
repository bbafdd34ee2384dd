import Foundation
import PlainviewGestures
@_spi(Plainview) import PlainviewLayout
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

/// A controller as apps write them, at the top level of a module.
final class SampleSignUpController: UIViewController {
  private(set) var log: [String] = []
  var nameField: UITextField!
  var buttons: [UIButton]!
  var width: NSLayoutConstraint!
  var maximum = 0
  var ratio: CGFloat = 0

  override class var outlets: OutletTable {
    [
      "nameField": .init(\SampleSignUpController.nameField), "buttons": .init(\SampleSignUpController.buttons),
      "width": .init(\SampleSignUpController.width), "maximum": .init(\SampleSignUpController.maximum),
      "ratio": .init(\SampleSignUpController.ratio),
    ]
  }

  override class var actions: ActionTable {
    ["signUp:": .init(signUp), "tapped": .init(tapped)]
  }

  func signUp(_ sender: UIButton) { log.append("signUp \(sender.currentTitle ?? "")") }
  func tapped() { log.append("tapped") }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awakeFromNib, maximum \(maximum), loaded \(isViewLoaded), field \(nameField != nil)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad, field \(nameField != nil)")
  }
}

/// A view of an app, with a value that a document can set.
final class SampleBadge: UIView {
  var count = 0
  private(set) var countWhenAwake: Int?

  override class var outlets: OutletTable { ["count": .init(\SampleBadge.count)] }

  override func awakeFromNib() {
    super.awakeFromNib()
    countWhenAwake = count
  }
}

final class SampleTapRecognizer: UITapGestureRecognizer {}

/// An object that is neither a view nor a controller and whose `init()` is nothing special.
class SampleModel: NSObject {
  let origin = "SampleModel"
}

/// The owner of a xib.
final class SampleOwner: NSObject, OutletProviding {
  var badge: UIView?
  static var outlets: OutletTable { ["badge": .init(\SampleOwner.badge)] }
}

/// The same without stored objects.
final class SampleWeakOwner: NSObject, OutletProviding {
  weak var badge: UIView?
  static var outlets: OutletTable { ["badge": .init(\SampleWeakOwner.badge)] }
}

/// A controller without a document of its own: `SampleCard.xib` is found by its name.
final class SampleCardController: UIViewController {}

enum SampleNamespace {
  final class NestedController: UIViewController {}
  final class LateController: UIViewController {}
}
