/// Where lines stand between the edges; raw values are UIKit's.
public enum NSTextAlignment: Int, Sendable {
  /// At the left, at the center, at the right, at both edges, or as the language is read.
  case left, center, right, justified, natural
}

/// How text is broken or shortened that is too wide; raw values are UIKit's.
public enum NSLineBreakMode: Int, Sendable {
  /// Broken at words or characters, cut off, or shortened at the beginning, the end or the middle.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
