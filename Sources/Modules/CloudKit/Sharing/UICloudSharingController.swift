public import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewWidgets

/// The screen where the user shares a record, sees its participants, or stops sharing it.
///
/// It has the item's title, the participants, and buttons: Share for what is not shared yet, Stop Sharing for what is, and
/// Done. Each ends it and informs the delegate, as on a device.
@preconcurrency @MainActor open class UICloudSharingController: UIViewController {
  /// What the user may choose for the participants.
  public struct PermissionOptions: OptionSet, Sendable {
    /// The choices as bits.
    public let rawValue: UInt
    /// Creates choices from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All choices.
    public static let standard: PermissionOptions = []
    /// Everybody who has the link.
    public static let allowPublic = PermissionOptions(rawValue: 1)
    /// Only those who are invited.
    public static let allowPrivate = PermissionOptions(rawValue: 2)
    /// They may read.
    public static let allowReadOnly = PermissionOptions(rawValue: 4)
    /// They may change.
    public static let allowReadWrite = PermissionOptions(rawValue: 8)
  }
  /// Makes the share when the user asks for one, and calls the closure with it or with an error.
  public typealias PreparationHandler =
    (UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void) -> Void

  /// Describes the item and is informed of the outcome.
  open weak var delegate: (any UICloudSharingControllerDelegate)?
  /// What the user may choose. Kept, without effect.
  open var availablePermissions: PermissionOptions = .standard
  /// The share; nil before one was made.
  open private(set) var share: CKShare?
  private var container: CKContainer?
  private let prepare: PreparationHandler?

  /// Creates a screen for a share that is saved already.
  public init(share: CKShare, container: CKContainer) {
    self.share = share
    self.container = container
    prepare = nil
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a screen that has the app make the share when the user asks for one.
  public init(preparationHandler: @escaping PreparationHandler) {
    prepare = preparationHandler
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil; the screen cannot be created from an archive.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: buttons + labels)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  private var labels: [UIView] {
    let title = UserCode.ask(delegate, "itemTitle(for:)") { $0.itemTitle(for: self) } ?? nil
    let people = (share?.participants ?? []).map { person in
      person.role == .owner ? "Owner" : person.userIdentity.lookupInfo?.emailAddress ?? "Participant"
    }
    return ([title ?? "Shared Item"] + people).map { text in
      let label = UILabel(frame: .zero)
      label.text = text
      return label
    }
  }

  private var buttons: [UIView] {
    let isShared = prepare == nil
    let choices: [(title: String, action: @MainActor () -> Void)] = [
      ("Done", { [weak self] in self?.leave() }),
      (isShared ? "Stop Sharing" : "Share", { [weak self] in if isShared { self?.stop() } else { self?.begin() } }),
    ]
    return choices.map { title, action in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      return button
    }
  }

  private func leave() { presentingViewController?.dismiss(animated: true) }

  private func begin() {
    guard let prepare else { return }
    UserCode.run {
      prepare(self) { [self] share, container, error in
        MainQueue.run { self.end(share, container, error) }
      }
    }
  }

  private func end(_ share: CKShare?, _ container: CKContainer?, _ error: (any Error)?) {
    leave()
    if let share {
      self.share = share
      self.container = container
      UserCode.tell(delegate, "cloudSharingControllerDidSaveShare(_:)", of: self) {
        $0.cloudSharingControllerDidSaveShare(self)
      }
    } else {
      let failure = error ?? CKError(.internalError)
      UserCode.tell(delegate, "cloudSharingController(_:failedToSaveShareWithError:)", of: self) {
        $0.cloudSharingController(self, failedToSaveShareWithError: failure)
      }
    }
  }

  private func stop() {
    leave()
    if let share {
      container?.privateCloudDatabase.delete(withRecordID: share.recordID) { _, _ in }
    }
    share = nil
    UserCode.tell(delegate, "cloudSharingControllerDidStopSharing(_:)", of: self) {
      $0.cloudSharingControllerDidStopSharing(self)
    }
  }
}

/// Describes what is shared, and is informed of what the user has done.
@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  /// Called when the share could not be made.
  func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  /// Asked for the title of the item.
  func itemTitle(for csc: UICloudSharingController) -> String?
  /// Declared for a picture of the item; never asked here.
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  /// Declared for the kind of the item; never asked here.
  func itemType(for csc: UICloudSharingController) -> String?
  /// Called when the share was made.
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  /// Called when the user has stopped sharing.
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}
extension UICloudSharingControllerDelegate {
  /// The default of the optional `itemThumbnailData(for:)`; returns nil.
  dynamic public func itemThumbnailData(for csc: UICloudSharingController) -> Data? {
    leftOut(by: self, nil, with: [csc])
  }
  /// The default of the optional `itemType(for:)`; returns nil.
  dynamic public func itemType(for csc: UICloudSharingController) -> String? { leftOut(by: self, nil, with: [csc]) }
  /// The default of the optional `cloudSharingControllerDidSaveShare(_:)`; does nothing.
  dynamic public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {
    leftOut(by: self, with: [csc])
  }
  /// The default of the optional `cloudSharingControllerDidStopSharing(_:)`; does nothing.
  dynamic public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {
    leftOut(by: self, with: [csc])
  }
}
