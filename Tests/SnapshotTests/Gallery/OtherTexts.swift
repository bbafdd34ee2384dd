import Testing
import UIKit

/// What else can be written down of a screen than its picture, for a log-in form with two fields and a button.
@MainActor enum OtherTexts {
  static var pages: [GalleryPage] {
    get throws {
      let app = XCUIApplication(rootViewController: LoginController(), device: ScreenPicture.phone)
      app.recordsTranscript = true
      try app.launch()
      func page(_ title: String, _ introduction: String, _ strategy: Snapshotting<UIView>) -> GalleryPage {
        GalleryPage(title, introduction, [.init(text: app.text(as: strategy))])
      }
      let pages = [
        page("Styles", "The picture, and under it colors, weights and states as letters.", .styles),
        page("Hierarchy", "UIKit's `recursiveDescription`, without addresses.", .hierarchy),
        page("Layout", "Where the views are, and why.", .layout),
        page("Wiring", "Who calls which method of whom.", .wiring),
        page("Accessibility", "What a screen reader says.", .accessibility),
      ]
      app.clearTranscript()
      try app.buttons["Log in"].tap()
      let events = GalleryPage("Events", "What a tap on the button came to.", [.init(text: app.transcript)])
      // The button below is no view of the app.
      app.terminate()
      return pages + [events, forMachines]
    }
  }

  private static var forMachines: GalleryPage {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 48)
    return GalleryPage(
      "For machines", "JSON, and the screen as an image (SVG) for a pull request; of a button here.",
      [
        .init(text: Snapshotting<UIView>.json.text(of: button)), .init(text: Snapshotting<UIView>.svg.text(of: button)),
      ])
  }
}
