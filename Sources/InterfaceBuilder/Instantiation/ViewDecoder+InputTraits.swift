import Foundation
import PlainviewUIKitCore
import PlainviewWidgets

/// What a document says of the keyboard of a field or a text view.
extension ViewDecoder {
  func decodeInputTraits(_ traits: DocumentNode, into input: any UITextInputTraits) {
    input.keyboardType = Self.keyboardType(traits["keyboardType"])
    input.returnKeyType = Self.returnKeyType(traits["returnKeyType"])
    input.isSecureTextEntry = traits.bool("secureTextEntry") ?? false
    input.enablesReturnKeyAutomatically = traits.bool("enablesReturnKeyAutomatically") ?? false
    input.textContentType = traits["textContentType"].map { UITextContentType(rawValue: $0) }
    switch traits["autocapitalizationType"] {
    case "words": input.autocapitalizationType = .words
    case "sentences": input.autocapitalizationType = .sentences
    case "allCharacters": input.autocapitalizationType = .allCharacters
    default: input.autocapitalizationType = .none
    }
    switch traits["autocorrectionType"] {
    case "no": input.autocorrectionType = .no
    case "yes": input.autocorrectionType = .yes
    default: break
    }
    switch traits["spellCheckingType"] {
    case "no": input.spellCheckingType = .no
    case "yes": input.spellCheckingType = .yes
    default: break
    }
    decodeSmartTraits(traits, into: input)
    switch traits["keyboardAppearance"] {
    case "alert", "dark": input.keyboardAppearance = .dark
    case "light": input.keyboardAppearance = .light
    default: break
    }
  }

  private func decodeSmartTraits(_ traits: DocumentNode, into input: any UITextInputTraits) {
    switch traits["smartQuotesType"] {
    case "no": input.smartQuotesType = .no
    case "yes": input.smartQuotesType = .yes
    default: break
    }
    switch traits["smartDashesType"] {
    case "no": input.smartDashesType = .no
    case "yes": input.smartDashesType = .yes
    default: break
    }
    switch traits["smartInsertDeleteType"] {
    case "no": input.smartInsertDeleteType = .no
    case "yes": input.smartInsertDeleteType = .yes
    default: break
    }
  }

  // MARK: Names of values

  private static func keyboardType(_ name: String?) -> UIKeyboardType {
    switch name {
    case "alphabet", "ASCIICapable": .asciiCapable
    case "numbersAndPunctuation": .numbersAndPunctuation
    case "URL": .URL
    case "numberPad": .numberPad
    case "phonePad": .phonePad
    case "namePhonePad": .namePhonePad
    case "emailAddress": .emailAddress
    case "decimalPad": .decimalPad
    case "twitter": .twitter
    case "webSearch": .webSearch
    case "asciiCapableNumberPad": .asciiCapableNumberPad
    default: .default
    }
  }

  private static func returnKeyType(_ name: String?) -> UIReturnKeyType {
    switch name {
    case "go": .go
    case "google": .google
    case "join": .join
    case "next": .next
    case "route": .route
    case "search": .search
    case "send": .send
    case "yahoo": .yahoo
    case "done": .done
    case "emergencyCall": .emergencyCall
    case "continue": .continue
    default: .default
    }
  }
}
