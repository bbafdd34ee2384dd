import Foundation
import PlainviewUIKitCore
import PlainviewWidgets

/// The suggestions of a search as rows; a tap on one chooses it.
@MainActor
final class SearchSuggestionList: UITableView, SearchSuggestionListing, UITableViewDataSource, UITableViewDelegate {
  /// Called with the suggestion that the user chose.
  var chosen: (@MainActor (any UISearchSuggestion) -> Void)?
  private var suggestions: [any UISearchSuggestion] = []

  override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Shows suggestions instead of the former ones.
  func show(_ suggestions: [any UISearchSuggestion]) {
    self.suggestions = suggestions
    reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let suggestion = suggestions[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = suggestion.localizedSuggestion
    if let text = suggestion.localizedAttributedSuggestion { cell.textLabel?.attributedText = text }
    if let detail = suggestion.localizedDescription { cell.detailTextLabel?.text = detail }
    if let image = suggestion.iconImage { cell.imageView?.image = image }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    if suggestions.indices.contains(indexPath.row) { chosen?(suggestions[indexPath.row]) }
  }
}
