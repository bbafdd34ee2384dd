public import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewWidgets

/// The media of the user, of which some can be chosen: those of the simulated device (`XCUIDevice.music`), each a button
/// with its title, with buttons to end the choice and to cancel. It needs no permission.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
  /// The object that receives the choice; it has to dismiss the picker.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// The kinds of media that are offered.
  public let mediaTypes: MPMediaType
  /// Whether several can be chosen; no before it is set.
  open var allowsPickingMultipleItems = false
  /// Whether media that are not on the device are offered.
  open var showsCloudItems = true
  /// Whether protected media are offered.
  open var showsItemsWithProtectedAssets = true
  /// A text above the media; nil for none.
  open var prompt: String?
  private var chosen: [MPMediaItem] = []

  /// Creates a picker for some kinds of media.
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
    title = "Music"
  }
  /// Creates a picker for all kinds of media.
  public convenience init() { self.init(mediaTypes: .any) }
  /// Returns nil; a picker cannot be created from an archive.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var rows: [UIView] = [button("Cancel") { [weak self] in self?.cancel() }]
    if allowsPickingMultipleItems {
      rows.append(button("Done") { [weak self] in self.map { $0.finish($0.chosen) } })
    }
    if let prompt {
      let label = UILabel(frame: .zero)
      label.text = prompt
      rows.append(label)
    }
    for item in offered { rows.append(button(item.title ?? "") { [weak self] in self?.choose(item) }) }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 20, y: 60, width: max(0, view.bounds.width - 40), height: CGFloat(rows.count) * 44)
    stack.autoresizingMask = .flexibleWidth
    view.addSubview(stack)
  }

  private var offered: [MPMediaItem] {
    MusicDevice.current.allItems.filter { item in
      !item.mediaType.isDisjoint(with: mediaTypes) && (showsCloudItems || !item.isCloudItem)
        && (showsItemsWithProtectedAssets || !item.hasProtectedAsset)
    }
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  /// Takes something, or gives it back; one alone is the choice.
  private func choose(_ item: MPMediaItem) {
    guard allowsPickingMultipleItems else { return finish([item]) }
    if let index = chosen.firstIndex(of: item) { chosen.remove(at: index) } else { chosen.append(item) }
  }

  /// Tells the delegate, which has to dismiss.
  private func finish(_ items: [MPMediaItem]) {
    let collection = MPMediaItemCollection(items: items)
    UserCode.tell(delegate, "mediaPicker(_:didPickMediaItems:)", of: self, ", \(items.count)") {
      $0.mediaPicker(self, didPickMediaItems: collection)
    }
  }
  private func cancel() {
    UserCode.tell(delegate, "mediaPickerDidCancel(_:)", of: self) { $0.mediaPickerDidCancel(self) }
  }
}

/// Is notified of the choice; every method is optional.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen.
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Called when the user has canceled.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
  /// The default of the optional `mediaPicker(_:didPickMediaItems:)`; does nothing.
  dynamic public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) { leftOut(by: self, with: [mediaPicker, mediaItemCollection]) }
  /// The default of the optional `mediaPickerDidCancel(_:)`; does nothing.
  dynamic public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
    leftOut(by: self, with: [mediaPicker])
  }
}
