public import Foundation

/// A line of the bill; the last one is the total.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  /// What the line is about.
  open var label = ""
  /// The amount in the currency of the request.
  open var amount = NSDecimalNumber.zero
  /// Whether the amount is known; it is by default.
  open var type = PKPaymentSummaryItemType.final
  /// What the sheet shows behind the amount.
  var suffix: String { "" }

  public override init() { super.init() }
  /// Creates a line with a known amount.
  public convenience init(label: String, amount: NSDecimalNumber) {
    self.init(label: label, amount: amount, type: .final)
  }
  /// Creates a line.
  public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    self.init()
    self.label = label
    self.amount = amount
    self.type = type
  }
}

/// A shipping method, and what it costs.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  /// The app's identifier of the method; nil for none.
  open var identifier: String?
  /// A description of the method; nil for none.
  open var detail: String?
  /// The dates between which the goods come; kept, without effect. Nil for none.
  open var dateComponentsRange: PKDateComponentsRange?
}

/// The days between which something happens.
open class PKDateComponentsRange: NSObject, @unchecked Sendable {
  /// The first day.
  public let startDateComponents: DateComponents
  /// The last day.
  public let endDateComponents: DateComponents
  /// Creates a range.
  public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
    super.init()
  }
}
