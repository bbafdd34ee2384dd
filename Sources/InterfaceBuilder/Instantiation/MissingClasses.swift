import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

/// What a stand-in knows of the class that a document names and the program does not have (contract N3).
struct Absence {
  var className = ""
  var recordsCalls = false
}

/// An object that stands in for one of a missing class: otherwise it is what its element says.
@preconcurrency @MainActor protocol AbsentClass: MissingCode, ClassStandIn {
  var absence: Absence { get set }
}

extension AbsentClass {
  package var missingClass: String { absence.className }
  package var recordsCalls: Bool { absence.recordsCalls }
}

final class MissingObject: NSObject, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "NSObject" }
}

final class MissingViewController: UIViewController, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIViewController" }
}

final class MissingView: UIView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIView" }
}

final class MissingControl: UIControl, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIControl" }
}

final class MissingLabel: UILabel, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UILabel" }
}

final class MissingButton: UIButton, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIButton" }
}

final class MissingImageView: UIImageView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIImageView" }
}

final class MissingTextField: UITextField, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UITextField" }
}

final class MissingTextView: UITextView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UITextView" }
}

final class MissingStackView: UIStackView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIStackView" }
}

final class MissingScrollView: UIScrollView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIScrollView" }
}

final class MissingStandInView: StandInView, AbsentClass {
  var absence = Absence()
}

final class MissingNavigationBar: UINavigationBar, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UINavigationBar" }
}

final class MissingToolbar: UIToolbar, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIToolbar" }
}

final class MissingTabBar: UITabBar, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UITabBar" }
}

final class MissingSearchBar: UISearchBar, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UISearchBar" }
}

final class MissingWebView: UIWebView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIWebView" }
}

final class MissingTableView: UITableView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UITableView" }
}

final class MissingTableViewCell: UITableViewCell, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UITableViewCell" }
}

final class MissingTableViewHeaderFooterView: UITableViewHeaderFooterView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UITableViewHeaderFooterView" }
}

final class MissingCollectionView: UICollectionView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UICollectionView" }
}

final class MissingCollectionViewCell: UICollectionViewCell, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UICollectionViewCell" }
}

final class MissingCollectionReusableView: UICollectionReusableView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UICollectionReusableView" }
}
