// The types of the system, by their names.
extension UTType {
  /// Anything that can be an item in a file system.
  public static let item = UTType(declared: "public.item")
  /// Content of any kind.
  public static let content = UTType(declared: "public.content")
  /// Content made of several kinds, such as a document with text and images.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// Bytes of any kind.
  public static let data = UTType(declared: "public.data")
  /// Directories in a file system.
  public static let directory = UTType(declared: "public.directory")
  /// Folders, as the user sees them.
  public static let folder = UTType(declared: "public.folder")
  /// Addresses.
  public static let url = UTType(declared: "public.url")
  /// Addresses of files.
  public static let fileURL = UTType(declared: "public.file-url")
  /// Texts.
  public static let text = UTType(declared: "public.text")
  /// Texts without formatting.
  public static let plainText = UTType(declared: "public.plain-text")
  /// Texts in UTF-8 without formatting.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// Texts in the Rich Text Format.
  public static let rtf = UTType(declared: "public.rtf")
  /// HTML.
  public static let html = UTType(declared: "public.html")
  /// XML.
  public static let xml = UTType(declared: "public.xml")
  /// JSON.
  public static let json = UTType(declared: "public.json")
  /// YAML.
  public static let yaml = UTType(declared: "public.yaml")
  /// Source code in any language.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// Source code in JavaScript.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  /// Tables whose values are separated by a character.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// Tables whose values are separated by commas.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// Property lists.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// Contacts in the vCard format.
  public static let vCard = UTType(declared: "public.vcard")
  /// PDF documents.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// Images.
  public static let image = UTType(declared: "public.image")
  /// JPEG images.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// PNG images.
  public static let png = UTType(declared: "public.png")
  /// GIF images.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// TIFF images.
  public static let tiff = UTType(declared: "public.tiff")
  /// Windows bitmap images.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// Windows icons.
  public static let ico = UTType(declared: "com.microsoft.ico")
  /// Icons of macOS.
  public static let icns = UTType(declared: "com.apple.icns")
  /// HEIC images.
  public static let heic = UTType(declared: "public.heic")
  /// Images in the High Efficiency Image File Format.
  public static let heif = UTType(declared: "public.heif")
  /// WebP images.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// SVG images.
  public static let svg = UTType(declared: "public.svg-image")
  /// Live photos.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// Films and sounds.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// Films with or without sound.
  public static let movie = UTType(declared: "public.movie")
  /// Films without sound.
  public static let video = UTType(declared: "public.video")
  /// Sounds.
  public static let audio = UTType(declared: "public.audio")
  /// QuickTime movies.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// MPEG-1 and MPEG-2 films.
  public static let mpeg = UTType(declared: "public.mpeg")
  /// MPEG-4 films.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// AVI films.
  public static let avi = UTType(declared: "public.avi")
  /// MP3 sounds.
  public static let mp3 = UTType(declared: "public.mp3")
  /// MPEG-4 sounds.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// WAVE sounds.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// AIFF sounds.
  public static let aiff = UTType(declared: "public.aiff-audio")
  /// Archives of files.
  public static let archive = UTType(declared: "public.archive")
  /// ZIP archives.
  public static let zip = UTType(declared: "public.zip-archive")
  /// Files compressed by gzip.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// Databases.
  public static let database = UTType(declared: "public.database")
  /// Events in a calendar.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// Messages.
  public static let message = UTType(declared: "public.message")
  /// Contacts.
  public static let contact = UTType(declared: "public.contact")
  /// Fonts.
  public static let font = UTType(declared: "public.font")
  /// Executable files.
  public static let executable = UTType(declared: "public.executable")
  /// Directories that are shown as one file.
  public static let package = UTType(declared: "com.apple.package")
  /// Directories with a fixed structure, such as apps.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// Apps.
  public static let application = UTType(declared: "com.apple.application")
  /// Books in the EPUB format.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// Presentations.
  public static let presentation = UTType(declared: "public.presentation")
  /// Spreadsheets.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
}
