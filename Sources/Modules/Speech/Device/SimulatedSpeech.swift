public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation

extension XCUIDevice {
  /// What apps on this device hear, and what its user allows.
  public var speech: SimulatedSpeech { SimulatedSpeech(device: self) }
}

/// What apps on a simulated device hear, and what its user allows; it outlives a launch.
@preconcurrency @MainActor public struct SimulatedSpeech {
  let device: XCUIDevice
  private var part: SpeechDevice { .of(device.parts) }

  /// What the user allows, as it is set in Settings.
  public var authorization: SFSpeechRecognizerAuthorizationStatus {
    get { part.state.authorization }
    nonmutating set { part.change { $0.authorization = newValue } }
  }
  /// Whether the user lets the app hear when it asks; yes before it is set.
  public var allows: Bool {
    get { part.state.allows }
    nonmutating set { part.change { $0.allows = newValue } }
  }
  /// Whether recognizers can be used; yes before it is set. Apps are told of changes.
  public var isAvailable: Bool {
    get { part.state.isAvailable }
    nonmutating set {
      guard newValue != isAvailable else { return }
      part.change { $0.isAvailable = newValue }
      inApp { for recognizer in $0.recognizers { recognizer.tellAvailability() } }
    }
  }
  /// The languages that can be heard; some languages of Europe and Asia before it is set.
  public var supportedLocales: [Locale] {
    get { part.state.locales }
    nonmutating set { part.change { $0.locales = newValue } }
  }
  /// The texts in files, by where the files are; nothing is heard in others.
  public var texts: [URL: String] {
    get { part.state.texts }
    nonmutating set { part.change { $0.texts = newValue } }
  }

  /// Whether an app listens.
  public var isListening: Bool {
    var listens = false
    inApp { listens = $0.tasks.contains { $0.state == .running } }
    return listens
  }

  /// The user speaks: all tasks that listen hear the text, which is all that was said so far; with `isFinal` they end.
  public func hear(_ text: String, isFinal: Bool = false) {
    inApp { for task in $0.tasks { task.hear(text, isFinal: isFinal) } }
  }

  /// All tasks that have not ended fail.
  public func fail(_ error: any Error) { inApp { for task in $0.tasks { task.fail(error as NSError) } } }

  private func inApp(_ body: @MainActor (SpeechClients) -> Void) {
    device.change { if SimulatedProcess.driven != nil { body(.current) } }
  }
}
