/// A type of the system: its identifier, what it conforms to, and what its files are called.
struct KnownType: Sendable {
  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]
  let englishName: String

  static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  /// Identifier, parents, extensions, MIME types, English name; separated by bars, several of a kind by blanks.
  static let all: [KnownType] = table.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    func list(_ index: Int) -> [String] { parts[index].split(separator: " ").map(String.init) }
    return KnownType(
      identifier: list(0)[0], parents: list(1), extensions: list(2), mimeTypes: list(3), englishName: String(parts[4]))
  }

  private static let table = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||composite content
    public.data|public.item|||data
    public.directory|public.item|||directory
    public.folder|public.directory|||folder
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|text
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|text
    public.rtf|public.text|rtf|text/rtf|rich text document
    public.html|public.text|html htm|text/html|HTML text
    public.xml|public.text|xml|application/xml text/xml|XML text
    public.json|public.text|json|application/json|JSON
    public.yaml|public.text|yml yaml|application/x-yaml|YAML
    public.css|public.text|css|text/css|CSS
    public.source-code|public.plain-text|||source code
    public.swift-source|public.source-code|swift||Swift source code
    com.netscape.javascript-source|public.source-code|js|text/javascript|JavaScript
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|CSV document
    com.apple.property-list|public.data|plist||property list
    public.vcard|public.text|vcf vcard|text/vcard|vCard
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
    public.png|public.image|png|image/png|PNG image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.microsoft.bmp|public.image|bmp|image/bmp|BMP image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|Windows icon
    com.apple.icns|public.image|icns||icon
    public.heic|public.image|heic|image/heic|HEIC image
    public.heif|public.image|heif|image/heif|HEIF image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    public.svg-image|public.image|svg|image/svg+xml|SVG image
    com.apple.live-photo|public.data|||Live Photo
    public.audiovisual-content|public.data public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie
    public.mpeg-4|public.movie|mp4|video/mp4|MPEG-4 movie
    public.avi|public.movie|avi|video/x-msvideo|AVI movie
    public.mp3|public.audio|mp3|audio/mpeg|MP3 audio
    public.mpeg-4-audio|public.audio|m4a|audio/mp4|MPEG-4 audio
    com.microsoft.waveform-audio|public.audio|wav|audio/wav|WAVE audio
    public.aiff-audio|public.audio|aiff aif|audio/aiff|AIFF audio
    public.archive|public.data|||archive
    public.zip-archive|public.archive|zip|application/zip|ZIP archive
    org.gnu.gnu-zip-archive|public.archive|gz|application/gzip|GZip archive
    public.database|public.data|||database
    public.calendar-event|public.data|ics|text/calendar|calendar event
    public.message|public.data|||message
    public.contact|public.data|||contact
    public.font|public.data|||font
    public.executable|public.item|||executable
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|||bundle
    com.apple.application|public.executable|||application
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB document
    public.presentation|public.composite-content|||presentation
    public.spreadsheet|public.composite-content|||spreadsheet
    """
}
