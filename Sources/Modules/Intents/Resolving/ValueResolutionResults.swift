public import Foundation
public import PlainviewCoreLocation

/// What an app says of a text of an intent.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a text is right.
  open class func success(with value: String) -> Self { right(value) }
  /// Returns a result that has the user choose one of several texts.
  open class func disambiguation(with values: [String]) -> Self { choice(values) }
  /// Returns a result that has the user confirm a text.
  open class func confirmationRequired(with value: String?) -> Self { confirmation(value) }
}

/// What an app says of a yes or no of an intent.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a yes or no is right.
  open class func success(with value: Bool) -> Self { right(value) }
  /// Returns a result that has the user confirm a yes or no.
  open class func confirmationRequired(with value: Bool?) -> Self { confirmation(value) }
}

/// What an app says of a whole number of an intent.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a whole number is right.
  open class func success(with value: Int) -> Self { right(value) }
  /// Returns a result that has the user confirm a whole number.
  open class func confirmationRequired(with value: Int?) -> Self { confirmation(value) }
}

/// What an app says of a number of an intent.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a number is right.
  open class func success(with value: Double) -> Self { right(value) }
  /// Returns a result that has the user confirm a number.
  open class func confirmationRequired(with value: Double?) -> Self { confirmation(value) }
}

/// What an app says of a number of seconds of an intent.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a number of seconds is right.
  open class func success(with value: TimeInterval) -> Self { right(value) }
  /// Returns a result that has the user confirm a number of seconds.
  open class func confirmationRequired(with value: TimeInterval?) -> Self { confirmation(value) }
}

/// What an app says of a URL of an intent.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a URL is right.
  open class func success(with value: URL) -> Self { right(value) }
  /// Returns a result that has the user choose one of several URLs.
  open class func disambiguation(with values: [URL]) -> Self { choice(values) }
  /// Returns a result that has the user confirm a URL.
  open class func confirmationRequired(with value: URL?) -> Self { confirmation(value) }
}

/// What an app says of a file of an intent.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a file is right.
  open class func success(with value: INFile) -> Self { right(value) }
  /// Returns a result that has the user choose one of several files.
  open class func disambiguation(with values: [INFile]) -> Self { choice(values) }
  /// Returns a result that has the user confirm a file.
  open class func confirmationRequired(with value: INFile?) -> Self { confirmation(value) }
}

/// What an app says of a constant of an intent.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a constant is right.
  open class func success(with value: Int) -> Self { right(value) }
  /// Returns a result that has the user confirm a constant.
  open class func confirmationRequired(with value: Int) -> Self { confirmation(Optional(value)) }
}

/// What an app says of a value of the app's own kind of an intent.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a value of the app's own kind is right.
  open class func success(with value: INObject) -> Self { right(value) }
  /// Returns a result that has the user choose one of several values of the app's own kind.
  open class func disambiguation(with values: [INObject]) -> Self { choice(values) }
  /// Returns a result that has the user confirm a value of the app's own kind.
  open class func confirmationRequired(with value: INObject?) -> Self { confirmation(value) }
}

/// What an app says of a person of an intent.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a person is right.
  open class func success(with value: INPerson) -> Self { right(value) }
  /// Returns a result that has the user choose one of several people.
  open class func disambiguation(with values: [INPerson]) -> Self { choice(values) }
  /// Returns a result that has the user confirm a person.
  open class func confirmationRequired(with value: INPerson?) -> Self { confirmation(value) }
}

/// What an app says of a text that can be spoken of an intent.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a text that can be spoken is right.
  open class func success(with value: INSpeakableString) -> Self { right(value) }
  /// Returns a result that has the user choose one of several texts that can be spoken.
  open class func disambiguation(with values: [INSpeakableString]) -> Self { choice(values) }
  /// Returns a result that has the user confirm a text that can be spoken.
  open class func confirmationRequired(with value: INSpeakableString?) -> Self { confirmation(value) }
}

/// What an app says of a date of an intent.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a date is right.
  open class func success(with value: DateComponents) -> Self { right(value) }
  /// Returns a result that has the user choose one of several dates.
  open class func disambiguation(with values: [DateComponents]) -> Self { choice(values) }
  /// Returns a result that has the user confirm a date.
  open class func confirmationRequired(with value: DateComponents?) -> Self { confirmation(value) }
}

/// What an app says of a range of dates of an intent.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a range of dates is right.
  open class func success(with value: INDateComponentsRange) -> Self { right(value) }
  /// Returns a result that has the user choose one of several ranges of dates.
  open class func disambiguation(with values: [INDateComponentsRange]) -> Self { choice(values) }
  /// Returns a result that has the user confirm a range of dates.
  open class func confirmationRequired(with value: INDateComponentsRange?) -> Self { confirmation(value) }
}

/// What an app says of a location of an intent.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a location is right.
  open class func success(with value: CLPlacemark) -> Self { right(value) }
  /// Returns a result that has the user choose one of several places.
  open class func disambiguation(with values: [CLPlacemark]) -> Self { choice(values) }
  /// Returns a result that has the user confirm a location.
  open class func confirmationRequired(with value: CLPlacemark?) -> Self { confirmation(value) }
}
