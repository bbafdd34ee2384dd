import Foundation
import PlainviewRuntime
import Synchronization

/// What a simulated device hears, and what its user allows.
final class SpeechDevice: Sendable {
  struct State: Sendable {
    var authorization = SFSpeechRecognizerAuthorizationStatus.notDetermined
    var allows = true
    var isAvailable = true
    var locales = ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP", "ko-KR", "zh-CN"].map {
      Locale(identifier: $0)
    }
    var texts: [URL: String] = [:]
  }
  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: SpeechDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> SpeechDevice { parts.part(SpeechDevice.self) { SpeechDevice() } }

  /// Whether a language can be heard; that of no region stands for all its regions.
  func supports(_ locale: Locale) -> Bool {
    func parts(_ locale: Locale) -> [Substring] {
      locale.identifier.split(separator: "@").first?.split { $0 == "-" || $0 == "_" } ?? []
    }
    let wanted = parts(locale)
    return state.locales.contains { known in
      let known = parts(known)
      return known == wanted || (wanted.count == 1 && known.first == wanted.first)
    }
  }
}

/// The recognizers and tasks of an app.
final class SpeechClients: Sendable {
  private struct WeakRecognizer: Sendable { weak var object: SFSpeechRecognizer? }
  private struct State: Sendable {
    var recognizers: [WeakRecognizer] = []
    var tasks: [SFSpeechRecognitionTask] = []
  }
  private let held = Mutex(State())

  static var current: SpeechClients { SimulatedProcess.current.shared(SpeechClients.self) { SpeechClients() } }

  func add(_ recognizer: SFSpeechRecognizer) {
    let new = WeakRecognizer(object: recognizer)
    held.withLock { $0.recognizers = $0.recognizers.filter { $0.object != nil } + [new] }
  }
  func add(_ task: SFSpeechRecognitionTask) { held.withLock { $0.tasks.append(task) } }
  func remove(_ task: SFSpeechRecognitionTask) { held.withLock { $0.tasks.removeAll { $0 === task } } }

  var recognizers: [SFSpeechRecognizer] { held.withLock { $0.recognizers.compactMap(\.object) } }
  /// The tasks that have not ended, oldest first.
  var tasks: [SFSpeechRecognitionTask] { held.withLock { $0.tasks } }
}
