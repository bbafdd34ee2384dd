import Foundation
import UIKit

extension ExtendedRows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    called()
  }
}
