import Foundation
import PlainviewIntents
import PlainviewUIAutomation
import PlainviewUserNotifications
import Testing
import UIKit

/// `Intents`: what an app donates, what its user allows, and the shortcuts.
@MainActor @Suite struct IntentsTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  private static func person(_ name: String?, handle: String = "ada@example.org") -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: handle, type: .emailAddress), nameComponents: nil, displayName: name,
      image: nil, contactIdentifier: nil, customIdentifier: "1")
  }

  private static func message(_ content: String, from sender: String? = "Ada", group: String? = nil)
    -> INSendMessageIntent
  {
    INSendMessageIntent(
      recipients: nil, outgoingMessageType: .outgoingMessageText, content: content,
      speakableGroupName: group.map { INSpeakableString(spokenPhrase: $0) }, conversationIdentifier: "42",
      serviceName: nil, sender: sender.map { person($0) }, attachments: nil)
  }

  @Test func `Siri is asked for once, and an answer can be set`() throws {
    app.hardware.siri.answer = .denied
    try app.launch()
    let answers = Answers()
    func ask() throws {
      try app.run { INPreferences.requestSiriAuthorization { answers.add("\($0)") } }
      #expect(try app.run { INPreferences.siriAuthorizationStatus() } == app.hardware.siri.authorization)
      try app.settle()
    }
    try ask()
    app.hardware.siri.answer = .authorized
    try ask()
    app.hardware.siri.authorization = .notDetermined
    try ask()
    // `INSiriAuthorizationStatus`: 0 is not determined, 3 authorized.
    #expect(answers.all == ["denied", "denied", "authorized"] && INSiriAuthorizationStatus.authorized.rawValue == 3)
  }

  @Test func `Donations are kept until they are deleted, by identifiers, by groups, or all`() throws {
    try app.launch()
    let answers = Answers()
    try app.run {
      for (name, group) in [("a", "x"), ("b", "x"), ("c", nil), ("d", nil)] {
        let interaction = INInteraction(intent: Self.message(name), response: nil)
        interaction.direction = .incoming
        interaction.identifier = name
        interaction.groupIdentifier = group
        interaction.donate { answers.add("\(name) \($0 == nil)") }
      }
      #expect(answers.all.isEmpty)
    }
    try app.settle()
    #expect(answers.all == ["a true", "b true", "c true", "d true"])
    func donated() -> [String] { app.hardware.siri.donations.map(\.identifier) }
    #expect(donated() == ["a", "b", "c", "d"] && app.hardware.siri.donations[0].direction == .incoming)
    #expect((app.hardware.siri.donations[0].intent as? INSendMessageIntent)?.content == "a")
    try app.run { INInteraction.delete(with: "x") }
    #expect(donated() == ["c", "d"])
    try app.run { INInteraction.delete(with: ["c", "none"]) { _ in answers.add("deleted") } }
    #expect(donated() == ["d"])
    try app.settle()
    try app.run { INInteraction.deleteAll() }
    #expect(donated().isEmpty && answers.all.last == "deleted")
  }

  @Test func `An interaction is one of now, of unknown state and direction`() throws {
    app.dateAtLaunch = Date(timeIntervalSince1970: 1000)
    try app.launch()
    try app.run {
      let interaction = INInteraction(intent: Self.message("a"), response: nil)
      #expect(interaction.dateInterval == DateInterval(start: Date(timeIntervalSince1970: 1000), duration: 0))
      #expect(interaction.intentHandlingStatus == .unspecified && interaction.direction == .unspecified)
      #expect(!interaction.identifier.isEmpty && interaction.groupIdentifier == nil)
      let content = INParameter(for: INSendMessageIntent.self, keyPath: "content")
      #expect(interaction.parameterValue(for: content) as? String == "a")
      #expect(
        interaction.parameterValue(for: INParameter(for: INSendMessageIntent.self, keyPath: "serviceName")) == nil)
      #expect(
        interaction.parameterValue(for: INParameter(for: INStartCallIntent.self, keyPath: "content")) == nil)
    }
  }

  @Test func `People are shown by their names, else by their addresses`() {
    #expect(Self.person("Ada").displayName == "Ada")
    #expect(Self.person(nil).displayName == "ada@example.org")
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Ada", "Lovelace")
    let person = INPerson(
      personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: name, displayName: nil, image: nil,
      contactIdentifier: nil, customIdentifier: nil, isMe: true)
    #expect(person.displayName == "Ada Lovelace" && person.isMe)
    #expect(Self.person("Ada") == Self.person("Ada") && Self.person("Ada") != Self.person("Bob"))
  }

  @Test func `Values of an intent have pictures`() {
    let intent = Self.message("a", group: "Friends")
    #expect(intent.keyImage() == nil)
    intent.setImage(INImage(named: "group"), forParameterNamed: \.speakableGroupName)
    #expect(intent.image(forParameterNamed: \.speakableGroupName) == INImage(named: "group"))
    #expect(intent.image(forParameterNamed: \.sender) == nil && intent.keyImage() == INImage(named: "group"))
  }

  @Test func `Results say what of a value, and are equal when they say the same`() {
    #expect(INStringResolutionResult.success(with: "a") == INStringResolutionResult.success(with: "a"))
    #expect(INStringResolutionResult.success(with: "a") != INStringResolutionResult.needsValue())
    #expect(INBooleanResolutionResult.confirmationRequired(with: nil) != INBooleanResolutionResult.notRequired())
    let result = INSendMessageRecipientResolutionResult.unsupported(forReason: .offline)
    #expect(result == INSendMessageRecipientResolutionResult.unsupported(withReason: 2))
    let item = INMediaItem(identifier: "1", title: "Song", type: .song, artwork: nil)
    #expect(INPlayMediaMediaItemResolutionResult.successes(with: [item]).count == 1)
    let general = INMediaItemResolutionResult.success(with: item)
    let special = INPlayMediaMediaItemResolutionResult(mediaItemResolutionResult: general)
    #expect(special == INPlayMediaMediaItemResolutionResult.success(with: item))
  }

  @Test func `The contents of a notification have the sender and the group of a message`() throws {
    let content = UNMutableNotificationContent()
    (content.title, content.body) = ("New message", "Hello")
    let updated = try content.updating(from: Self.message("Hello", group: "Friends"))
    #expect([updated.title, updated.subtitle, updated.body] == ["Ada", "Friends", "Hello"])
    #expect(content.title == "New message" && updated is UNMutableNotificationContent)
  }

  @Test func `The focus is known with permission alone`() throws {
    app.hardware.siri.isFocused = true
    try app.launch()
    let answers = Answers()
    try app.run {
      #expect(INFocusStatusCenter.default.focusStatus.isFocused == nil)
      INFocusStatusCenter.default.requestAuthorization { answers.add("\($0)") }
    }
    try app.settle()
    #expect(answers.all == ["authorized"])
    #expect(try app.run { INFocusStatusCenter.default.focusStatus } == INFocusStatus(isFocused: true))
  }

  private final class Player: NSObject, INPlayMediaIntentHandling {
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
      INPlayMediaIntentResponse(
        code: intent.mediaItems?.first == nil ? .failureUnknownMediaType : .handleInApp, userActivity: nil)
    }
    func resolvePlayShuffled(
      for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) { completion(.success(with: intent.playShuffled ?? false)) }
  }

  @Test func `A handler has one form of each method, the other calls it`() throws {
    try app.launch()
    let answers = Answers()
    try app.run {
      let player = Player()
      player.handle(intent: INPlayMediaIntent()) { answers.add("\($0.code)") }
      player.resolvePlayShuffled(for: INPlayMediaIntent(playShuffled: true)) {
        answers.add("\($0 == .success(with: true))")
      }
      player.resolveMediaItems(for: INPlayMediaIntent()) { answers.add("\($0 == [.notRequired()])") }
    }
    try app.settle()
    #expect(answers.all.sorted() == ["failureUnknownMediaType", "true", "true"])
  }
}
