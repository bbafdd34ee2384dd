/// The form of the end of a line.
public enum PDFLineStyle: Int, Sendable {
  /// None, a square, a circle, a diamond, an arrow, a filled arrow.
  case none, square, circle, diamond, openArrow, closedArrow
}
/// The picture of a note.
public enum PDFTextAnnotationIconType: Int, Sendable {
  /// A comment, a key, a note, a question mark, marks for paragraphs, for what is to be put in.
  case comment, key, note, help, newParagraph, paragraph, insert
}
/// How text is marked.
public enum PDFMarkupType: Int, Sendable {
  /// With a color, struck out, underlined, to be blackened.
  case highlight, strikeOut, underline, redact
}
/// The kind of a button of a form.
public enum PDFWidgetControlType: Int, Sendable {
  /// None that is known.
  case unknownControl = -1
  /// A button, one of several, a box to be checked.
  case pushButtonControl, radioButtonControl, checkBoxControl
}
/// The state of a box to be checked.
public enum PDFWidgetCellState: Int, Sendable {
  /// In between.
  case mixedState = -1
  /// Not checked, checked.
  case offState, onState
}
/// The style of a border.
public enum PDFBorderStyle: Int, Sendable {
  /// A line, dashes, raised, sunk in, a line below.
  case solid, dashed, beveled, inset, underline
}
