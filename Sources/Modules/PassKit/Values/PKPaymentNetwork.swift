/// A network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The name of the network.
  public let rawValue: String
  /// Creates a network with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a network with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// American Express.
  public static let amex = PKPaymentNetwork("AmEx")
  /// Bancomat.
  public static let bancomat = PKPaymentNetwork("Bancomat")
  /// Bancontact.
  public static let bancontact = PKPaymentNetwork("Bancontact")
  /// Cards with barcodes.
  public static let barcode = PKPaymentNetwork("Barcode")
  /// The older name of Cartes Bancaires.
  public static let carteBancaire = PKPaymentNetwork("CarteBancaire")
  /// Another older name of Cartes Bancaires.
  public static let carteBancaires = PKPaymentNetwork("CarteBancaires")
  /// Cartes Bancaires.
  public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
  /// China Union Pay.
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  /// Dankort.
  public static let dankort = PKPaymentNetwork("Dankort")
  /// Discover.
  public static let discover = PKPaymentNetwork("Discover")
  /// Eftpos.
  public static let eftpos = PKPaymentNetwork("Eftpos")
  /// Visa Electron.
  public static let electron = PKPaymentNetwork("Electron")
  /// Elo.
  public static let elo = PKPaymentNetwork("Elo")
  /// Girocard.
  public static let girocard = PKPaymentNetwork("Girocard")
  /// iD.
  public static let idCredit = PKPaymentNetwork("iD")
  /// Interac.
  public static let interac = PKPaymentNetwork("Interac")
  /// JCB.
  public static let JCB = PKPaymentNetwork("JCB")
  /// Mada.
  public static let mada = PKPaymentNetwork("Mada")
  /// Maestro.
  public static let maestro = PKPaymentNetwork("Maestro")
  /// Mastercard.
  public static let masterCard = PKPaymentNetwork("MasterCard")
  /// Mir.
  public static let mir = PKPaymentNetwork("Mir")
  /// Nanaco.
  public static let nanaco = PKPaymentNetwork("Nanaco")
  /// PagoBancomat.
  public static let pagoBancomat = PKPaymentNetwork("PagoBancomat")
  /// PostFinance.
  public static let postFinance = PKPaymentNetwork("PostFinance")
  /// Cards of shops.
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  /// QUICPay.
  public static let quicPay = PKPaymentNetwork("QUICPay")
  /// Suica.
  public static let suica = PKPaymentNetwork("Suica")
  /// T-money.
  public static let tmoney = PKPaymentNetwork("TMoney")
  /// V Pay.
  public static let vPay = PKPaymentNetwork("VPay")
  /// Visa.
  public static let visa = PKPaymentNetwork("Visa")
  /// Waon.
  public static let waon = PKPaymentNetwork("Waon")

  /// All of them.
  static let all: [PKPaymentNetwork] = [
    .amex, .bancomat, .bancontact, .barcode, .carteBancaire, .carteBancaires, .cartesBancaires, .chinaUnionPay,
    .dankort, .discover, .eftpos, .electron, .elo, .girocard, .idCredit, .interac, .JCB, .mada, .maestro,
    .masterCard, .mir, .nanaco, .pagoBancomat, .postFinance, .privateLabel, .quicPay, .suica, .tmoney, .vPay, .visa,
    .waon,
  ]
}
