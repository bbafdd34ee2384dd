import NotesKit
import UIKit

class NotesViewController: UITableViewController {}
