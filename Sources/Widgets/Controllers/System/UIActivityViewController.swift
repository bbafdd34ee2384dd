public import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
public import PlainviewUIKitCore

/// Offers what can be done with some items: in a sheet, on a tablet in a popover; in a test, the test chooses with
/// `choose(_:)` or cancels.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// The type of closures that receive the chosen activity and whether it was completed.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// The type of closures that receive the chosen activity, whether it was completed, returned items and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What is shared, as the app gave it.
  package let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  /// The kinds of activities that are not offered; nil for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called after the sheet was closed; the activity is nil if none was chosen. Items and error are always nil here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Called after the sheet was closed, after `completionWithItemsHandler`.
  open var completionHandler: CompletionHandler?
  /// Whether an activity may stand out; kept, without effect.
  open var allowsProminentActivity = true

  /// Creates a sheet for items, with activities of the app's own; nil for none.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    takeUsualStyle()
  }

  /// Creates a sheet without items from an archive or a document.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
    takeUsualStyle()
  }

  private func takeUsualStyle() {
    guard UIDevice.current.userInterfaceIdiom == .pad else { return }
    modalPresentationStyle = .popover
    popoverPresentationController?.outsideTapped = { [weak self] in self?.cancel() }
  }

  // MARK: Choices

  private static let standardActivities: [(type: UIActivity.ActivityType, title: String)] = [
    (.airDrop, "AirDrop"), (.message, "Messages"), (.mail, "Mail"), (.copyToPasteboard, "Copy"),
    (.addToReadingList, "Add to Reading List"), (.saveToCameraRoll, "Save Image"), (.print, "Print"),
  ]

  /// The activities that are offered: the system's that are not excluded, then the app's own that can be done.
  @_spi(Plainview) public var offeredActivityTypes: [UIActivity.ActivityType] { choices.map(\.type) }

  private var choices: [(type: UIActivity.ActivityType, title: String, activity: UIActivity?)] {
    let excluded = Set(excludedActivityTypes ?? [])
    let standard = Self.standardActivities.filter { !excluded.contains($0.type) }.map {
      (type: $0.type, title: $0.title, activity: UIActivity?.none)
    }
    let own = applicationActivities.filter { activity in
      UserCode.run(else: false) { activity.canPerform(withActivityItems: activityItems) }
    }.compactMap { activity in
      activity.activityType.map { (type: $0, title: activity.activityTitle ?? $0.rawValue, activity: activity) }
    }
    return standard + own.filter { !excluded.contains($0.type) }.map { ($0.type, $0.title, Optional($0.activity)) }
  }

  /// Chooses an activity as the user would; false for one that is not offered. Plainview's own.
  @discardableResult
  @_spi(Plainview) public func choose(_ type: UIActivity.ActivityType) -> Bool {
    guard let choice = choices.first(where: { $0.type == type }) else { return false }
    let items = items(for: type)
    if let activity = choice.activity {
      UserCode.run { activity.prepare(withActivityItems: items) }
      activity.finish = { [weak self] isCompleted in self?.end(type, isCompleted: isCompleted) }
      let controller: UIViewController? = UserCode.run(else: nil) { activity.activityViewController }
      if let controller {
        present(controller, animated: true)
      } else {
        UserCode.run { activity.perform() }
      }
    } else {
      if type == .copyToPasteboard { UIPasteboard.general.take(items) }
      end(type, isCompleted: true)
    }
    return true
  }

  /// Closes the sheet without a choice; Plainview's own.
  @_spi(Plainview) public func cancel() { end(nil, isCompleted: false) }

  /// What is shared with an activity: sources say it themselves.
  @_spi(Plainview) public func items(for type: UIActivity.ActivityType) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return UserCode.ask(source, "activityViewController(_:itemForActivityType:)") {
        $0.activityViewController(self, itemForActivityType: type)
      }
    }
  }

  private func end(_ type: UIActivity.ActivityType?, isCompleted: Bool) {
    let told: @MainActor () -> Void = { [self] in
      UserCode.run { completionWithItemsHandler?(type, isCompleted, nil, nil) }
      UserCode.run { completionHandler?(type, isCompleted) }
    }
    if let presentingViewController {
      presentingViewController.dismiss(animated: true, completion: told)
    } else {
      told()
    }
  }

  // MARK: View

  private static let margin: CGFloat = 20
  private static let rowHeight: CGFloat = 44

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    let buttons = choices.map { choice in
      let button = UIButton(type: .system)
      button.setTitle(choice.title, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.choose(choice.type) }, for: .touchUpInside)
      return button
    }
    let stack = UIStackView(arrangedSubviews: [summaryLabel, close] + buttons)
    stack.axis = .vertical
    stack.frame = CGRect(
      x: Self.margin, y: Self.margin, width: max(0, view.bounds.width - 2 * Self.margin),
      height: CGFloat(buttons.count + 2) * Self.rowHeight)
    stack.distribution = .fillEqually
    stack.autoresizingMask = .flexibleWidth
    view.addSubview(stack)
  }

  /// A label with the shared items.
  private var summaryLabel: UILabel {
    let label = UILabel(frame: .zero)
    let texts = activityItems.map { item -> String in
      switch item {
      case let source as any UIActivityItemSource: summary(of: source)
      case let text as String: text
      case let url as URL: url.absoluteString
      case is UIImage: "Image"
      default: "\(type(of: item))"
      }
    }
    label.text = texts.joined(separator: ", ")
    return label
  }

  /// The title and the host of what a source says of its link; its class without that.
  private func summary(of source: any UIActivityItemSource) -> String {
    let metadata: LPLinkMetadata? = UserCode.ask(source, "activityViewControllerLinkMetadata(_:)") {
      $0.activityViewControllerLinkMetadata(self)
    }
    guard let metadata else { return "\(type(of: source))" }
    let parts = [metadata.title, (metadata.originalURL ?? metadata.url)?.host].compactMap(\.self)
    return parts.isEmpty ? "\(type(of: source))" : parts.joined(separator: " — ")
  }
}
