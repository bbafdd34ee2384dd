import UIKit

/// The gallery: what all widgets and some screens look like as text, as a page of Markdown.
@MainActor enum GalleryDocument {
  /// The files of the gallery by their paths from the top of the package: the page, and the images that it refers to.
  static func files() throws -> [String: String] {
    let parts = [
      ("Text", text), ("Controls", controls), ("Views and images", views), ("Screens", try screens),
      ("Bars and what comes over a screen", try BarScreens.pages), ("Lists", try ListScreens.pages),
      ("Scripts", try scripts), ("Other texts of a screen", try OtherTexts.pages),
    ]
    let markdown =
      ["# Gallery\n\n\(introduction)", "## How to read a picture\n\n\(Legend.markdown)"] + parts.map(part)
    var files = ["GALLERY.md": markdown.joined(separator: "\n\n") + "\n"]
    for page in parts.flatMap(\.1) { files.merge(page.images) { $1 } }
    return files
  }

  private static let introduction = """
    What the widgets look like in a text picture, in each of their states, and what screens come to, as text and as an
    image. A test makes this page,
    `Tests/SnapshotTests/Gallery/GalleryDocumentTests.swift`, and fails when a picture is no longer what is shown here;
    `SNAPSHOT_TESTING_RECORD=failed swift test --filter GalleryDocumentTests` writes the page anew.
    """

  private static func part(_ title: String, _ pages: [GalleryPage]) -> String {
    (["## \(title)"] + pages.map { $0.markdown(level: 3) }).joined(separator: "\n\n")
  }

  private static var text: [GalleryPage] { [LabelPictures.page, FieldPictures.page, TextViewPictures.page] }

  private static var controls: [GalleryPage] {
    [ButtonPictures.page] + ValueControlPictures.pages + [ProgressPictures.page] + PickerPictures.pages
  }

  private static var views: [GalleryPage] { [ViewPictures.page, ImagePictures.page] }

  private static var screens: [GalleryPage] {
    get throws {
      [
        GalleryPage("A form", "", try ScreenPicture.exhibits(of: SignUpScreen())),
        GalleryPage("A dense list", "", try ScreenPicture.exhibits(of: InboxScreen())),
        GalleryPage("Settings", "", try ScreenPicture.exhibits(of: SettingsScreen())),
        GalleryPage(
          "A dark screen", "Colors are not seen, only where they meet.",
          try ScreenPicture.exhibits(of: PlayerScreen())),
      ]
    }
  }

  private static var scripts: [GalleryPage] {
    get throws {
      [
        TextPictures.page,
        GalleryPage("Korean", "", try ScreenPicture.exhibits(of: KoreanScreen(), isStacked: true)),
        GalleryPage("Japanese", "", try ScreenPicture.exhibits(of: JapaneseScreen(), isStacked: true)),
        GalleryPage(
          "Arabic", "Laid out from right to left: what leads stands at the right, controls are mirrored.",
          try ScreenPicture.exhibits(of: ArabicScreen(), isStacked: true)),
        GalleryPage("Emoji", "", try ScreenPicture.exhibits(of: EmojiScreen(), isStacked: true)),
      ]
    }
  }
}
