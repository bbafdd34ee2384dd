import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// What views say of content that is shown large, and when it would be.
@MainActor @Suite struct LargeContentTests {
  private final class Silent: NSObject, UILargeContentViewerInteractionDelegate {}

  @Test func `A view keeps what it says of its large content`() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil && view.largeContentImage == nil)
    #expect(!view.scalesLargeContentImage && view.largeContentImageInsets == .zero)
    let image = UIImage()
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Home"
    view.largeContentImage = image
    view.scalesLargeContentImage = true
    view.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let item: any UILargeContentViewerItem = view
    #expect(item.showsLargeContentViewer && item.largeContentTitle == "Home" && item.largeContentImage === image)
    #expect(item.scalesLargeContentImage)
    #expect(item.largeContentImageInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(!UIView().showsLargeContentViewer)
  }

  @Test func `An interaction belongs to its view, and the viewer is on with very large texts`() throws {
    let stage = try Stage()
    let delegate = Silent()
    let interaction = UILargeContentViewerInteraction(delegate: delegate)
    try stage.app.run {
      stage.view.addInteraction(interaction)
      #expect(interaction.view === stage.view)
      #expect(interaction.delegate === delegate)
      #expect(!UILargeContentViewerInteraction.isEnabled)
    }
    stage.app.hardware.preferredContentSizeCategory = .accessibilityLarge
    try stage.app.run { #expect(UILargeContentViewerInteraction.isEnabled) }
    #expect(delegate.largeContentViewerInteraction(interaction, itemAt: .zero) == nil)
  }
}
