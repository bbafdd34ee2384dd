public import Foundation

/// What a tab bar shows of a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Items whose look the system knows; raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  open var selectedImage: UIImage? { didSet { changed?() } }
  /// A short text in a circle beside the image; nil for none.
  open var badgeValue: String? { didSet { changed?() } }
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    self.tag = tag
  }
}

extension UITabBarItem.SystemItem {
  package var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
