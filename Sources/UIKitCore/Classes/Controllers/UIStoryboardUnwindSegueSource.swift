public import Foundation
public import PlainviewTargetAction

/// Where an unwinding segue comes from, for containers that are asked where it may go.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue leaves.
  open private(set) var source: UIViewController
  /// The method that the destination must have.
  open private(set) var unwindAction: Selector
  /// The object that triggered the segue; nil for none.
  open private(set) var sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("made by unwinding segues") }
}
