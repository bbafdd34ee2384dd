public import Foundation
public import PlainviewGraphics

/// What a tab bar shows of a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Items of the system; raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    /// Items with a title and an image of the system, up to the most recent contents.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    /// The contents viewed most.
    case mostViewed
  }

  /// The image while the tab is chosen; nil for the usual one.
  open var selectedImage: UIImage? { didSet { changed?() } }
  /// A short text in a circle beside the image; nil for none.
  open var badgeValue: String? { didSet { changed?() } }
  /// The color of the badge; nil for red.
  open var badgeColor: UIColor?
  /// How far the title is shifted, in points. Kept, without effect.
  open var titlePositionAdjustment = UIOffset.zero

  public override init() { super.init() }

  /// Creates an item from an archive or a document; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates an item with a title, an image and a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and an image, and another one for the chosen tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item of the system with a number to find it by.
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
