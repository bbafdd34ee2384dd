import Foundation
import Testing
import UIKit

@MainActor @Suite struct PreviewInteractionTests {
  private final class Pressed: NSObject, UIPreviewInteractionDelegate {
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) {}
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}
  }

  @Test func `An interaction keeps its view and its delegate weakly, and may begin`() {
    var view: UIView? = UIView()
    var delegate: Pressed? = Pressed()
    let interaction = UIPreviewInteraction(view: view ?? UIView())
    interaction.delegate = delegate
    #expect(interaction.view === view && interaction.delegate === delegate)
    #expect(delegate?.previewInteractionShouldBegin(interaction) == true)
    #expect(interaction.location(in: view) == .zero)
    view = nil
    delegate = nil
    #expect(interaction.view == nil && interaction.delegate == nil)
  }
}
