import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime

/// Reads the user's input, passes it to the session and shows the result, until the user quits.
@MainActor struct PlayLoop {
  /// How a loop ended.
  enum End: Equatable {
    case quit
    case signal(Int32)
  }

  private let session: PlaySession
  private let view: PlayView
  private let device: TerminalDevice
  private var decoder = InputDecoder()
  private var differ = ScreenDiffer()
  private var lastTick = RealTime.seconds

  init(_ session: PlaySession, style: TextCanvas.Style, device: TerminalDevice, colors: PlayColors) {
    self.session = session
    self.device = device
    view = PlayView(session, style: style, colors: colors)
  }

  mutating func run() -> End {
    while true {
      show()
      switch device.wait(patience) {
      case .bytes(let bytes): if !handle(decoder.decode(bytes)) { return .quit }
      case .timeout: if decoder.isWaiting, !handle(decoder.flush()) { return .quit }
      case .redraw: differ.invalidate()
      case .end(let signal): return .signal(signal)
      case .hangUp: return .quit
      }
      passTime()
    }
  }

  private mutating func show() {
    let size = device.size
    device.write(differ.update(to: view.screen(columns: size.columns, rows: size.rows)))
  }

  /// Milliseconds: what follows an escape byte comes at once, a live app moves many times a second.
  private var patience: Int32 {
    if decoder.isWaiting { return 50 }
    return session.timeMode == .live ? 33 : -1
  }

  private mutating func passTime() {
    let now = RealTime.seconds
    session.pass(min(now - lastTick, Self.longestTick))
    lastTick = now
  }

  /// Seconds: a program that was stopped meanwhile does not catch up.
  private static let longestTick = 0.25

  /// Whether the user continues.
  private mutating func handle(_ events: [TerminalEvent]) -> Bool {
    for event in events {
      switch event {
      case .control("l"): differ.invalidate()
      case .key(.pageUp): view.scroll(by: -Self.page)
      case .key(.pageDown): view.scroll(by: Self.page)
      default:
        if session.handle(event, point: view.point) == .quits { return false }
      }
    }
    return true
  }

  /// Rows.
  private static let page = 10
}
