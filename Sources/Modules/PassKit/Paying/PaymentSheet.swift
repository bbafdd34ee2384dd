import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Takes an answer of the app.
typealias PaymentAnswer<Value> = @MainActor (Value) -> Void

/// Who hears of what the user does on a sheet for payments.
@MainActor protocol PaymentListener: AnyObject {
  func selected(_ method: PKPaymentMethod, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>)
  func selected(_ contact: PKContact, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>)
  func selected(_ shipping: PKShippingMethod, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>)
  func changed(_ code: String, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>)
  func willAuthorize()
  func authorized(_ payment: PKPayment, _ answer: @escaping PaymentAnswer<PKPaymentAuthorizationResult>)
  func finished()
}

/// The sheet on which the user pays: the bill, the card, the shipping method, the coupon, Pay and Cancel.
@MainActor final class PaymentSheet {
  private let request: PKPaymentRequest
  private weak var listener: (any PaymentListener)?
  private weak var view: UIView?
  private var items: [PKPaymentSummaryItem]
  private var methods: [PKShippingMethod]
  private var method: PKShippingMethod?
  private let cards: [SimulatedCard]
  private var card: SimulatedCard?
  private var later: LaterPayments
  private let coupon: CouponField?
  private var problems: [String] = []
  /// Whether the app's answer is awaited; the number tells late answers from that.
  private var awaited: Int?
  private var questions = 0
  /// Whether the app was told of what is chosen at first: before that there are no choices.
  private var hasBegun = false
  private var isPaid = false
  private var isOver = false

  init(_ request: PKPaymentRequest, _ listener: any PaymentListener) {
    self.request = request
    self.listener = listener
    items = request.paymentSummaryItems
    methods = request.shippingMethods ?? []
    method = request.shippingMethods?.first
    cards = WalletDevice.current.cards(request.supportedNetworks, request.merchantCapabilities)
    card = cards.first
    later = LaterPayments(
      recurring: request.recurringPaymentRequest, reload: request.automaticReloadPaymentRequest,
      deferred: request.deferredPaymentRequest)
    coupon = request.supportsCouponCode ? CouponField(request.couponCode) : nil
    coupon?.typed = { [weak self] in self?.change(coupon: $0) }
  }

  /// Shows the sheet in a view.
  func fill(_ view: UIView) {
    self.view = view
    show()
  }

  /// Tells the app of what is chosen at first, an address and a card, in the turn after the sheet has appeared.
  func appeared() {
    guard !hasBegun else { return }
    SimulatedProcess.current.clock.schedule(after: 0, "what is chosen at first for a payment") { [weak self] in
      guard let self, !hasBegun else { return }
      hasBegun = true
      show()
      askAboutContact { [weak self] in self?.askAboutCard() }
    }
  }

  // MARK: Rows

  private func text(_ item: PKPaymentSummaryItem) -> String {
    let amount = String(format: "%.2f", item.amount.doubleValue)
    return
      "\(item.label): \(item.type == .pending ? "Amount Pending" : "\(request.currencyCode) \(amount)\(item.suffix)")"
  }

  private func show() {
    guard let view else { return }
    let isFree = hasBegun && awaited == nil && !isPaid
    var rows = [Rows.line("Apple Pay")]
    if let card { rows.append(Rows.line("Card: \(card.displayName)")) }
    for other in cards where other != card {
      rows.append(Rows.button(other.displayName, isEnabled: isFree) { [weak self] in self?.choose(other) })
    }
    if !request.requiredShippingContactFields.isEmpty, let payer = WalletDevice.current.state.contact {
      rows.append(Rows.line("Contact: \(payer.givenName) \(payer.familyName)"))
    }
    if let method { rows.append(Rows.line("Shipping: \(method.label)")) }
    for other in methods where other !== method {
      rows.append(Rows.button(other.label, isEnabled: isFree) { [weak self] in self?.choose(other) })
    }
    if let coupon { rows.append(coupon.row(isEnabled: isFree)) }
    rows += later.texts.map(Rows.line)
    rows += items.dropLast().map { Rows.line(text($0)) }
    if let total = items.last { rows.append(Rows.line("Pay \(text(total))")) }
    rows += problems.map(Rows.line)
    if isPaid { rows.append(Rows.line("Done")) }
    if card != nil { rows.append(Rows.button("Pay", isEnabled: isFree) { [weak self] in self?.pay() }) }
    rows.append(Rows.button("Cancel", isEnabled: isFree) { [weak self] in self?.finish() })
    Rows.fill(view, rows)
  }

