import Foundation

/// What keys do: the owner's delegate is asked first (contract T5, T19).
extension TextEditor {
  func mayInsert(_ text: String) -> Bool {
    let range = clearsOnInsertion ? NSRange(location: 0, length: storage.length) : storage.selection
    return ask(range, text)
  }

  func mayDelete() -> Bool { storage.deletion.map { ask($0, "") } ?? false }

  func deleteWord() {
    guard let range = storage.wordDeletion, ask(range, "") else { return }
    replace(range, with: "")
  }

  /// Asks the owner's delegate about a change.
  func ask(_ range: NSRange, _ text: String) -> Bool { owner?.mayChange(range, to: text) ?? false }

  /// Moves the caret by characters, or the end of the selection.
  func moveCaret(by characters: Int, isExtending: Bool) {
    let selection = storage.selection
    let end = selection.location + selection.length
    if isExtending {
      guard let new = storage.offset(from: end, characters: characters) else { return }
      select(NSRange(location: min(selection.location, new), length: abs(new - selection.location)))
    } else if selection.length > 0 {
      // The first arrow key leaves the selection at the side to which it points.
      select(NSRange(location: characters < 0 ? selection.location : end, length: 0))
    } else if let new = storage.offset(from: end, characters: characters) {
      select(NSRange(location: new, length: 0))
    }
  }
}
