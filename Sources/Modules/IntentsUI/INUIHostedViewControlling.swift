public import Foundation
public import PlainviewIntents
public import PlainviewUIKitCore

/// Where the view of an app's extension stands: in Siri, or in a card of Maps.
public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet, mapsCard }

/// What a tap on the view of an app's extension does: nothing, the next view, the app, or something else.
public enum INUIInteractiveBehavior: UInt, Sendable { case none, nextView, launch, genericAction }

/// A controller whose view Siri or Maps would show; nothing shows it here, a test calls its methods.
@preconcurrency @MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
  /// Called to show an interaction; the closure takes the size of the view.
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)
  /// Called to show some values of an interaction; the closure takes whether they are shown, which, and the size.
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}
extension INUIHostedViewControlling {
  /// The default of the optional method: the view has no size.
  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
  ) { completion(.zero) }
  /// The default of the optional method: none of the values is shown.
  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) { completion(false, [], .zero) }
}

/// Says what a view shows, so that Siri does not show it too.
@preconcurrency @MainActor public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
  /// Whether the view has a map.
  var displaysMap: Bool { get }
  /// Whether the view has the message.
  var displaysMessage: Bool { get }
  /// Whether the view has the payment.
  var displaysPaymentTransaction: Bool { get }
}
extension INUIHostedViewSiriProviding {
  /// The default of the optional property: no.
  public var displaysMap: Bool { false }
  /// The default of the optional property: no.
  public var displaysMessage: Bool { false }
  /// The default of the optional property: no.
  public var displaysPaymentTransaction: Bool { false }
}

extension NSExtensionContext {
  /// The smallest size of a view in Siri, in points.
  public var hostedViewMinimumAllowedSize: CGSize { CGSize(width: 320, height: 0) }
  /// The largest size of a view in Siri, in points.
  public var hostedViewMaximumAllowedSize: CGSize { CGSize(width: 320, height: 640) }
  /// Returns the values that Siri shows, in words; always empty.
  public func interfaceParametersDescription() -> String { "" }
}
