@_exported public import PlainviewAVFoundation
