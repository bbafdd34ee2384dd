public import PlainviewRuntime

/// What the button is called by which the user confirms.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// A name of the app's own for yes and no.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
  ) -> ConfirmationActionName { ConfirmationActionName(acceptLabel.key) }

  /// To add.
  public static let add = ConfirmationActionName("add")
  /// To add data.
  public static let addData = ConfirmationActionName("addData")
  /// To book.
  public static let book = ConfirmationActionName("book")
  /// To buy.
  public static let buy = ConfirmationActionName("buy")
  /// To call.
  public static let call = ConfirmationActionName("call")
  /// To check in.
  public static let checkIn = ConfirmationActionName("checkIn")
  /// To continue.
  public static let `continue` = ConfirmationActionName("continue")
  /// To create.
  public static let create = ConfirmationActionName("create")
  /// To do.
  public static let `do` = ConfirmationActionName("do")
  /// To download.
  public static let download = ConfirmationActionName("download")
  /// To filter.
  public static let filter = ConfirmationActionName("filter")
  /// To find.
  public static let find = ConfirmationActionName("find")
  /// To get.
  public static let get = ConfirmationActionName("get")
  /// To go.
  public static let go = ConfirmationActionName("go")
  /// To log.
  public static let log = ConfirmationActionName("log")
  /// To open.
  public static let open = ConfirmationActionName("open")
  /// To order.
  public static let order = ConfirmationActionName("order")
  /// To pay.
  public static let pay = ConfirmationActionName("pay")
  /// To play.
  public static let play = ConfirmationActionName("play")
  /// To play a sound.
  public static let playSound = ConfirmationActionName("playSound")
  /// To post.
  public static let post = ConfirmationActionName("post")
  /// To request.
  public static let request = ConfirmationActionName("request")
  /// To run.
  public static let run = ConfirmationActionName("run")
  /// To search.
  public static let search = ConfirmationActionName("search")
  /// To send.
  public static let send = ConfirmationActionName("send")
  /// To set.
  public static let set = ConfirmationActionName("set")
  /// To share.
  public static let share = ConfirmationActionName("share")
  /// To start.
  public static let start = ConfirmationActionName("start")
  /// To start navigation.
  public static let startNavigation = ConfirmationActionName("startNavigation")
  /// To toggle.
  public static let toggle = ConfirmationActionName("toggle")
  /// To turn off.
  public static let turnOff = ConfirmationActionName("turnOff")
  /// To turn on.
  public static let turnOn = ConfirmationActionName("turnOn")
  /// To view.
  public static let view = ConfirmationActionName("view")
}

/// When an intent asks for confirmation.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates conditions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Only when the intent has not been seen yet. Kept, without effect.
  public static let systemDefault = ConfirmationConditions(rawValue: 1)
}

/// One of several answers to a question.
public struct IntentChoiceOption: Hashable, Sendable {
  /// What an answer does.
  public enum Style: Hashable, Sendable { case `default`, destructive, cancel }
  /// The text of the answer.
  let title: String
  /// What the answer does.
  public let style: Style

  /// Creates an answer.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = String(localized: title)
    self.style = style
  }
  /// The answer that ends the intent.
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
  /// The answer that ends the intent, with a text.
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    IntentChoiceOption(title: title, style: .cancel)
  }
}
