#if canImport(UIKit) && os(iOS)
import UIKit

@objc protocol CartDelegate: AnyObject {
  @objc optional func cart(_ cart: CartViewController, didAdd item: String)
}

class CartViewController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet var addButton: UIButton!
  weak var delegate: CartDelegate?
  var items: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    view.addSubview(label)
    titleLabel = label
    addButton = UIButton(type: .system)
    addButton.setTitle("Add", for: .normal)
    addButton.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    addButton.addTarget(self, action: #selector(addTapped(_:)), for: .touchUpInside)
    view.addSubview(addButton)
    NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: .init("refresh"), object: nil)
  }

  @objc private func addTapped(_ sender: UIButton) {
    items.append("apple")
    titleLabel.text = "\(items.count) items"
    delegate?.cart?(self, didAdd: "apple")
  }

  @objc func refresh() { titleLabel.text = "refreshed" }

  deinit { NotificationCenter.default.removeObserver(self) }
}
#endif
