@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

/// Lets an app that runs without a driver show its first screen as a picture; installed when the program is loaded.
@section(".init_array") @used
private let installFirstScreenPicture: @convention(c) @Sendable () -> Void = {
  FirstScreen.install { TextPicture(of: $0, options: TextPicture.Options(style: .ascii)).text }
}
