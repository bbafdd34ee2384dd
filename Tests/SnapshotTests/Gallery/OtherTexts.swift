import Testing
import UIKit

/// What else can be written down of a screen than its picture, for a log-in form with two fields and a button.
@MainActor enum OtherTexts {
  static var pages: [GalleryPage] {
    get throws {
      let app = XCUIApplication(rootViewController: LoginController(), device: ScreenPicture.phone)
      app.recordsTranscript = true
      try app.launch()
      let (hierarchy, wiring) = (app.text(as: .hierarchy), app.text(as: .wiring))
      app.clearTranscript()
      try app.buttons["Log in"].tap()
      return [
        GalleryPage("Hierarchy", "UIKit's `recursiveDescription`, without addresses.", [.init(text: hierarchy)]),
        GalleryPage("Wiring", "Who calls which method of whom.", [.init(text: wiring)]),
        GalleryPage("Events", "What a tap on the button came to.", [.init(text: app.transcript)]),
      ]
    }
  }
}
