public import Foundation

/// A line for a payment that repeats.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// The first payment; nil for today. Kept, without effect.
  open var startDate: Date?
  /// The last payment; nil for none. Kept, without effect.
  open var endDate: Date?
  /// The unit of time between payments; months by default.
  open var intervalUnit = NSCalendar.Unit.month
  /// The units between payments; 1 by default.
  open var intervalCount = 1

  override var suffix: String {
    guard let unit = Self.names.first(where: { $0.unit == intervalUnit })?.name else { return "" }
    return intervalCount == 1 ? " every \(unit)" : " every \(intervalCount) \(unit)s"
  }

  private static let names: [(unit: NSCalendar.Unit, name: String)] = [
    (.minute, "minute"), (.hour, "hour"), (.day, "day"), (.weekOfYear, "week"), (.month, "month"), (.year, "year"),
  ]
}

/// A line for a payment at a later time.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// The day of the payment; kept, without effect.
  open var deferredDate = Date(timeIntervalSinceReferenceDate: 0)
}

/// A line for a payment that is made when an account has less than an amount.
open class PKAutomaticReloadPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// The amount below which the payment is made; kept, without effect.
  open var thresholdAmount = NSDecimalNumber.zero
}
