import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// The authorization that an app's user is asked for: one at a time.
@MainActor final class AuthorizationFlows {
  private var running: ASAuthorizationController?
  private weak var screen: AuthorizationScreen?
  /// The controller whose passkeys stand above the keyboard.
  private var awaiting: ASAuthorizationController?

  static var current: AuthorizationFlows {
    SimulatedProcess.current.singleton(AuthorizationFlows.self) { AuthorizationFlows() }
  }

  /// Asks the user, or fails where nothing can be asked.
  func begin(_ controller: ASAuthorizationController, _ options: ASAuthorizationController.RequestOptions) {
    guard running == nil else {
      let text = "Request already in progress for specified application identifier."
      return fail(controller, ASAuthorizationError(.failed, userInfo: [NSLocalizedFailureReasonErrorKey: text]))
    }
    // A sheet replaces what stands above the keyboard.
    if let waiting = awaiting { cancel(waiting) }
    let offer = AuthorizationOffer(controller.authorizationRequests)
    let isEmpty = offer.choices.isEmpty && offer.unasked == nil
    if isEmpty, options.contains(.preferImmediatelyAvailableCredentials), offer.failure ?? .unknown == .unknown {
      return fail(controller, ASAuthorizationError(.canceled))
    }
    if let failure = offer.failure { return fail(controller, ASAuthorizationError(failure)) }
    if let unasked = offer.unasked, offer.choices.isEmpty { return succeed(controller, unasked) }
    let anchor = UserCode.ask(controller.presentationContextProvider, "presentationAnchor(for:)") {
      $0.presentationAnchor(for: controller)
    }
    running = controller
    let screen = AuthorizationScreen(offer) { [self] in end(controller, $0) }
    self.screen = screen
    Presenter.current.show(screen, over: anchor) { [self] in
      running = nil
      fail(controller, ASAuthorizationError(.failed))
    }
  }

  private func end(_ controller: ASAuthorizationController, _ authorization: ASAuthorization?) {
    guard running === controller else { return }
    running = nil
    screen = nil
    Presenter.current.end()
    if let authorization {
      succeed(controller, authorization)
    } else {
      fail(controller, ASAuthorizationError(.canceled))
    }
  }

  /// Closes the sheet of a controller.
  func cancel(_ controller: ASAuthorizationController) {
    if awaiting === controller {
      awaiting = nil
      fail(controller, ASAuthorizationError(.canceled))
    }
    if running === controller { screen?.close(nil) }
  }

  // MARK: AutoFill

  func await(_ controller: ASAuthorizationController) {
    if let waiting = awaiting, waiting !== controller { cancel(waiting) }
    awaiting = controller
  }

  /// Answers the waiting controller with a passkey.
  func fill(_ name: String) -> Bool {
    guard let controller = awaiting else { return false }
    let requests = controller.authorizationRequests.filter {
      $0 is ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
    }
    guard let choice = AuthorizationOffer(requests).choices.first(where: { $0.title == name }) else { return false }
    awaiting = nil
    succeed(controller, choice.authorization(false))
    return true
  }

  // MARK: The delegate

  private func succeed(_ controller: ASAuthorizationController, _ authorization: ASAuthorization) {
    UserCode.tell(
      controller.delegate, "authorizationController(controller:didCompleteWithAuthorization:)", of: controller
    ) { $0.authorizationController(controller: controller, didCompleteWithAuthorization: authorization) }
  }

  private func fail(_ controller: ASAuthorizationController, _ error: ASAuthorizationError) {
    UserCode.tell(
      controller.delegate, "authorizationController(controller:didCompleteWithError:)", of: controller,
      ", \(error.code)"
    ) { $0.authorizationController(controller: controller, didCompleteWithError: error) }
  }
}
