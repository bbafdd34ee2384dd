@_exported public import Foundation
@_exported public import PlainviewCoreImage
@_exported public import PlainviewCoreVideo
