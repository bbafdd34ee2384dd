import UIKit

/// The parcels, with a search; loads when it appears and every five minutes from then on, and stops when it goes.
public final class ParcelListViewController: UITableViewController, UISearchBarDelegate {
  private let service: any ParcelService
  private let searchBar = UISearchBar()
  private var parcels: [Parcel] = []
  private var searching: Task<Void, Never>?
  private var visible: [Task<Void, Never>] = []

  public init(service: any ParcelService) {
    self.service = service
    super.init(style: .plain)
    title = "Parcels"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "parcel")
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    searchBar.sizeToFit()
    tableView.tableHeaderView = searchBar
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    visible = [Task { await refreshAgainAndAgain() }, Task { await follow() }]
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    searching?.cancel()
    for task in visible { task.cancel() }
    visible = []
  }

  private func refreshAgainAndAgain() async {
    while !Task.isCancelled {
      await load(searchBar.text ?? "")
      try? await Task.sleep(for: .seconds(300))
    }
  }

  private func follow() async {
    for await parcel in await service.updates() {
      guard let index = parcels.firstIndex(where: { $0.number == parcel.number }) else { continue }
      parcels[index] = parcel
      tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
    }
  }

  private func load(_ text: String) async {
    do {
      let service = service
      let found = try await retrying { try await service.parcels(matching: text) }
      try Task.checkCancellation()
      parcels = found
      navigationItem.prompt = nil
    } catch is CancellationError {
      return
    } catch {
      navigationItem.prompt = "No connection"
    }
    tableView.reloadData()
  }

  // MARK: Search

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searching?.cancel()
    searching = Task {
      do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
      await load(searchText)
    }
  }

  // MARK: Rows

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { parcels.count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "parcel", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = parcels[indexPath.row].title
    content.secondaryText = parcels[indexPath.row].state
    cell.contentConfiguration = content
    return cell
  }
}
