//
//  TodoDetailViewController.swift
//  TodoApp
//

import TodoKit
import UIKit

class TodoDetailViewController: UIViewController {
  @IBOutlet private weak var titleField: UITextField!
  @IBOutlet private weak var doneSwitch: UISwitch!

  var todo: Todo?
  var onSave: ((Todo) -> Void)?

  private lazy var saveButton = UIBarButtonItem(
    barButtonSystemItem: .save, target: self, action: #selector(saveTapped))

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = saveButton
    titleField.text = todo?.title
    titleField.addTarget(self, action: #selector(titleChanged), for: .editingChanged)
    doneSwitch.isOn = todo?.isDone ?? false
    titleChanged()
  }

  @objc private func titleChanged() {
    saveButton.isEnabled = !(titleField.text ?? "").isEmpty
  }

  @IBAction private func doneChanged(_ sender: UISwitch) {
    todo?.isDone = sender.isOn
  }

  @objc private func saveTapped() {
    guard var todo = todo, let title = titleField.text else { return }
    todo.title = title
    onSave?(todo)
    navigationController?.popViewController(animated: true)
  }
}
