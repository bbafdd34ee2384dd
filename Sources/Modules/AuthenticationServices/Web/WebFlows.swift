import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// The browser in which an app's user signs in: one at a time.
@MainActor final class WebFlows {
  private(set) var session: ASWebAuthenticationSession?
  private weak var alert: UIAlertController?
  private weak var browser: SignInBrowser?

  static var current: WebFlows { SimulatedProcess.current.singleton(WebFlows.self) { WebFlows() } }

  /// The address that the browser shows; nil when there is none.
  var url: URL? { browser == nil ? nil : session?.url }

  /// Asks the user whether the app may use the page.
  func begin(_ session: ASWebAuthenticationSession) {
    let anchor = UserCode.ask(session.presentationContextProvider, "presentationAnchor(for:)") {
      $0.presentationAnchor(for: session)
    }
    if let old = self.session, alert?.presentingViewController == nil, browser?.presentingViewController == nil {
      // The app has closed the alert itself.
      end(old, nil, ASWebAuthenticationSessionError(.canceledLogin))
    }
    guard self.session == nil, let anchor else {
      return session.tell(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    }
    self.session = session
    if session.prefersEphemeralWebBrowserSession { return show(session, over: anchor) }
    let alert = UIAlertController(
      title: "“\(AuthorizationOffer.appName)” Wants to Use “\(session.url.host ?? "")” to Sign In",
      message: "This allows the app and website to share information about you.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
        self?.end(session, nil, ASWebAuthenticationSessionError(.canceledLogin))
      })
    alert.addAction(
      UIAlertAction(title: "Continue", style: .default) { [weak self] _ in self?.show(session, over: anchor) })
    self.alert = alert
    present(alert, session, anchor)
  }

  private func show(_ session: ASWebAuthenticationSession, over anchor: UIWindow) {
    guard self.session === session else { return }
    let browser = SignInBrowser(session.url) { [weak self] in
      self?.end(session, $0, $0 == nil ? ASWebAuthenticationSessionError(.canceledLogin) : nil)
    }
    self.browser = browser
    present(browser, session, anchor)
  }

  private func present(_ screen: UIViewController, _ session: ASWebAuthenticationSession, _ anchor: UIWindow) {
    Presenter.current.show(screen, over: anchor) { [self] in
      end(session, nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    }
  }

  private func end(_ session: ASWebAuthenticationSession, _ url: URL?, _ error: ASWebAuthenticationSessionError?) {
    guard self.session === session else { return }
    self.session = nil
    (alert, browser) = (nil, nil)
    Presenter.current.end()
    session.tell(url, error)
  }

  /// The page goes on to an address; false where that does not end the session.
  func finish(_ url: URL) -> Bool {
    guard let session, let browser, session.callback?.matchesURL(url) ?? false else { return false }
    browser.close(url)
    return true
  }

  /// Closes what is shown, without an answer.
  func cancel(_ session: ASWebAuthenticationSession) {
    guard self.session === session else { return }
    self.session = nil
    alert?.presentingViewController?.dismiss(animated: true)
    browser?.close(nil)
    (alert, browser) = (nil, nil)
    Presenter.current.end()
  }
}