  // MARK: Choices

  /// Waits for an answer of the app; a second answer, or one after the end, counts for nothing.
  private func ask<Value>(
    _ question: (@escaping PaymentAnswer<Value>) -> Void, then: @escaping @MainActor (Value) -> Void
  ) {
    questions += 1
    let number = questions
    awaited = number
    show()
    question { [weak self] value in
      guard let self, awaited == number, !isOver else { return }
      awaited = nil
      then(value)
      show()
    }
  }

  private func take(_ update: PKPaymentRequestUpdate?) {
    guard let update else { return }
    problems = texts(update.status, update.problems)
    if !update.paymentSummaryItems.isEmpty { items = update.paymentSummaryItems }
    later.recurring = update.recurringPaymentRequest ?? later.recurring
    later.reload = update.automaticReloadPaymentRequest ?? later.reload
    later.deferred = update.deferredPaymentRequest ?? later.deferred
    guard !update.shippingMethods.isEmpty else { return }
    methods = update.shippingMethods
    method = methods.first { $0.identifier == method?.identifier } ?? methods.first
  }

  /// The texts of what is wrong; one by the status where the app gives none.
  private func texts(_ status: PKPaymentAuthorizationStatus, _ errors: [any Error]) -> [String] {
    guard errors.isEmpty else { return errors.map(\.localizedDescription) }
    return status == .success ? [] : [status.text]
  }

  private func askAboutContact(then: @escaping @MainActor () -> Void) {
    guard let contact = contact(request.requiredShippingContactFields, request.shippingContact) else { return then() }
    // Before the user pays the app does not get to know who that is.
    ask { [self] in
      listener?.selected(contact.redacted, $0)
    } then: { [weak self] in
      self?.take($0)
      then()
    }
  }

  private func askAboutCard() {
    guard let card else { return }
    ask { [self] in
      listener?.selected(PKPaymentMethod(card), $0)
    } then: { [weak self] in
      self?.take($0)
    }
  }

  private func choose(_ other: SimulatedCard) {
    card = other
    askAboutCard()
  }

  private func choose(_ other: PKShippingMethod) {
    method = other
    ask { [self] in
      listener?.selected(other, $0)
    } then: { [weak self] in
      self?.take($0)
    }
  }

  private func change(coupon code: String) {
    guard hasBegun, awaited == nil, !isPaid else { return }
    ask { [self] in
      listener?.changed(code, $0)
    } then: { [weak self] in
      self?.take($0)
    }
  }

  /// What the app has asked for of its own contact or the user's; nil if it has asked for nothing.
  private func contact(_ fields: Set<PKContactField>, _ own: PKContact?) -> PKContact? {
    fields.isEmpty ? nil : own ?? WalletDevice.current.state.contact?.contact(fields)
  }

  // MARK: The end

  private func pay() {
    guard let card, hasBegun, awaited == nil, !isPaid else { return }
    let payment = PKPayment(
      PKPaymentToken(card), billing: contact(request.requiredBillingContactFields, request.billingContact),
      shipping: contact(request.requiredShippingContactFields, request.shippingContact), method)
    problems = []
    listener?.willAuthorize()
    ask { [self] in
      listener?.authorized(payment, $0)
    } then: { [weak self] result in
      self?.end(result, card)
    }
  }

  private func end(_ result: PKPaymentAuthorizationResult, _ card: SimulatedCard) {
    guard result.status == .success else {
      problems = texts(result.status, result.errors ?? [])
      return
    }
    isPaid = true
    let paid = SimulatedPayment(
      merchantIdentifier: request.merchantIdentifier, amount: items.last?.amount.decimalValue ?? 0,
      currencyCode: request.currencyCode, card: card.displayName)
    WalletDevice.current.change { $0.payments.append(paid) }
    // The user sees that it is done.
    SimulatedProcess.current.clock.schedule(after: 1, "the end of a payment") { [weak self] in self?.finish() }
  }

  private func finish() {
    guard !isOver else { return }
    isOver = true
    listener?.finished()
  }
}
