//
//  TodoListViewController.swift
//  TodoApp
//

import TodoKit
import UIKit

class TodoListViewController: UITableViewController {
  var store = TodoStore.shared

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("list.title", comment: "Above the list")
    navigationItem.leftBarButtonItem = editButtonItem
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    NotificationCenter.default.addObserver(
      self, selector: #selector(todosDidChange), name: .todosDidChange, object: nil)
    updatePrompt()
  }

  // MARK: Actions

  @IBAction func addTapped(_ sender: UIBarButtonItem) {
    let alert = UIAlertController(
      title: NSLocalizedString("add.title", comment: ""), message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = NSLocalizedString("add.placeholder", comment: "")
    }
    alert.addAction(UIAlertAction(title: NSLocalizedString("add.cancel", comment: ""), style: .cancel))
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("add.done", comment: ""), style: .default) { [weak self, weak alert] _ in
        self?.store.add(alert?.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }

  @objc private func refresh(_ sender: UIRefreshControl) {
    tableView.reloadData()
    sender.endRefreshing()
  }

  @objc private func todosDidChange() {
    guard isViewLoaded else { return }
    tableView.reloadData()
    updatePrompt()
  }

  private func updatePrompt() {
    let format = NSLocalizedString("list.open", comment: "How many are open")
    navigationItem.prompt = String(format: format, store.list.openCount)
  }

  // MARK: Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.list.todos.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: TodoCell.reuseIdentifier, for: indexPath) as? TodoCell
    else { fatalError("The storyboard has no cell \(TodoCell.reuseIdentifier)") }
    cell.configure(with: store.list.todos[indexPath.row])
    cell.delegate = self
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    store.remove(at: indexPath.row)
  }

  // MARK: Navigation

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showDetail", let detail = segue.destination as? TodoDetailViewController,
      let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
    else { return }
    detail.todo = store.list.todos[indexPath.row]
    detail.onSave = { [store] todo in store.update(todo) }
  }
}

extension TodoListViewController: TodoCellDelegate {
  func todoCellDidToggle(_ cell: TodoCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    var todo = store.list.todos[indexPath.row]
    todo.isDone.toggle()
    store.update(todo)
  }
}
