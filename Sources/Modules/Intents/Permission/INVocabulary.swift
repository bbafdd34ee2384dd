public import Foundation
import PlainviewRuntime

/// The kinds of words that an app may teach Siri; raw values are Intents'.
public enum INVocabularyStringType: Int, Sendable {
  /// The name of a contact, or of a group of contacts.
  case contactName = 1, contactGroupName
  /// The tag or the name of an album of photos.
  case photoTag = 100, photoAlbumName
  /// The name of a workout's activity.
  case workoutActivityName = 200
  /// The name of a profile of a car.
  case carProfileName = 300
  /// The name of a car.
  case carName
  /// The name of an organization that is paid, or of an account.
  case paymentsOrganizationName = 400, paymentsAccountNickname
  /// The title, the folder or the date of a note.
  case notebookItemTitle = 500, notebookItemGroupName
  /// The title of a playlist.
  case mediaPlaylistTitle = 700
  /// The name of a musician.
  case mediaMusicArtistName
  /// The title of a book that is read aloud, and its author.
  case mediaAudiobookTitle, mediaAudiobookAuthorName
  /// The title of a podcast or a film.
  case mediaShowTitle
}

/// The words of the user's own that an app teaches Siri; the device keeps them (`XCUIDevice.siri`).
open class INVocabulary: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// Returns the vocabulary of the app.
  open class func shared() -> INVocabulary {
    SimulatedProcess.current.shared(INVocabulary.self) { INVocabulary() }
  }

  /// Sets the words of a kind, the most important first; they replace earlier ones.
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let words = vocabulary.array.compactMap { ($0 as? String) ?? ($0 as? NSString)?.description }
    SiriDevice.current.change { $0.vocabulary[type] = words }
  }
  /// Sets the things of a kind that can be spoken, the most important first; they replace earlier ones.
  open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let words = vocabulary.array.compactMap { ($0 as? any INSpeakable)?.spokenPhrase }
    SiriDevice.current.change { $0.vocabulary[type] = words }
  }
  /// Removes the words of all kinds.
  open func removeAllVocabularyStrings() { SiriDevice.current.change { $0.vocabulary = [:] } }
}
