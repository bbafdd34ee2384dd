/// The style of a bar: light or dark.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The height of a bar, and whether it has a prompt; settings of bars are made for each of them.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt = 102 }
