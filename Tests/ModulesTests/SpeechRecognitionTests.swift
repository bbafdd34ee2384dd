import PlainviewSpeech
import PlainviewUIAutomation
import Testing
import UIKit

/// `Speech`: texts that the test says.
@MainActor @Suite struct SpeechRecognitionTests {
  private final class Listener: NSObject, SFSpeechRecognitionTaskDelegate, SFSpeechRecognizerDelegate,
    @unchecked Sendable
  {
    var said: [String] = []
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) { said.append("detected") }
    func speechRecognitionTask(
      _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) { said.append("perhaps \(transcription.formattedString)") }
    func speechRecognitionTask(
      _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) { said.append("result \(recognitionResult.bestTranscription.formattedString)") }
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) { said.append("read") }
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) { said.append("cancelled") }
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
      said.append("finished \(successfully)")
    }
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {
      said.append("available \(available)")
    }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private let answers = Answers()
  private let english = Locale(identifier: "en-US")

  private func launch(allowed: Bool = true) throws {
    app.hardware.speech.authorization = allowed ? .authorized : .denied
    try app.launch()
  }

  /// Begins to listen; the answers are texts with a mark for the last one, or errors.
  private func listen(_ request: SFSpeechRecognitionRequest) throws -> SFSpeechRecognitionTask {
    let task = try app.run {
      try #require(SFSpeechRecognizer(locale: english)).recognitionTask(with: request) { [answers] result, error in
        if let result { answers.add(result.bestTranscription.formattedString + (result.isFinal ? "." : "")) }
        if let error { answers.add("\((error as NSError).domain) \((error as NSError).code)") }
      }
    }
    try app.settle()
    return task
  }

  @Test(arguments: [true, false]) func `The user answers once`(_ allows: Bool) throws {
    app.hardware.speech.allows = allows
    try app.launch()
    #expect(try app.run { SFSpeechRecognizer.authorizationStatus() } == .notDetermined)
    for _ in 0..<2 {
      try app.run { SFSpeechRecognizer.requestAuthorization { [answers] in answers.add("\($0.rawValue)") } }
      try app.settle()
      app.hardware.speech.allows.toggle()
    }
    #expect(answers.all == (allows ? ["3", "3"] : ["1", "1"]))
  }

  @Test func `Texts come as they are spoken, and the last one at the end of the audio`() throws {
    try launch()
    let request = SFSpeechAudioBufferRecognitionRequest()
    let task = try listen(request)
    #expect(task.state == .running && app.hardware.speech.isListening)
    app.hardware.speech.hear("Good")
    app.hardware.speech.hear("Good morning")
    try app.settle()
    #expect(answers.all == ["Good", "Good morning"])
    try app.run {
      request.endAudio()
      #expect(task.isFinishing)
    }
    app.hardware.speech.hear("too late")
    try app.settle()
    #expect(answers.all == ["Good", "Good morning", "Good morning."])
    #expect(task.state == .completed && task.error == nil && !app.hardware.speech.isListening)
  }

  @Test func `Only the last text comes where the app asks for no others`() throws {
    try launch()
    let request = SFSpeechAudioBufferRecognitionRequest()
    request.shouldReportPartialResults = false
    _ = try listen(request)
    app.hardware.speech.hear("Good")
    app.hardware.speech.hear("Good night", isFinal: true)
    try app.settle()
    #expect(answers.all == ["Good night."])
  }

  @Test func `A file's text is what the test says`() throws {
    let url = URL(fileURLWithPath: "/notes.m4a")
    app.hardware.speech.texts = [url: "Buy tea"]
    try launch()
    let request = SFSpeechURLRecognitionRequest(url: url)
    request.shouldReportPartialResults = false
    _ = try listen(request)
    #expect(answers.all == ["Buy tea."])
    _ = try listen(SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/other.m4a")))
    #expect(answers.all.last == "kAFAssistantErrorDomain 1110")
  }

  @Test func `Tasks fail as on a device`() throws {
    try launch(allowed: false)
    let refused = try listen(SFSpeechAudioBufferRecognitionRequest())
    #expect(refused.state == .completed && (refused.error as NSError?)?.code == 1700)
    app.hardware.speech.authorization = .authorized
    app.hardware.speech.isAvailable = false
    _ = try listen(SFSpeechAudioBufferRecognitionRequest())
    app.hardware.speech.isAvailable = true
    let cancelled = try listen(SFSpeechAudioBufferRecognitionRequest())
    try app.run { cancelled.cancel() }
    try app.settle()
    #expect(cancelled.isCancelled && cancelled.state == .completed)
    _ = try listen(SFSpeechAudioBufferRecognitionRequest())
    app.hardware.speech.fail(SFSpeechError(.internalServiceError))
    try app.settle()
    #expect(
      answers.all == [
        "kAFAssistantErrorDomain 1700", "kLSRErrorDomain 201", "kLSRErrorDomain 301", "SFSpeechErrorDomain 1",
      ])
  }

  @Test func `A delegate is told of the same, in Apple's order`() throws {
    try launch()
    let listener = Listener()
    let (recognizer, task) = try app.run {
      let recognizer = try #require(SFSpeechRecognizer(locale: english))
      recognizer.delegate = listener
      return (
        recognizer, recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest(), delegate: listener)
      )
    }
    try app.settle()
    app.hardware.speech.hear("One")
    try app.run { task.finish() }
    try app.settle()
    #expect(listener.said == ["detected", "perhaps One", "read", "result One", "finished true"])
    listener.said = []
    let second = try app.run {
      recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest(), delegate: listener)
    }
    try app.settle()
    try app.run { second.cancel() }
    try app.settle()
    #expect(listener.said == ["cancelled", "finished false"])
    app.hardware.speech.isAvailable = false
    #expect(listener.said.last == "available false" && !recognizer.isAvailable)
  }

  @Test func `There are recognizers for some languages`() throws {
    app.locale = Locale(identifier: "en_US")
    try app.launch()
    try app.run {
      #expect(SFSpeechRecognizer()?.locale.identifier == "en_US")
      #expect(SFSpeechRecognizer(locale: Locale(identifier: "de")) != nil)
      #expect(SFSpeechRecognizer(locale: Locale(identifier: "tlh-US")) == nil)
      #expect(SFSpeechRecognizer.supportedLocales().contains(english))
    }
  }

  @Test func `A text has its words`() throws {
    try launch()
    let request = SFSpeechAudioBufferRecognitionRequest()
    let results = Results()
    try app.run {
      try #require(SFSpeechRecognizer(locale: english)).recognitionTask(with: request) { result, _ in
        results.last = result
      }
    }
    try app.settle()
    app.hardware.speech.hear("Grüße aus Köln", isFinal: true)
    try app.settle()
    let segments = try #require(results.last).bestTranscription.segments
    #expect(segments.map(\.substring) == ["Grüße", "aus", "Köln"])
    #expect(segments.map(\.substringRange.location) == [0, 6, 10] && segments.allSatisfy { $0.confidence == 1 })
    #expect(results.last?.speechRecognitionMetadata?.speakingRate == 200)
  }

  private final class Results: @unchecked Sendable { var last: SFSpeechRecognitionResult? }
}
