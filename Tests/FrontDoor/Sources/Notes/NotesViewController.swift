import UIKit

class NotesViewController: UIViewController, UITextFieldDelegate {
  let countLabel = UILabel(frame: CGRect(x: 20, y: 110, width: 200, height: 30))
  let field = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 30))
  let addButton = UIButton(type: .system)
  let urgentSwitch = UISwitch(frame: CGRect(x: 20, y: 260, width: 60, height: 30))
  var notes: [String] = [] {
    didSet { countLabel.text = notes.isEmpty ? "No notes" : "Notes: " + notes.joined(separator: ", ") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    view.backgroundColor = .white
    notes = []
    field.placeholder = "New note"
    field.delegate = self
    addButton.frame = CGRect(x: 20, y: 210, width: 100, height: 44)
    addButton.setTitle("Add", for: .normal)
    addButton.addTarget(self, action: #selector(add), for: .touchUpInside)
    let askButton = UIButton(type: .system)
    askButton.frame = CGRect(x: 140, y: 210, width: 100, height: 44)
    askButton.setTitle("Clear", for: .normal)
    askButton.addTarget(self, action: #selector(askBeforeClearing), for: .touchUpInside)
    urgentSwitch.accessibilityIdentifier = "urgent"
    [countLabel, field, addButton, askButton, urgentSwitch].forEach(view.addSubview)
    if ProcessInfo.processInfo.arguments.contains("-never") { notes = ["never"] }
  }

  @objc private func add() {
    guard let text = field.text, !text.isEmpty else { return }
    notes.append(urgentSwitch.isOn ? text + "!" : text)
    field.text = ""
  }

  @objc private func askBeforeClearing() {
    let alert = UIAlertController(title: "Clear all?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Clear all", style: .destructive) { [weak self] _ in self?.notes = [] })
    present(alert, animated: true)
  }

  func addLater(_ text: String) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.notes.append(text) }
  }
}
