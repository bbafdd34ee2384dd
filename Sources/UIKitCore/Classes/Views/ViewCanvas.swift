@_spi(Plainview) public import PlainviewGraphics

/// The canvas that views draw their text forms on, as a name of this target.
///
/// Files that override `drawText(on:)` have to import this target publicly: else the code that uses their classes finds the
/// members at wrong offsets. A file that names nothing else of this target in public names this, so that its import is used.
@_spi(Plainview) public typealias ViewCanvas = TextCanvas
