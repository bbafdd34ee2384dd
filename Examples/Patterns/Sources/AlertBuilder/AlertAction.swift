/// A button of an alert: its title, and what a tap on it does before the alert is dismissed.
public struct AlertAction {
  public var text: String
  public var handler: (() -> Void)?

  public init(text: String, handler: (() -> Void)? = nil) {
    self.text = text
    self.handler = handler
  }
}
