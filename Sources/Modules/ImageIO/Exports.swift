// The orientation of a picture is declared there.
@_exported public import PlainviewCoreImage
