import Foundation
import PlainviewLists
import PlainviewUIKitCore
import PlainviewWidgets

/// The class of views that an element's name stands for.
enum ViewKind: Equatable {
  case view, control, label, button, imageView, textField, textView, stackView, scrollView
  case navigationBar, toolbar, tabBar, searchBar, webView
  case tableView, tableViewCell, tableHeaderFooterView, collectionView, collectionViewCell, reusableView
  /// A control with a value, or another view that shows one.
  case value(ValueKind)
  /// A view whose UIKit class does not exist here yet, by that class's name.
  case standIn(String)

  /// The kind of an element; on the canvas bars and lists only take up space, since their parts stand as
  /// they are stored.
  init(tag: String, onCanvas: Bool = false) {
    switch tag {
    case "navigationBar" where !onCanvas: self = .navigationBar
    case "toolbar" where !onCanvas: self = .toolbar
    case "tabBar" where !onCanvas: self = .tabBar
    case "searchBar" where !onCanvas: self = .searchBar
    case "webView" where !onCanvas: self = .webView
    case "tableView" where !onCanvas: self = .tableView
    case "tableViewCell" where !onCanvas: self = .tableViewCell
    case "tableHeaderFooterView" where !onCanvas: self = .tableHeaderFooterView
    case "collectionView" where !onCanvas: self = .collectionView
    case "collectionViewCell" where !onCanvas: self = .collectionViewCell
    case "reusableView" where !onCanvas, "collectionReusableView" where !onCanvas: self = .reusableView
    case "view", "tableViewCellContentView", "collectionViewCellContentView": self = .view
    case "control": self = .control
    case "label": self = .label
    case "button": self = .button
    case "imageView": self = .imageView
    case "textField": self = .textField
    case "textView": self = .textView
    case "stackView": self = .stackView
    case "scrollView": self = .scrollView
    default: self = ValueKind(rawValue: tag).map { .value($0) } ?? .standIn(Self.className(tag))
    }
  }

  /// UIKit's class of an element's name; elements of other frameworks and unknown ones are plain views.
  private static func className(_ tag: String) -> String {
    switch tag {
    case "containerView", "window": "UIView"
    case "wkWebView": "WKWebView"
    case "webView": "UIWebView"
    case "mapView": "MKMapView"
    case "reusableView", "collectionReusableView": "UICollectionReusableView"
    case "tableHeaderFooterView": "UITableViewHeaderFooterView"
    default: Vocabulary.views.contains(tag) ? "UI" + tag.prefix(1).uppercased() + tag.dropFirst() : "UIView"
    }
  }

  /// Whether there is no class that behaves as the kind does.
  var isStandIn: Bool {
    switch self {
    case .standIn(let name): ModuleViews.maker(of: name) == nil
    default: false
    }
  }

  /// Makes a view of the kind's own class.
  @MainActor func make(_ coder: NSCoder, size: ControlSize) -> UIView? {
    switch self {
    case .view: UIView(coder: coder)
    case .control: UIControl(coder: coder)
    case .label: UILabel(coder: coder)
    case .button: UIButton(coder: coder)
    case .imageView: UIImageView(coder: coder)
    case .textField: UITextField(coder: coder)
    case .textView: UITextView(coder: coder)
    case .stackView: UIStackView(coder: coder)
    case .scrollView: UIScrollView(coder: coder)
    case .navigationBar: UINavigationBar(coder: coder)
    case .toolbar: UIToolbar(coder: coder)
    case .tabBar: UITabBar(coder: coder)
    case .searchBar: UISearchBar(coder: coder)
    case .webView: UIWebView(coder: coder)
    case .tableView: UITableView(coder: coder)
    case .tableViewCell: UITableViewCell(coder: coder)
    case .tableHeaderFooterView: UITableViewHeaderFooterView(coder: coder)
    case .collectionView: UICollectionView(coder: coder)
    case .collectionViewCell: UICollectionViewCell(coder: coder)
    case .reusableView: UICollectionReusableView(coder: coder)
    case .value(let kind): kind.make(coder)
    case .standIn(let name): ModuleViews.maker(of: name)?(coder) ?? prepared(StandInView(coder: coder), name, size)
    }
  }

  /// Makes a view of the kind's class that stands for one of a missing class.
  @MainActor func makeMissing(_ coder: NSCoder, size: ControlSize, _ absence: Absence) -> UIView? {
    switch self {
    case .view: absent(MissingView(coder: coder), absence)
    case .control: absent(MissingControl(coder: coder), absence)
    case .label: absent(MissingLabel(coder: coder), absence)
    case .button: absent(MissingButton(coder: coder), absence)
    case .imageView: absent(MissingImageView(coder: coder), absence)
    case .textField: absent(MissingTextField(coder: coder), absence)
    case .textView: absent(MissingTextView(coder: coder), absence)
    case .stackView: absent(MissingStackView(coder: coder), absence)
    case .scrollView: absent(MissingScrollView(coder: coder), absence)
    case .navigationBar: absent(MissingNavigationBar(coder: coder), absence)
    case .toolbar: absent(MissingToolbar(coder: coder), absence)
    case .tabBar: absent(MissingTabBar(coder: coder), absence)
    case .searchBar: absent(MissingSearchBar(coder: coder), absence)
    case .webView: absent(MissingWebView(coder: coder), absence)
    case .tableView: absent(MissingTableView(coder: coder), absence)
    case .tableViewCell: absent(MissingTableViewCell(coder: coder), absence)
    case .tableHeaderFooterView: absent(MissingTableViewHeaderFooterView(coder: coder), absence)
    case .collectionView: absent(MissingCollectionView(coder: coder), absence)
    case .collectionViewCell: absent(MissingCollectionViewCell(coder: coder), absence)
    case .reusableView: absent(MissingCollectionReusableView(coder: coder), absence)
    case .value(let kind): kind.makeMissing(coder, absence)
    case .standIn(let name): absent(prepared(MissingStandInView(coder: coder), name, size), absence)
    }
  }

  @MainActor private func prepared<View: StandInView>(_ view: View?, _ name: String, _ size: ControlSize) -> View? {
    view?.kind = StandInKind(className: name, size: size)
    return view
  }

  @MainActor private func absent<View: UIView & AbsentClass>(_ view: View?, _ absence: Absence) -> View? {
    view?.absence = absence
    return view
  }
}
