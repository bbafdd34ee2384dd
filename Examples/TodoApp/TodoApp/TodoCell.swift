//
//  TodoCell.swift
//  TodoApp
//

import TodoKit
import UIKit

protocol TodoCellDelegate: AnyObject {
  func todoCellDidToggle(_ cell: TodoCell)
}

class TodoCell: UITableViewCell {
  static let reuseIdentifier = "TodoCell"

  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet private weak var checkButton: UIButton!

  weak var delegate: TodoCellDelegate?

  func configure(with todo: Todo) {
    titleLabel.text = todo.title
    titleLabel.textColor = todo.isDone ? .secondaryLabel : .label
    checkButton.isSelected = todo.isDone
    checkButton.accessibilityLabel = NSLocalizedString(todo.isDone ? "cell.undo" : "cell.do", comment: "")
  }

  @IBAction private func checkTapped(_ sender: UIButton) {
    delegate?.todoCellDidToggle(self)
  }
}
