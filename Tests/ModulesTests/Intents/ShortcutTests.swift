import Foundation
import PlainviewCoreLocation
import PlainviewIntents
import PlainviewUIAutomation
import Testing
import UIKit

/// Shortcuts to intents and activities, and what the app hears when the user takes one.
@MainActor @Suite struct ShortcutTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var said: [String] = []
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      let intent = userActivity.interaction?.intent as? INPlayMediaIntent
      said.append("\(userActivity.activityType) \(intent?.mediaItems?.first?.title ?? "")")
      return true
    }
  }

  private final class OrderIntent: INIntent, @unchecked Sendable {}

  private let app = XCUIApplication(delegate: Delegate.self)

  private func activity() -> NSUserActivity {
    let activity = NSUserActivity(activityType: "org.example.open")
    activity.suggestedInvocationPhrase = "Open it"
    activity.isEligibleForPrediction = true
    activity.persistentIdentifier = "1"
    return activity
  }

  @Test func `An activity keeps what is said of it`() {
    let activity = activity()
    #expect(activity.suggestedInvocationPhrase == "Open it" && activity.shortcutAvailability == [])
    activity.shortcutAvailability = [.sleepMusic]
    activity.suggestedInvocationPhrase = nil
    #expect(activity.suggestedInvocationPhrase == nil && activity.shortcutAvailability.rawValue == 4)
    #expect(activity.interaction == nil)
  }

  @Test func `Shortcuts are equal when they stand for the same`() {
    let activity = activity()
    #expect(INShortcut(userActivity: activity) == INShortcut(userActivity: activity))
    #expect(INShortcut(userActivity: activity) != INShortcut(intent: INPlayMediaIntent()))
    #expect(INShortcut(intent: INPlayMediaIntent()) == INShortcut(intent: INPlayMediaIntent()))
    #expect(INShortcut(intent: INPlayMediaIntent(playShuffled: true)) != INShortcut(intent: INPlayMediaIntent()))
    #expect(INShortcut(intent: OrderIntent()) != INShortcut(intent: OrderIntent()))
  }

  @Test func `The app finds the shortcuts that have a phrase`() throws {
    try app.launch()
    let answers = Answers()
    let added = try app.run {
      app.hardware.siri.add(INShortcut(userActivity: activity()), phrase: "Go on")
    }
    try app.run {
      INVoiceShortcutCenter.shared.getAllVoiceShortcuts { all, error in
        answers.add("\(all?.map(\.invocationPhrase) ?? []) \(error == nil)")
      }
      INVoiceShortcutCenter.shared.getVoiceShortcut(with: added.identifier) { found, _ in
        answers.add(found?.invocationPhrase ?? "")
      }
      INVoiceShortcutCenter.shared.getVoiceShortcut(with: UUID()) { found, error in
        answers.add("\(found == nil) \((error as? INIntentError)?.code.rawValue ?? 0)")
      }
    }
    try app.settle()
    // `INIntentError.voiceShortcutGetFailed` is 7001.
    #expect(answers.all == ["[\"Go on\"] true", "Go on", "true 7001"])
  }

  @Test func `Suggestions, relevant shortcuts and words are kept on the device`() throws {
    try app.launch()
    let answers = Answers()
    try app.run {
      INVoiceShortcutCenter.shared.setShortcutSuggestions([INShortcut(userActivity: activity())])
      let relevant = INRelevantShortcut(shortcut: INShortcut(userActivity: activity()))
      relevant.shortcutRole = .information
      let region = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3, identifier: "home")
      relevant.relevanceProviders = [
        INLocationRelevanceProvider(region: region), INDailyRoutineRelevanceProvider(situation: .gym),
      ]
      INRelevantShortcutStore.default.setRelevantShortcuts([relevant]) { answers.add("\($0 == nil)") }
      INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["Tea", "Coffee"]), of: .notebookItemTitle)
    }
    try app.settle()
    #expect(app.hardware.siri.suggestions.first?.userActivity?.activityType == "org.example.open")
    #expect(app.hardware.siri.relevantShortcuts.first?.relevanceProviders.count == 2 && answers.all == ["true"])
    #expect(app.hardware.siri.vocabulary(of: .notebookItemTitle) == ["Tea", "Coffee"])
    #expect(INVocabularyStringType.mediaPlaylistTitle.rawValue == 700)
    try app.run { INVocabulary.shared().removeAllVocabularyStrings() }
    #expect(app.hardware.siri.vocabulary(of: .notebookItemTitle).isEmpty)
  }

  @Test func `A shortcut that the user takes comes as an activity, an intent in its interaction`() throws {
    try app.launch()
    let item = INMediaItem(identifier: "1", title: "Song", type: .song, artwork: nil)
    app.hardware.siri.perform(INPlayMediaIntent(mediaItems: [item]))
    app.hardware.siri.perform(INShortcut(userActivity: activity()))
    let said = try app.run { (UIApplication.shared.delegate as? Delegate)?.said }
    #expect(said == ["INPlayMediaIntent Song", "org.example.open "])
  }
}
