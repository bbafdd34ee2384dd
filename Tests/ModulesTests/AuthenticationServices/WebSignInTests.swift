import Foundation
import PlainviewAuthenticationServices
import PlainviewSnapshot
import PlainviewUIAutomation
import Testing
import UIKit

/// Signing in on a page in a browser.
@MainActor @Suite struct WebSignInTests {
  private final class Host: UIViewController, ASWebAuthenticationPresentationContextProviding {
    var said: [String] = []
    var session: ASWebAuthenticationSession?

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      view.window ?? UIWindow()
    }
    func hear(_ url: URL?, _ error: (any Error)?) {
      let failure = (error as? ASWebAuthenticationSessionError).map { "\($0.code) \($0.errorCode)" }
      said.append(url?.absoluteString ?? failure ?? "nothing")
    }
  }

  private let host = Host()
  private let app: XCUIApplication

  init() throws {
    let host = host
    app = XCUIApplication(rootViewController: host)
    try app.launch()
  }

  private func start(isEphemeral: Bool = false, callback: ASWebAuthenticationSession.Callback? = nil) throws {
    let url = try #require(URL(string: "https://example.org/login"))
    try app.run {
      let session =
        callback.map { ASWebAuthenticationSession(url: url, callback: $0) { [host] in host.hear($0, $1) } }
        ?? ASWebAuthenticationSession(url: url, callbackURLScheme: "shop") { [host] in host.hear($0, $1) }
      session.presentationContextProvider = host
      session.prefersEphemeralWebBrowserSession = isEphemeral
      #expect(session.canStart && session.start() && !session.canStart && !session.start())
      host.session = session
    }
    try app.settle()
  }

  private func finish(_ address: String) throws -> Bool {
    let done = app.hardware.webSignIn.finish(at: try #require(URL(string: address)))
    try app.settle()
    return done
  }

  @Test func `The user agrees, signs in, and the app gets the address`() throws {
    try start()
    #expect(app.alerts.count == 1 && app.hardware.webSignIn.url == nil)
    try app.buttons["Continue"].tap()
    try app.settle()
    #expect(app.hardware.webSignIn.url?.absoluteString == "https://example.org/login")
    #expect(Snapshotting<XCUIApplication>.ascii.text(of: app).contains("https://example.org/login"))
    #expect(try !finish("https://example.org/next") && host.said == [])
    #expect(try finish("shop://done?code=1"))
    #expect(host.said == ["shop://done?code=1"] && host.presentedViewController == nil)
  }

  @Test func `The user cancels in the alert, or in the browser`() throws {
    try start()
    try app.buttons["Cancel"].tap()
    try app.settle()
    try start(isEphemeral: true)
    #expect(app.alerts.count == 0 && app.hardware.webSignIn.isEphemeral)
    try app.buttons["Cancel"].tap()
    try app.settle()
    #expect(host.said == ["canceledLogin 1", "canceledLogin 1"] && host.presentedViewController == nil)
  }

  @Test func `The app closes the browser`() throws {
    try start(isEphemeral: true)
    try app.run { host.session?.cancel() }
    try app.settle()
    #expect(host.said == [] && host.presentedViewController == nil)
  }

  @Test func `A session ends at an address of a host as well`() throws {
    try start(isEphemeral: true, callback: .https(host: "example.org", path: "/done"))
    #expect(try !finish("https://example.org/other"))
    #expect(try finish("https://example.org/done?code=2") && host.said == ["https://example.org/done?code=2"])
  }

  @Test func `A session without a window does not start`() throws {
    let url = try #require(URL(string: "https://example.org/login"))
    try app.run {
      let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "shop") { [host] in host.hear($0, $1) }
      #expect(!session.canStart && !session.start())
      host.session = session
    }
    try app.settle()
    #expect(host.said == ["presentationContextNotProvided 2"])
  }

  /// Names a window that it has just made, as many apps do.
  private final class Provider: NSObject, ASWebAuthenticationPresentationContextProviding,
    ASAuthorizationControllerPresentationContextProviding
  {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { ASPresentationAnchor() }
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      ASPresentationAnchor()
    }
  }

  @Test func `A window that shows nothing will do, the browser stands over the app`() throws {
    let provider = Provider()
    let url = try #require(URL(string: "https://example.org/login"))
    try app.run {
      let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "shop") { [host] in host.hear($0, $1) }
      session.presentationContextProvider = provider
      #expect(session.start())
      host.session = session
    }
    try app.settle()
    try app.buttons["Continue"].tap()
    try app.settle()
    #expect(try finish("shop://done") && host.said == ["shop://done"])
  }

  @Test func `An app whose window has no controller is covered by a window of the system`() throws {
    let bare = XCUIApplication(delegate: BareDelegate.self)
    try bare.launch()
    let provider = Provider()
    let host = host
    try bare.run {
      let session = ASWebAuthenticationSession(
        url: try #require(URL(string: "https://example.org/login")), callbackURLScheme: "shop"
      ) { host.hear($0, $1) }
      session.presentationContextProvider = provider
      #expect(session.start())
      host.session = session
    }
    try bare.settle()
    try bare.buttons["Continue"].tap()
    try bare.settle()
    #expect(bare.hardware.webSignIn.finish(at: try #require(URL(string: "shop://done"))))
    try bare.settle()
    #expect(host.said == ["shop://done"])
    try bare.run { #expect(UIApplication.shared.windows.count == 1) }
  }

  /// An app whose window has no controller.
  final class BareDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test func `A session takes no other addresses than the web's`() throws {
    let url = try #require(URL(string: "shop://login"))
    let error = #expect(throws: (any Error).self) {
      try app.run {
        ASWebAuthenticationSession(url: url, callbackURLScheme: "shop") { [host] in host.hear($0, $1) }.start()
      }
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("unsupported scheme"))
  }
}
