import UIKit

// Lesson 4, a recognizer that eats the touch: a tap anywhere puts the keyboard away, and no row is selected any more.

final class ChoosingController: LessonController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView()
  private let leavesTouches: Bool
  private let fruits = ["Apple", "Pear", "Quince"]

  override class var actions: ActionTable { ["endEditing:": .init(endEditing)] }

  init(leavesTouches: Bool) {
    self.leavesTouches = leavesTouches
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var rows: [UIView] {
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    table.heightAnchor.constraint(equalToConstant: 150).isActive = true
    return [table]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: Selector("endEditing:"))
    // The fault: a recognizer cancels the touches of its gesture in views, unless it is configured otherwise. Mended: it is.
    tap.cancelsTouchesInView = !leavesTouches
    view.addGestureRecognizer(tap)
  }

  private func endEditing(_ sender: UITapGestureRecognizer) { view.endEditing(true) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = fruits[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    outcome.text = "Chosen: \(fruits[indexPath.row])."
  }
}
