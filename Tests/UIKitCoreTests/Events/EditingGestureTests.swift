import Testing
import UIKit

/// Which gestures of three fingers edit.
@MainActor @Suite struct EditingGestureTests {
  private final class Still: UIView {
    override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
  }

  @Test func `A responder says whether such gestures edit`() {
    #expect(UIView().editingInteractionConfiguration == .default)
    #expect(Still().editingInteractionConfiguration == UIEditingInteractionConfiguration.none)
  }
}
