import UIKit

/// Conforms to the delegate's protocol without its optional methods; subclasses add them, as Objective-C lets them.
class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Order \(indexPath.row)"
    return cell
  }
}

final class OrdersViewController: ListViewController {
  @objc dynamic var selected = -1

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected = indexPath.row }
}

extension OrdersViewController {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
}

@objc(LegacyStore) final class Store: NSObject, Codable {
  @objc dynamic var total: Int
  var note: String

  init(total: Int, note: String) {
    self.total = total
    self.note = note
  }
}

extension UINavigationController {
  open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
