/// A button of an alert: its words, and what a tap on it does before the alert goes.
public struct AlertAction {
  public var text: String
  public var handler: (() -> Void)?

  public init(text: String, handler: (() -> Void)? = nil) {
    self.text = text
    self.handler = handler
  }
}
