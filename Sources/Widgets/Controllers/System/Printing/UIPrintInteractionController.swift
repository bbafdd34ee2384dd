public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Is told of the panel that prints; its methods are not called here, where there is no printer.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that shows the panel; nil for a panel over the window.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Called before the panel is shown.
  func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called when the panel is shown.
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called before the panel goes.
  func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called when the panel has gone.
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called when a job begins.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// Called when a job has ended.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// By default nil.
  dynamic public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { leftOut(by: self, nil, with: [printInteractionController]) }
  /// Does nothing by default.
  dynamic public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { leftOut(by: self, with: [printInteractionController]) }
  /// Does nothing by default.
  dynamic public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { leftOut(by: self, with: [printInteractionController]) }
  /// Does nothing by default.
  dynamic public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { leftOut(by: self, with: [printInteractionController]) }
  /// Does nothing by default.
  dynamic public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { leftOut(by: self, with: [printInteractionController]) }
  /// Does nothing by default.
  dynamic public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  { leftOut(by: self, with: [printInteractionController]) }
  /// Does nothing by default.
  dynamic public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
  { leftOut(by: self, with: [printInteractionController]) }
}

/// Prints. There is no printer here: what is set is kept, and panels are not shown.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// The type of closures that hear whether a job was completed.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// What is known of the job; nil for nothing. Kept, without effect.
  open var printInfo: UIPrintInfo?
  /// The object that is told of the panel; not retained. Kept, without effect.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether the user chooses the number of copies. Kept, without effect.
  open var showsNumberOfCopies = true
  /// Whether the user chooses the paper. Kept, without effect.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether the user chooses how paper is held. Kept, without effect.
  open var showsPaperOrientation = true
  /// What draws the pages; nil for none. Kept, without effect.
  open var printPageRenderer: UIPrintPageRenderer?
  /// What lays out the pages; nil for none. Kept, without effect.
  open var printFormatter: UIPrintFormatter?
  /// The document or picture that is printed; nil for none. Kept, without effect.
  open var printingItem: Any?
  /// The documents or pictures that are printed; nil for none. Kept, without effect.
  open var printingItems: [Any]?

  private init(_: Void) { super.init() }

  @available(*, unavailable) public override init() { fatalError("use UIPrintInteractionController.shared") }

  /// The controller of the app.
  open class var shared: UIPrintInteractionController {
    SimulatedProcess.current.singleton(UIPrintInteractionController.self) { UIPrintInteractionController(()) }
  }
  /// Whether the device can print; always false.
  open class var isPrintingAvailable: Bool { false }
  /// Returns whether the file can be printed; always false.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Returns whether the data can be printed; always false.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// Shows the panel on a phone; returns false, as it is not shown.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
  /// Shows the panel at a part of a view; returns false, as it is not shown.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Shows the panel at an item of a bar; returns false, as it is not shown.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Takes the panel away. Without effect.
  open func dismiss(animated: Bool) {}
}
