public import Foundation
import PlainviewContacts
import PlainviewLists
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewWidgets

/// The user's contacts, of which some can be chosen; no permission is needed.
///
/// A tap chooses a contact, or shows its values where the delegate or a predicate does not let the contact be chosen;
/// several are chosen with Done. The picker dismisses itself after its delegate was told.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  /// The keys of the values that are shown of a contact; nil for all.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be tapped; nil for all.
  open var predicateForEnablingContact: NSPredicate?
  /// Which contacts are chosen by a tap; the values of the others are shown. Nil for all.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which values are chosen by a tap; nil for all.
  open var predicateForSelectionOfProperty: NSPredicate?
  /// The object that is told of the choice.
  open weak var delegate: (any CNContactPickerDelegate)?

  private let list = RowsScreen(style: .plain)
  private var chosen: [CNContact] = []
  private var chosenValues: [CNContactProperty] = []

  open override func viewDidLoad() {
    super.viewDidLoad()
    list.title = "Contacts"
    let done = ScreenBarItem(.done) { [weak self] in self?.finish() }
    ScreenBarItem.show(
      left: .init(.cancel) { [weak self] in self?.cancel() },
      right: choosesSeveral || choosesSeveralValues ? done : nil, on: list)
    showContacts()
    embed(UINavigationController(rootViewController: list))
  }

  // MARK: What can be chosen

  private var choosesSeveral: Bool { PickerMethods.takes(.contacts, delegate) }
  private var choosesSeveralValues: Bool { !choosesSeveral && PickerMethods.takes(.properties, delegate) }
  private var choosesOne: Bool { PickerMethods.takes(.contact, delegate) }

  private func showContacts() {
    let rows = CNContact.onDevice.map { contact in
      var row = ScreenRow(title: contact.shownName)
      row.isEnabled = predicateForEnablingContact?.evaluate(with: contact) ?? true
      row.isChecked = chosen.contains { $0.identifier == contact.identifier }
      row.action = { [weak self] in self?.tap(contact) }
      return row
    }
    list.sections = [(nil, rows)]
  }

  private func tap(_ contact: CNContact) {
    let isChosen = predicateForSelectionOfContact?.evaluate(with: contact) ?? true
    if choosesSeveral, isChosen {
      if let index = chosen.firstIndex(where: { $0.identifier == contact.identifier }) {
        chosen.remove(at: index)
      } else {
        chosen.append(contact)
      }
      return showContacts()
    }
    if choosesOne, !choosesSeveralValues, isChosen {
      UserCode.tell(delegate, "contactPicker(_:didSelect:)", of: self, ", \(contact.shownName)") {
        $0.contactPicker(self, didSelect: contact)
      }
      return close()
    }
    showValues(of: contact)
  }

  // MARK: The values of a contact

  private func showValues(of contact: CNContact) {
    let card = RowsScreen(style: .insetGrouped)
    card.title = contact.shownName
    showValues(of: contact, in: card)
    list.navigationController?.pushViewController(card, animated: true)
  }

  private func showValues(of contact: CNContact, in card: RowsScreen) {
    let keys = displayedPropertyKeys ?? CNContact.shownKeys
    card.sections = keys.compactMap { key in
      let rows = contact.properties(of: key).map { value in
        var row = ScreenRow(title: value.shownLabel, detail: value.shownValue)
        row.isEnabled = predicateForSelectionOfProperty?.evaluate(with: value) ?? true
        row.isChecked = chosenValues.contains { $0.isSame(as: value) }
        row.action = { [weak self, weak card] in self?.tap(value, in: card) }
        return row
      }
      return rows.isEmpty ? nil : (nil, rows)
    }
  }

  private func tap(_ value: CNContactProperty, in card: RowsScreen?) {
    if choosesSeveralValues {
      if let index = chosenValues.firstIndex(where: { $0.isSame(as: value) }) {
        chosenValues.remove(at: index)
      } else {
        chosenValues.append(value)
      }
      if let card { showValues(of: value.contact, in: card) }
      return
    }
    guard PickerMethods.takes(.property, delegate) else { return }
    UserCode.tell(delegate, "contactPicker(_:didSelect:)", of: self, ", \(value.key)") {
      $0.contactPicker(self, didSelect: value)
    }
    close()
  }

  // MARK: The end

  private func finish() {
    if choosesSeveral {
      UserCode.tell(delegate, "contactPicker(_:didSelect:)", of: self, ", \(chosen.count)") {
        $0.contactPicker(self, didSelect: chosen)
      }
    } else {
      UserCode.tell(delegate, "contactPicker(_:didSelectContactProperties:)", of: self, ", \(chosenValues.count)") {
        $0.contactPicker(self, didSelectContactProperties: chosenValues)
      }
    }
    close()
  }

  private func cancel() {
    UserCode.tell(delegate, "contactPickerDidCancel(_:)", of: self) { $0.contactPickerDidCancel(self) }
    close()
  }

  private func close() {
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}
