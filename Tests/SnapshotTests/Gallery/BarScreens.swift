import Testing
import UIKit

/// Screens in their containers, and what is presented over them.
@MainActor enum BarScreens {
  static var pages: [GalleryPage] {
    get throws {
      [
        GalleryPage("A navigation bar", "", try ScreenPicture.exhibits(of: navigation())),
        GalleryPage(
          "A large title", "It gives way when what is below it is scrolled.",
          try ScreenPicture.exhibits(of: navigation(isLarge: true))),
        GalleryPage("A tab bar", "", try ScreenPicture.exhibits(of: tabs())),
        GalleryPage(
          "A sheet", "The screen behind it stays in sight.",
          try ScreenPicture.exhibits(of: NoteScreen()) { app in
            try app.run { app.window?.rootViewController?.present(navigation(), animated: true) }
          }),
        GalleryPage(
          "An alert", "",
          try ScreenPicture.exhibits(of: NoteScreen()) { app in
            try app.run { app.window?.rootViewController?.present(alert(), animated: true) }
          }),
        GalleryPage(
          "An action sheet", "",
          try ScreenPicture.exhibits(of: NoteScreen()) { app in
            try app.run { app.window?.rootViewController?.present(actionSheet(), animated: true) }
          }),
        GalleryPage(
          "A menu", "Of a bar button, with what is chosen, a group apart and a menu in the menu.",
          try ScreenPicture.exhibits(of: sorted()) { app in try app.buttons["Sort"].tap() }),
      ]
    }
  }

  /// A note in a navigation controller, with a screen below it on the stack.
  private static func navigation(isLarge: Bool = false) -> UINavigationController {
    let notes = UIViewController()
    notes.title = "Notes"
    let note = NoteScreen()
    note.title = "Shopping"
    note.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .action),
    ]
    let navigation = UINavigationController(rootViewController: notes)
    navigation.navigationBar.prefersLargeTitles = isLarge
    navigation.pushViewController(note, animated: false)
    note.toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
      UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil),
    ]
    navigation.isToolbarHidden = isLarge
    return navigation
  }

  private static func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    let titles = ["Notes", "Shared", "Search"]
    tabs.viewControllers = titles.map { title in
      let screen = NoteScreen()
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return screen
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    return tabs
  }

  private static func alert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the note?", message: "It cannot be brought back.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Type its title" }
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  private static func sorted() -> UINavigationController {
    let navigation = navigation()
    func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
      UIAction(title: title, state: state) { _ in }
    }
    let order = UIMenu(options: .displayInline, children: [action("Newest first", .on), action("Oldest first")])
    let delete = UIAction(title: "Delete all", attributes: .destructive) { _ in }
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(
        title: "Sort by",
        children: [
          action("Title"), action("Date", .on), order, UIMenu(title: "More", children: [action("Author")]), delete,
        ]))
    return navigation
  }

  private static func actionSheet() -> UIAlertController {
    let sheet = UIAlertController(title: "Share the note", message: nil, preferredStyle: .actionSheet)
    for title in ["Copy the text", "Send it"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }
}

/// A note of a few lines.
private final class NoteScreen: ColumnController {
  override func makeRows() -> [UIView] {
    [
      Self.label("Bread, butter, two lemons"), Self.field("Add something"),
      Self.row(Self.label("Done"), Self.toggle(true)),
    ]
  }
}
