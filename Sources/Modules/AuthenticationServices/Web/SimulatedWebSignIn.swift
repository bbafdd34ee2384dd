public import Foundation
public import PlainviewUIAutomation

extension XCUIDevice {
  /// The browser in which the user of this device signs in.
  public var webSignIn: SimulatedWebSignIn { SimulatedWebSignIn(device: self) }
}

/// The browser in which the user of a simulated device signs in.
@preconcurrency @MainActor public struct SimulatedWebSignIn {
  let device: XCUIDevice

  private func asked<Answer>(_ neutral: Answer, _ body: @MainActor (WebFlows) -> Answer) -> Answer {
    var answer = neutral
    device.change { answer = body(WebFlows.current) }
    return answer
  }

  /// The address that the browser shows; nil when there is none.
  public var url: URL? { asked(nil) { $0.url } }
  /// The additional header fields of the first request; nil for none.
  public var additionalHeaderFields: [String: String]? { asked(nil) { $0.session?.additionalHeaderFields } }
  /// Whether the browser forgets what the page has stored.
  public var isEphemeral: Bool { asked(false) { $0.session?.prefersEphemeralWebBrowserSession ?? false } }

  /// Has the page go on to an address, as it does once the user has signed in. Where the app waits for that address, the
  /// browser closes and the app gets it; otherwise nothing happens, and false is returned.
  @discardableResult public func finish(at url: URL) -> Bool { asked(false) { $0.finish(url) } }
}
