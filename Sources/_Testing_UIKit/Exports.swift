@_exported public import PlainviewSnapshot
@_exported public import PlainviewUIAutomation
@_exported public import Testing
