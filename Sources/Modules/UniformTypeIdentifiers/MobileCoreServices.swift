// The older names of types, which the module MobileCoreServices has: texts, which stand for CFString.

nonisolated(unsafe) public let kUTTypeItem: NSString = "public.item"
nonisolated(unsafe) public let kUTTypeContent: NSString = "public.content"
nonisolated(unsafe) public let kUTTypeData: NSString = "public.data"
nonisolated(unsafe) public let kUTTypeURL: NSString = "public.url"
nonisolated(unsafe) public let kUTTypeFileURL: NSString = "public.file-url"
nonisolated(unsafe) public let kUTTypeText: NSString = "public.text"
nonisolated(unsafe) public let kUTTypePlainText: NSString = "public.plain-text"
nonisolated(unsafe) public let kUTTypeUTF8PlainText: NSString = "public.utf8-plain-text"
nonisolated(unsafe) public let kUTTypeRTF: NSString = "public.rtf"
nonisolated(unsafe) public let kUTTypeHTML: NSString = "public.html"
nonisolated(unsafe) public let kUTTypeXML: NSString = "public.xml"
nonisolated(unsafe) public let kUTTypeJSON: NSString = "public.json"
nonisolated(unsafe) public let kUTTypePropertyList: NSString = "com.apple.property-list"
nonisolated(unsafe) public let kUTTypePDF: NSString = "com.adobe.pdf"
nonisolated(unsafe) public let kUTTypeImage: NSString = "public.image"
nonisolated(unsafe) public let kUTTypeJPEG: NSString = "public.jpeg"
nonisolated(unsafe) public let kUTTypePNG: NSString = "public.png"
nonisolated(unsafe) public let kUTTypeGIF: NSString = "com.compuserve.gif"
nonisolated(unsafe) public let kUTTypeTIFF: NSString = "public.tiff"
nonisolated(unsafe) public let kUTTypeBMP: NSString = "com.microsoft.bmp"
nonisolated(unsafe) public let kUTTypeMovie: NSString = "public.movie"
nonisolated(unsafe) public let kUTTypeVideo: NSString = "public.video"
nonisolated(unsafe) public let kUTTypeAudio: NSString = "public.audio"
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: NSString = "com.apple.quicktime-movie"
nonisolated(unsafe) public let kUTTypeMPEG4: NSString = "public.mpeg-4"
nonisolated(unsafe) public let kUTTypeMP3: NSString = "public.mp3"
nonisolated(unsafe) public let kUTTypeZipArchive: NSString = "public.zip-archive"
nonisolated(unsafe) public let kUTTypeFolder: NSString = "public.folder"
nonisolated(unsafe) public let kUTTypeContact: NSString = "public.contact"
nonisolated(unsafe) public let kUTTypeVCard: NSString = "public.vcard"
nonisolated(unsafe) public let kUTTagClassFilenameExtension: NSString = "public.filename-extension"
nonisolated(unsafe) public let kUTTagClassMIMEType: NSString = "public.mime-type"

/// Whether a type is another one or conforms to it.
public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: NSString) -> Bool {
  guard let parent = UTType(inConformsToUTI as String) else { return inUTI == inConformsToUTI }
  return UTType(inUTI as String)?.conforms(to: parent) ?? false
}
