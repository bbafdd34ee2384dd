public import Foundation

/// The user's folders, as `FileManager` has them.
extension URL {
  /// The folder of the app's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of what an app needs and the user does not see.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of the user's library.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder of what was downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder of films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The folder of what is on the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The folder of what the user shares.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? URL(fileURLWithPath: NSHomeDirectory())
  }
}
