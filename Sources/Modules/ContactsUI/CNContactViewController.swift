public import Foundation
public import PlainviewContacts
import PlainviewLists
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewWidgets

/// A contact that is shown, changed, or made: an existing one, an unknown one, or a new one.
///
/// Done saves a new or changed contact in the store and tells the delegate, which has to dismiss the screen.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  private enum Purpose { case existing, unknown, new }

  /// The contact; after a change the changed one.
  open private(set) var contact: CNContact
  /// The object that decides on taps and is told of the end.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// The keys of the values that are shown; nil for all.
  open var displayedPropertyKeys: [Any]?
  /// The store that changes are saved in; nil for that of the device.
  open var contactStore: CNContactStore?
  /// The group that a new contact is put into.
  open var parentGroup: CNGroup?
  /// The container that a new contact is put into.
  open var parentContainer: CNContainer?
  /// The name that is shown for a contact without one.
  open var alternateName: String?
  /// A text below the name.
  open var message: String?
  /// Whether the user can change the contact; true by default.
  open var allowsEditing = true
  /// Whether taps on values call, write and so on, and an unknown contact can be added; true by default.
  open var allowsActions = true
  /// Whether other contacts of the same person are shown; kept, without effect.
  open var shouldShowLinkedContacts = false

  private let purpose: Purpose
  private let rows = RowsScreen(style: .insetGrouped)
  /// What the user changes; nil while the contact is only shown.
  private var draft: CNMutableContact?
  private var highlighted: (key: String, identifier: String?)?

  /// Creates a screen that shows a contact of the store; all keys of `descriptorForRequiredKeys()` have to be fetched.
  public convenience init(for contact: CNContact) {
    self.init(contact, .existing)
    if !contact.areKeysAvailable([Self.descriptorForRequiredKeys()]) {
      NSException(
        name: NSExceptionName(CNContactPropertyNotFetchedExceptionName),
        reason: "Contact \(contact.identifier) is missing some of the required key descriptors: "
          + "[CNContactViewController.descriptorForRequiredKeys()]"
      ).raise()
    }
  }
  /// Creates a screen that shows a contact which is not in the store, and can be added.
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }
  /// Creates a screen for a new contact, with the values of another one or without any.
  public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), .new) }

  private init(_ contact: CNContact, _ purpose: Purpose) {
    (self.contact, self.purpose) = (contact, purpose)
    super.init(nibName: nil, bundle: nil)
    title = purpose == .new ? "New Contact" : nil
  }
  /// Returns nil; the screen cannot be created from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Returns a descriptor of all keys that the screen needs.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContact.descriptorForAllKeys }

  /// Marks a value.
  open func highlightProperty(withKey key: String, identifier: String?) {
    highlighted = (key, identifier)
    if isViewLoaded { show() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    embed(rows)
    if purpose == .new { draft = contact.mutableCopy() as? CNMutableContact }
    show()
  }

  // MARK: What is shown

  private func show() {
    if draft != nil {
      ScreenBarItem.show(
        left: .init(.cancel) { [weak self] in self?.cancel() }, right: .init(.done) { [weak self] in self?.save() },
        on: self)
      rows.sections = fieldSections
    } else {
      let edit = ScreenBarItem(.edit) { [weak self] in self?.edit() }
      ScreenBarItem.show(right: purpose == .existing && allowsEditing ? edit : nil, on: self)
      rows.sections = valueSections
    }
  }

  private var name: String {
    CNContactFormatter.string(from: contact, style: .fullName) ?? alternateName ?? contact.shownName
  }

  private var valueSections: [(title: String?, rows: [ScreenRow])] {
    var head = [ScreenRow(title: name)]
    for text in [contact.jobTitle, contact.organizationName, message ?? ""] where !text.isEmpty && text != name {
      head.append(ScreenRow(title: text))
    }
    let keys = displayedPropertyKeys?.compactMap { $0 as? String } ?? CNContact.shownKeys
    var sections: [(title: String?, rows: [ScreenRow])] = [(nil, head)]
    for key in keys where CNContact.shownKeys.contains(key) {
      let values = contact.properties(of: key).map { value in
        var row = ScreenRow(title: value.shownLabel, detail: value.shownValue)
        row.isChecked = highlighted.map { $0.key == key && $0.identifier == value.identifier } ?? false
        row.action = { [weak self] in self?.tap(value) }
        return row
      }
      if !values.isEmpty { sections.append((nil, values)) }
    }
    if purpose == .unknown, allowsActions {
      var create = ScreenRow(title: "Create New Contact")
      create.action = { [weak self] in self?.edit() }
      sections.append((nil, [create]))
    }
    return sections
  }

  private var fieldSections: [(title: String?, rows: [ScreenRow])] {
    func field(_ title: String, _ path: ReferenceWritableKeyPath<CNMutableContact, String>) -> ScreenRow {
      var row = ScreenRow(title: title, detail: draft?[keyPath: path] ?? "")
      row.typed = { [weak self] text in self?.draft?[keyPath: path] = text }
      return row
    }
    var phone = ScreenRow(title: "Phone", detail: draft?.phoneNumbers.first?.value.stringValue ?? "")
    phone.typed = { [weak self] text in
      guard let draft = self?.draft else { return }
      let label = draft.phoneNumbers.first?.label ?? CNLabelPhoneNumberMobile
      let new = CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: text))
      draft.phoneNumbers = (text.isEmpty ? [] : [new]) + draft.phoneNumbers.dropFirst()
    }
    var mail = ScreenRow(title: "Email", detail: draft?.emailAddresses.first.map { $0.value as String } ?? "")
    mail.typed = { [weak self] text in
      guard let draft = self?.draft else { return }
      let new = CNLabeledValue(label: draft.emailAddresses.first?.label ?? CNLabelHome, value: text as NSString)
      draft.emailAddresses = (text.isEmpty ? [] : [new]) + draft.emailAddresses.dropFirst()
    }
    return [
      (
        nil,
        [
          field("First name", \.givenName), field("Last name", \.familyName), field("Company", \.organizationName),
        ]
      ), (nil, [phone, mail]), (nil, draft?.isKeyAvailable(CNContactNoteKey) == true ? [field("Notes", \.note)] : []),
    ]
  }

  // MARK: What the user does

  private func tap(_ value: CNContactProperty) {
    let performs = UserCode.ask(delegate, "contactViewController(_:shouldPerformDefaultActionFor:)") {
      $0.contactViewController(self, shouldPerformDefaultActionFor: value)
    }
    guard performs ?? true, allowsActions else { return }
    let address: String
    switch value.key {
    case CNContactPhoneNumbersKey: address = "tel:" + value.shownValue.filter { $0.isNumber || $0 == "+" }
    case CNContactEmailAddressesKey: address = "mailto:" + value.shownValue
    case CNContactUrlAddressesKey: address = value.shownValue
    default: return
    }
    if let url = URL(string: address) { UIApplication.shared.open(url) }
  }

  private func edit() {
    draft = contact.mutableCopy() as? CNMutableContact
    show()
  }

  private func cancel() {
    draft = purpose == .new ? draft : nil
    guard purpose == .new else { return show() }
    tellOfEnd(nil)
  }

  private func save() {
    guard let draft else { return }
    let request = CNSaveRequest()
    if purpose == .existing {
      request.update(draft)
    } else {
      request.add(draft, toContainerWithIdentifier: parentContainer?.identifier)
      if let parentGroup { request.addMember(draft, to: parentGroup) }
    }
    CNContact.save(request)
    contact = draft.copy() as? CNContact ?? draft
    if purpose != .new { self.draft = nil }
    show()
    tellOfEnd(contact)
  }

  private func tellOfEnd(_ contact: CNContact?) {
    UserCode.tell(delegate, "contactViewController(_:didCompleteWith:)", of: self, contact == nil ? ", nil" : "") {
      $0.contactViewController(self, didCompleteWith: contact)
    }
  }
}
