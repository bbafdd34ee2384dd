public import Foundation
public import PlainviewRuntime

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable, _IntentValue {
  /// The type of one value.
  public typealias ValueType = IntentCurrencyAmount
  /// The type without being optional.
  public typealias UnwrappedType = IntentCurrencyAmount

  /// How much it is.
  public var amount: Decimal
  /// The code of the currency, `EUR` for example.
  public var currencyCode: String

  /// Creates an amount in a currency.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

/// An account or a card with which the user pays.
public struct IntentPaymentMethod: Sendable, _IntentValue {
  /// The type of one value.
  public typealias ValueType = IntentPaymentMethod
  /// The type without being optional.
  public typealias UnwrappedType = IntentPaymentMethod

  /// The kind of an account or card.
  public enum PaymentType: Hashable, Sendable {
    /// The kinds in App Intents' order.
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  /// The kind.
  public var type: PaymentType
  /// The name.
  public var name: LocalizedStringResource
  /// More on which one it is; nil for nothing.
  public var identificationHint: LocalizedStringResource?
  /// The picture; nil for none.
  public var icon: DisplayRepresentation.Image?

  /// Creates an account or card.
  public init(
    type: PaymentType, name: LocalizedStringResource, identificationHint: LocalizedStringResource? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }
}
