public import Foundation
public import PlainviewRuntime

/// Why an intent ended without a result, for the system.
public struct AppIntentError: Error, LocalizedError, CustomLocalizedStringResourceConvertible, Sendable {
  enum Kind: Sendable {
    case restart, value, disambiguation, confirmation
  }
  let kind: Kind
  /// What the user is asked; nil for no text.
  let dialog: IntentDialog?
  /// What the parameter is called that needs a value; nil for none.
  let parameter: LocalizedStringResource?

  init(_ kind: Kind, _ dialog: IntentDialog? = nil, parameter: LocalizedStringResource? = nil) {
    self.kind = kind
    self.dialog = dialog
    self.parameter = parameter
  }

  /// Lets the system perform the intent again, once its parameters have new values.
  public static let restartPerform = AppIntentError(.restart)

  /// The text of the error.
  public var localizedStringResource: LocalizedStringResource {
    if let dialog { return dialog.full }
    return switch kind {
    case .restart: "The intent has to be performed again."
    case .value: "A value is needed."
    case .disambiguation: "One of several values has to be chosen."
    case .confirmation: "The user did not confirm."
    }
  }
  /// The text of the error in the app's language.
  public var errorDescription: String? { String(localized: localizedStringResource) }

  /// Something that does not change when the intent is performed again.
  public enum Unrecoverable: Error, Hashable, CustomLocalizedStringResourceConvertible, Sendable {
    /// The reasons in App Intents' order.
    case entityNotFound, featureCurrentlyRestricted, networkFailure, notAllowed, partialFailure, unknown
    /// The device cannot do it.
    case unsupportedOnDevice

    /// The text of the error.
    public var localizedStringResource: LocalizedStringResource {
      switch self {
      case .entityNotFound: "The item was not found."
      case .featureCurrentlyRestricted: "The feature is restricted."
      case .networkFailure: "The network failed."
      case .notAllowed: "The action is not allowed."
      case .partialFailure: "A part of the action failed."
      case .unknown: "Something failed."
      case .unsupportedOnDevice: "The device does not support the action."
      }
    }
  }

  /// Something that the user has to do first.
  public enum UserActionRequired: Error, Hashable, CustomLocalizedStringResourceConvertible, Sendable {
    /// The actions in App Intents' order.
    case accountSetup, confirmation, signin

    /// The text of the error.
    public var localizedStringResource: LocalizedStringResource {
      switch self {
      case .accountSetup: "An account has to be set up."
      case .confirmation: "The action has to be confirmed."
      case .signin: "The user has to sign in."
      }
    }
  }

  /// Something that the user has to permit first.
  public enum PermissionRequired: Error, Hashable, CustomLocalizedStringResourceConvertible, Sendable {
    /// The permissions in App Intents' order.
    case bluetooth, contacts, localNetwork
    /// The location, exactly or roughly.
    case location(precise: Bool)
    /// Photos and Siri.
    case photos, siri

    /// The text of the error.
    public var localizedStringResource: LocalizedStringResource {
      switch self {
      case .bluetooth: "The app needs Bluetooth."
      case .contacts: "The app needs the contacts."
      case .localNetwork: "The app needs the local network."
      case .location(let precise): precise ? "The app needs the precise location." : "The app needs the location."
      case .photos: "The app needs the photos."
      case .siri: "The app needs Siri."
      }
    }
  }
}

/// The error of an intent that goes on in the foreground.
public struct NeedsToContinueInForegroundError: Error, LocalizedError, Sendable {
  /// What the user is told; nil for no text.
  let dialog: IntentDialog?
  /// What the app does then; nil for nothing.
  let continuation: (@MainActor @Sendable () async throws -> Void)?

  /// The text of the error in the app's language.
  public var errorDescription: String? { dialog?.text ?? "The intent continues in the app." }
}
