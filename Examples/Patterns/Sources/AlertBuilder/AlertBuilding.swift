/// Builds an alert step by step and shows it; every step returns the builder.
@MainActor public protocol AlertBuilding: AnyObject {
  @discardableResult func setTitle(_ text: String) -> Self
  @discardableResult func setMessage(_ text: String) -> Self
  @discardableResult func addConfirmAction(_ text: String, handler: (() -> Void)?) -> Self
  @discardableResult func present() -> Self
}
