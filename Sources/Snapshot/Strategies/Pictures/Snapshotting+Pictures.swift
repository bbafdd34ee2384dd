public import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) public import PlainviewUIKitCore

extension Snapshotting where Value: UIView {
  /// The picture in ASCII marks, laid out first.
  public static var ascii: Self { ascii() }

  /// The picture in ASCII marks: in cells of another size, in points, or without shortened runs of rows.
  public static func ascii(cell: CGSize? = nil, elidesRows: Bool = true) -> Self {
    picture("ascii", .ascii, cell, elidesRows: elidesRows) { $0.text }
  }

  /// The picture in box-drawing characters.
  public static var unicode: Self { unicode() }

  /// The picture in box-drawing characters: in cells of another size, in points, or without shortened runs of rows.
  public static func unicode(cell: CGSize? = nil, elidesRows: Bool = true) -> Self {
    picture("unicode", .unicode, cell, elidesRows: elidesRows) { $0.text }
  }

  /// The unicode picture with the escape sequences of terminals for colours (24 bit) and weights.
  public static var ansi: Self {
    picture("ansi", .unicode, pathExtension: "ansi", showsStyles: true) { AnsiText($0).text }
  }

  /// The ASCII picture, and under it a plane of letters for colours, weights and states, with their legend.
  public static var styles: Self { picture("styles", .ascii, showsStyles: true) { StyleText($0).text } }

  /// What a screen shows as an image, a unit a point, in the colours of the view's light or dark style.
  public static var svg: Self {
    Self(complete: "svg", pathExtension: "svg") { view in
      let view = WholeScreen.root(of: view)
      view.layoutIfNeeded()
      return TextDepth.refusal(of: view) ?? ScreenPicture(of: view).text
    }
  }

  /// The same text; a picture of a window shows the whole screen that it stands on.
  package var ofScreen: Self {
    var whole = Self(complete: name, pathExtension: pathExtension) { [makeText] view in
      WholeScreen.drawn { makeText(view) }
    }
    whole.makeFacts = makeFacts
    return whole
  }

  private static func picture(
    _ name: String, _ style: TextCanvas.Style, _ cell: CGSize? = nil, elidesRows: Bool = true,
    pathExtension: String = "txt", showsStyles: Bool = false, text: @escaping @MainActor (TextPicture) -> String
  ) -> Self {
    var options = TextPicture.Options(style: style)
    if let cell, cell.width > 0, cell.height > 0 { options.cell = cell }
    options.elidesRows = elidesRows
    options.recordsStyles = showsStyles
    return Self(complete: name, pathExtension: pathExtension) { [options] view in
      let view = WholeScreen.root(of: view)
      view.layoutIfNeeded()
      return TextDepth.refusal(of: view) ?? text(TextPicture(of: view, options: options))
    }
  }
}
