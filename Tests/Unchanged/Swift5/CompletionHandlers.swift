import Foundation
import PlainviewAVFoundation
import PlainviewAuthenticationServices
import PlainviewContacts
import PlainviewCoreSpotlight
import PlainviewEventKit
import PlainviewIntents
import PlainviewLocalAuthentication
import PlainviewPhotos
import PlainviewUserNotifications
import UIKit

// Completion handlers as the code of Swift 5 writes them: they capture what is not Sendable, change variables, and hand
// the app's own closures on.

/// A class of an app that belongs to no actor and is not Sendable.
class PermissionService: NSObject {
  var log: [String] = []
  var lastError: Error?
  var onChange: ((Bool) -> Void)?

  func askForNotifications(completion: @escaping (Bool) -> Void) {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { granted, error in
      self.lastError = error
      self.log.append("notifications \(granted)")
      DispatchQueue.main.async { completion(granted) }
    }
    UNUserNotificationCenter.current().getNotificationSettings { [weak self] settings in
      guard let self = self else { return }
      self.onChange?(settings.authorizationStatus == .authorized)
    }
  }

  func schedule(_ requests: [UNNotificationRequest], completion: ((Error?) -> Void)?) {
    var failures = 0
    let group = DispatchGroup()
    for request in requests {
      group.enter()
      UNUserNotificationCenter.current().add(request) { error in
        if error != nil { failures += 1 }
        group.leave()
      }
    }
    UNUserNotificationCenter.current().getPendingNotificationRequests { pending in
      self.log.append("\(pending.count) \(failures)")
    }
    if let request = requests.first {
      UNUserNotificationCenter.current().add(request, withCompletionHandler: completion)
    }
  }

  func unlock(_ completion: @escaping (Result<Void, Error>) -> Void) {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) else {
      if let laError = error as? LAError, laError.code == .passcodeNotSet { log.append("no passcode") }
      return completion(.failure(error!))
    }
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "to unlock") { success, error in
      if success { return completion(.success(())) }
      switch error {
      case LAError.userCancel?, LAError.appCancel?: self.log.append("canceled")
      case let laError as LAError where laError.code == .userFallback: self.log.append("fallback")
      default: self.lastError = error
      }
      completion(.failure(error!))
    }
  }

  func contacts(completion: @escaping ([CNContact]) -> Void) {
    let store = CNContactStore()
    store.requestAccess(for: .contacts) { granted, error in
      guard granted else { return completion([]) }
      var found: [CNContact] = []
      let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
      do {
        try store.enumerateContacts(with: request) { contact, _ in found.append(contact) }
      } catch CNError.authorizationDenied {
        self.log.append("denied")
      } catch {
        self.lastError = error
      }
      completion(found)
    }
  }

  func photos(_ completion: @escaping (PHAuthorizationStatus) -> Void) {
    PHPhotoLibrary.requestAuthorization(completion)
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
      self.log.append("\(status.rawValue)")
    }
    var identifier: String?
    PHPhotoLibrary.shared().performChanges({
      let request = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
      identifier = request.placeholderForCreatedAsset?.localIdentifier
    }) { success, error in
      self.log.append("\(success) \(identifier ?? "")")
    }
  }

  func camera(completion: @escaping (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .video, completionHandler: completion)
    AVAudioSession.sharedInstance().requestRecordPermission { granted in self.log.append("\(granted)") }
    let player = AVPlayer()
    var ticks = 0
    let token = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 1, preferredTimescale: 1), queue: .main
    ) { time in
      ticks += 1
      self.log.append("\(time.seconds)")
    }
    player.seek(to: .zero) { _ in player.removeTimeObserver(token) }
  }

  func events(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    let store = EKEventStore()
    store.requestAccess(to: .event, completion: completion)
    store.requestFullAccessToEvents { granted, error in
      self.lastError = error
      self.log.append("\(granted) \(store.calendars(for: .event).count)")
    }
  }

  func account(_ user: String, completion: @escaping (Bool, Error?) -> Void) {
    ASAuthorizationAppleIDProvider().getCredentialState(forUserID: user) { state, error in
      switch state {
      case .authorized: completion(true, nil)
      default: completion(false, error)
      }
    }
  }

  func index(_ items: [CSSearchableItem]) {
    CSSearchableIndex.default().indexSearchableItems(items) { error in
      if let error = error { self.lastError = error }
    }
    INInteraction(intent: INStartCallIntent(), response: nil).donate { error in self.lastError = error }
  }
}

/// The handler of an extension, whose own closures are not Sendable.
class MessageHandler: NSObject, INSendMessageIntentHandling {
  var sent = 0

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    sent += 1
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(intent.content.map { INStringResolutionResult.success(with: $0) } ?? .needsValue())
  }
}

/// An extension's request with closures of its own.
class ShareContext: NSExtensionContext {
  var ends = 0
  override func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    ends += 1
    super.completeRequest(returningItems: items, completionHandler: completionHandler)
  }
}
