import Foundation
import PlainviewAVFoundation
import PlainviewAuthenticationServices
import PlainviewBackgroundTasks
import PlainviewCallKit
import PlainviewContacts
import PlainviewCoreBluetooth
import PlainviewCoreLocation
import PlainviewCoreSpotlight
import PlainviewEventKit
import PlainviewIntents
import PlainviewLocalAuthentication
import PlainviewMapKit
import PlainviewMediaPlayer
import PlainviewMultipeerConnectivity
import PlainviewPhotos
import PlainviewQuickLookThumbnailing
import PlainviewSpeech
import PlainviewStoreKit
import PlainviewUserNotifications
import PlainviewWatchConnectivity
import PlainviewWebKit
import Testing

/// Errors of Apple's frameworks: codes in patterns, and `NSError`s that are cast to them.
@Suite struct ErrorTests {
  /// What a program finds of an error by the patterns of apps.
  private func name(_ error: any Error) -> String {
    switch error {
    case LAError.userCancel: "canceled by the user"
    case CLError.denied: "location denied"
    case SKError.paymentCancelled: "payment canceled"
    case let error as LAError where error.code == .biometryLockout: "locked out"
    default: "\((error as NSError).domain) \((error as NSError).code)"
    }
  }

  @Test func `An error matches the pattern of its code`() {
    #expect(name(LAError(.userCancel)) == "canceled by the user" && name(CLError(.denied)) == "location denied")
    #expect(name(SKError(.paymentCancelled)) == "payment canceled" && name(LAError(.biometryLockout)) == "locked out")
    #expect(name(LAError(.appCancel)) == "com.apple.LocalAuthentication -9")
    do {
      throw ASAuthorizationError(.canceled)
    } catch ASAuthorizationError.canceled {
    } catch {
      Issue.record(error)
    }
    let optional: (any Error)? = CLError(.network)
    if case CLError.network? = optional {} else { Issue.record("an optional error") }
  }

  @Test func `An NSError of the domain is cast to the error, as one that a function gives by reference`() throws {
    let given: NSError? = NSError(domain: LAErrorDomain, code: -6, userInfo: ["reason": "none"])
    let error = try #require(given as? LAError)
    #expect(error.code == .biometryNotAvailable && error.userInfo["reason"] as? String == "none")
    #expect(name(NSError(domain: kCLErrorDomain, code: 1)) == "location denied")
    // Neither another domain nor a number that is none of the codes.
    #expect(NSError(domain: "other", code: -6) as? LAError == nil)
    #expect(NSError(domain: LAErrorDomain, code: 12) as? LAError == nil)
    #expect((error as NSError).domain == LAErrorDomain && (error as NSError).code == -6)
  }

  @Test func `Errors are equal when their NSErrors are, and can be in sets`() {
    #expect(CBError(.unknown) == CBError(.unknown) && CBError(.unknown) != CBError(.notConnected))
    #expect(LAError(.appCancel) != LAError(.appCancel, userInfo: [NSLocalizedDescriptionKey: "Closed"]))
    #expect(Set([WCError(.notReachable), WCError(.notReachable), WCError(.genericError)]).count == 2)
    #expect([AnyHashable(UNError(.badgeInputInvalid)): 1][UNError(.badgeInputInvalid)] == 1)
  }

  @Test func `A text for the user is the description`() {
    let error: any Error = PHPhotosError(.networkError, userInfo: [NSLocalizedDescriptionKey: "No network"])
    #expect(error.localizedDescription == "No network" && (error as NSError).localizedDescription == "No network")
    #expect(EKError(.noCalendar).localizedDescription == "No calendar has been set.")
    #expect(CNError(.authorizationDenied).localizedDescription == "Access Denied")
    #expect(LAError(.appCancel).localizedDescription.contains("com.apple.LocalAuthentication error -9"))
    #expect(LAError(.appCancel).userInfo.isEmpty && LAError(.appCancel).errorUserInfo.isEmpty)
  }

  @Test func `Domains and numbers are those of the frameworks`() {
    let errors: [any CustomNSError] = [
      LAError(.companionNotAvailable), CLError(.promptDeclined), CBError(.peripheralDisconnected),
      CBATTError(.insufficientResources), SKError(.overlayPresentedInBackgroundScene), AVError(.diskFull),
      EKError(.noEndDate), CNError(.recordDoesNotExist), UNError(.attachmentInvalidURL), PHPhotosError(.userCancelled),
      INIntentError(.missingInformation), MCError(.unavailable), QLThumbnailError(.requestCancelled),
      SFSpeechError(.timeout), CXErrorCodeIncomingCallError(.filteredByBlockList), WCError(.watchOnlyApp),
      BGTaskScheduler.Error(.notPermitted), MPError(.requestTimedOut), MKError(.directionsNotFound),
      WKError(.javaScriptExceptionOccurred), CSIndexError(.quotaExceeded),
      ASWebAuthenticationSessionError(.canceledLogin), ASExtensionError(.userInteractionRequired),
    ]
    #expect(
      errors.map { "\(type(of: $0).errorDomain) \($0.errorCode)" } == [
        "com.apple.LocalAuthentication -11", "kCLErrorDomain 18", "CBErrorDomain 7", "CBATTErrorDomain 17",
        "SKErrorDomain 20", "AVFoundationErrorDomain -11807", "EKErrorDomain 3", "CNErrorDomain 200",
        "UNErrorDomain 100", "PHPhotosErrorDomain 3072", "IntentsErrorDomain 3002", "MCErrorDomain 6",
        "QLThumbnailErrorDomain 5", "SFSpeechErrorDomain 12", "com.apple.CallKit.error.incomingcall 4",
        "WCErrorDomain 7019", "BGTaskSchedulerErrorDomain 3", "MPErrorDomain 7", "MKErrorDomain 5", "WKErrorDomain 4",
        "CSIndexErrorDomain -1004", "com.apple.AuthenticationServices.WebAuthenticationSession 1",
        "ASExtensionErrorDomain 100",
      ])
    #expect(errors.allSatisfy { ($0 as NSError).code == $0.errorCode })
  }
}
