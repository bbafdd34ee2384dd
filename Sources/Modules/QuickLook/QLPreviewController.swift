public import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewWidgets

/// Shows files one at a time: texts and pictures as they are, other documents by their name, kind and size.
///
/// Presented, it has a bar with the button Done; in a navigation controller, its title is in the navigation bar. A swipe
/// leads to the next item, as do the buttons Next and Previous, instead of a device's list of items.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  /// Hands over the items; not retained.
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { if isViewLoaded { reloadData() } }
  }
  /// Informed of the end and of edits; not retained.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the item that is shown, `NSNotFound` for none; setting it shows another item.
  open var currentPreviewItemIndex: Int {
    get { count == 0 && isViewLoaded ? NSNotFound : index }
    set {
      index = max(0, newValue)
      if isViewLoaded { refreshCurrentPreviewItem() }
    }
  }
  /// The item that is shown; nil for none.
  open private(set) var currentPreviewItem: (any QLPreviewItem)?

  private var index = 0
  private var count = 0
  private let page = PreviewPage(frame: .zero)
  private let bar = UINavigationBar(frame: .zero)
  private let barItem = UINavigationItem(title: "")
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let markup = UIButton(type: .system)
  private var editingMode = QLPreviewItemEditingMode.disabled

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .fullScreen
  }
  /// Creates a controller without a data source.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .fullScreen
  }

  /// Returns whether a file of the item's kind can be shown: texts, pictures, films, sounds, PDF and office documents.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { PreviewContent.canShow($0) } ?? false
  }

  // MARK: Items

  /// Asks the data source again for the number of items and for the one that is shown.
  open func reloadData() {
    count = UserCode.ask(dataSource, "numberOfPreviewItems(in:)") { $0.numberOfPreviewItems(in: self) } ?? 0
    if index >= count { index = max(0, count - 1) }
    refreshCurrentPreviewItem()
  }

  /// Asks the data source again for the item that is shown, and shows it anew.
  open func refreshCurrentPreviewItem() {
    guard isViewLoaded else { return }
    currentPreviewItem =
      count > index
      ? UserCode.ask(dataSource, "previewController(_:previewItemAt:)") {
        $0.previewController(self, previewItemAt: index)
      } : nil
    editingMode =
      currentPreviewItem.flatMap { item in
        UserCode.ask(delegate, "previewController(_:editingModeFor:)") {
          $0.previewController(self, editingModeFor: item)
        }
      } ?? .disabled
    show()
  }

  private func show() {
    let url = currentPreviewItem?.previewItemURL
    let name = currentPreviewItem?.previewItemTitle ?? url?.lastPathComponent ?? ""
    title = name
    barItem.title = name
    page.show(PreviewContent.of(url), named: name)
    back.isHidden = count < 2
    forward.isHidden = count < 2
    back.isEnabled = index > 0
    forward.isEnabled = index + 1 < count
    markup.isHidden = editingMode == .disabled
  }

  private func turn(_ step: Int) {
    guard (0..<count).contains(index + step) else { return }
    index += step
    refreshCurrentPreviewItem()
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    barItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    bar.setItems([barItem], animated: false)
    page.turned = { [weak self] in self?.turn($0) }
    prepare(back, "Previous") { [weak self] in self?.turn(-1) }
    prepare(forward, "Next") { [weak self] in self?.turn(1) }
    prepare(markup, "Markup") { [weak self] in self?.edit() }
    let buttons = UIStackView(arrangedSubviews: [back, markup, forward])
    buttons.distribution = .equalSpacing
    for part in [page, bar, buttons] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.safeAreaLayoutGuide
    bar.isHidden = navigationController != nil
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: guide.topAnchor), bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      page.topAnchor.constraint(equalTo: bar.isHidden ? guide.topAnchor : bar.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: buttons.topAnchor),
      buttons.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      buttons.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      buttons.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      buttons.heightAnchor.constraint(equalToConstant: 44),
    ])
    reloadData()
  }

  private func prepare(_ button: UIButton, _ title: String, _ action: @escaping @MainActor () -> Void) {
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isBeingDismissed else { return }
    UserCode.tell(delegate, "previewControllerWillDismiss(_:)", of: self) { $0.previewControllerWillDismiss(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    UserCode.tell(delegate, "previewControllerDidDismiss(_:)", of: self) { $0.previewControllerDidDismiss(self) }
  }

  // MARK: Edits

  /// Writes what the user draws (`XCUIDevice.previewMarkup`) into the file, or into a copy of it.
  private func edit() {
    guard let item = currentPreviewItem, let url = item.previewItemURL,
      let contents = PreviewDevice.of(SimulatedProcess.current.device).markup ?? (try? Data(contentsOf: url))
    else { return }
    if editingMode == .updateContents, (try? contents.write(to: url)) != nil {
      UserCode.tell(delegate, "previewController(_:didUpdateContentsOf:)", of: self) {
        $0.previewController(self, didUpdateContentsOf: item)
      }
      show()
      return
    }
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("Edited " + url.lastPathComponent)
    guard (try? contents.write(to: copy)) != nil else { return }
    UserCode.tell(delegate, "previewController(_:didSaveEditedCopyOf:at:)", of: self) {
      $0.previewController(self, didSaveEditedCopyOf: item, at: copy)
    }
  }
}
