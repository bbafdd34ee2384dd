// The older names of types, which the module MobileCoreServices has: texts, which stand for CFString.

/// The identifier of anything that can be an item in a file system.
nonisolated(unsafe) public let kUTTypeItem: NSString = "public.item"
/// The identifier of content of any kind.
nonisolated(unsafe) public let kUTTypeContent: NSString = "public.content"
/// The identifier of bytes of any kind.
nonisolated(unsafe) public let kUTTypeData: NSString = "public.data"
/// The identifier of addresses.
nonisolated(unsafe) public let kUTTypeURL: NSString = "public.url"
/// The identifier of addresses of files.
nonisolated(unsafe) public let kUTTypeFileURL: NSString = "public.file-url"
/// The identifier of texts.
nonisolated(unsafe) public let kUTTypeText: NSString = "public.text"
/// The identifier of texts without formatting.
nonisolated(unsafe) public let kUTTypePlainText: NSString = "public.plain-text"
/// The identifier of texts in UTF-8 without formatting.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: NSString = "public.utf8-plain-text"
/// The identifier of texts in the Rich Text Format.
nonisolated(unsafe) public let kUTTypeRTF: NSString = "public.rtf"
/// The identifier of HTML.
nonisolated(unsafe) public let kUTTypeHTML: NSString = "public.html"
/// The identifier of XML.
nonisolated(unsafe) public let kUTTypeXML: NSString = "public.xml"
/// The identifier of JSON.
nonisolated(unsafe) public let kUTTypeJSON: NSString = "public.json"
/// The identifier of property lists.
nonisolated(unsafe) public let kUTTypePropertyList: NSString = "com.apple.property-list"
/// The identifier of PDF documents.
nonisolated(unsafe) public let kUTTypePDF: NSString = "com.adobe.pdf"
/// The identifier of images.
nonisolated(unsafe) public let kUTTypeImage: NSString = "public.image"
/// The identifier of JPEG images.
nonisolated(unsafe) public let kUTTypeJPEG: NSString = "public.jpeg"
/// The identifier of PNG images.
nonisolated(unsafe) public let kUTTypePNG: NSString = "public.png"
/// The identifier of GIF images.
nonisolated(unsafe) public let kUTTypeGIF: NSString = "com.compuserve.gif"
/// The identifier of TIFF images.
nonisolated(unsafe) public let kUTTypeTIFF: NSString = "public.tiff"
/// The identifier of Windows bitmap images.
nonisolated(unsafe) public let kUTTypeBMP: NSString = "com.microsoft.bmp"
/// The identifier of films with or without sound.
nonisolated(unsafe) public let kUTTypeMovie: NSString = "public.movie"
/// The identifier of films without sound.
nonisolated(unsafe) public let kUTTypeVideo: NSString = "public.video"
/// The identifier of sounds.
nonisolated(unsafe) public let kUTTypeAudio: NSString = "public.audio"
/// The identifier of QuickTime movies.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: NSString = "com.apple.quicktime-movie"
/// The identifier of MPEG-4 films.
nonisolated(unsafe) public let kUTTypeMPEG4: NSString = "public.mpeg-4"
/// The identifier of MP3 sounds.
nonisolated(unsafe) public let kUTTypeMP3: NSString = "public.mp3"
/// The identifier of ZIP archives.
nonisolated(unsafe) public let kUTTypeZipArchive: NSString = "public.zip-archive"
/// The identifier of folders.
nonisolated(unsafe) public let kUTTypeFolder: NSString = "public.folder"
/// The identifier of contacts.
nonisolated(unsafe) public let kUTTypeContact: NSString = "public.contact"
/// The identifier of contacts in the vCard format.
nonisolated(unsafe) public let kUTTypeVCard: NSString = "public.vcard"
/// The class of tags that are extensions of file names.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: NSString = "public.filename-extension"
/// The class of tags that are MIME types.
nonisolated(unsafe) public let kUTTagClassMIMEType: NSString = "public.mime-type"

/// Whether a type is another one or conforms to it.
public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: NSString) -> Bool {
  guard let parent = UTType(inConformsToUTI as String) else { return inUTI == inConformsToUTI }
  return UTType(inUTI as String)?.conforms(to: parent) ?? false
}
