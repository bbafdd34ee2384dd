// The names and the order of an app's menus.

extension UIMenu.Identifier {
  /// The menu of the app itself.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu for changing what is selected.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu of what is shown.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// What tells of the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The app's settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// What other apps offer.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// What hides the app.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// What ends the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// What makes new windows.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// What opens files.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// What closes windows.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// What prints.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// What is done with a document.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// What undoes and redoes.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cut, copy, paste and the like.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// What finds text.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// What replaces text.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// What shares the selection.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The menu of spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The panel of spelling.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The options of spelling.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The menu of substitutions.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The panel of substitutions.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The options of substitutions.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// What changes capital letters.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// What looks words up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// What learns words.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu of formats.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The menu of fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Bold, italic and underlined text.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// What makes text larger and smaller.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The colors of text.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// What copies and pastes styles.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The menu of text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The directions of text.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The alignments of text.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// What shows the toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// What shows the sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// What fills the screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// What makes windows smaller and larger.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The command that brings all windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// What holds all menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
}

extension UIMenu {
  /// The menus of an app that changes none, without the commands that UIKit has in them.
  static var ofApp: UIMenu {
    let application = UIMenu(
      title: "App", identifier: .application, children: parts(.about, .preferences, .services, .hide, .quit))
    let file = UIMenu(title: "File", identifier: .file, children: parts(.newScene, .open, .close, .print))
    var changes = parts(.undoRedo, .standardEdit, .find)
    changes.append(UIMenu(title: "Spelling", identifier: .spelling, children: parts(.spellingPanel, .spellingOptions)))
    changes.append(
      UIMenu(
        title: "Substitutions", identifier: .substitutions, children: parts(.substitutionsPanel, .substitutionOptions)))
    changes.append(UIMenu(title: "Transformations", identifier: .transformations))
    let edit = UIMenu(title: "Edit", identifier: .edit, children: changes)
    let format = UIMenu(
      title: "Format", identifier: .format,
      children: [
        UIMenu(
          title: "Font", identifier: .font, children: parts(.textStyle, .textSize, .textColor, .textStylePasteboard)),
        UIMenu(title: "Text", identifier: .text, children: parts(.alignment, .writingDirection)),
      ])
    let view = UIMenu(title: "View", identifier: .view, children: parts(.toolbar, .sidebar, .fullscreen))
    let window = UIMenu(title: "Window", identifier: .window, children: parts(.minimizeAndZoom, .bringAllToFront))
    let help = UIMenu(title: "Help", identifier: .help)
    return UIMenu(identifier: .root, children: [application, file, edit, format, view, window, help])
  }

  /// Empty menus in the menu around them, into which apps put theirs.
  private static func parts(_ identifiers: Identifier...) -> [UIMenuElement] {
    identifiers.map { UIMenu(identifier: $0, options: .displayInline) }
  }
}
