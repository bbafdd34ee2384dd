/// The writing direction of a text.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }
