public import Foundation

extension CSSearchableItemAttributeSet {
  /// Who edited the item; nil for none.
  public var editors: [String]? {
    get { value("editors") }
    set { set(newValue, "editors") }
  }
  /// Who is seen or heard; nil for none.
  public var participants: [String]? {
    get { value("participants") }
    set { set(newValue, "participants") }
  }
  /// The projects; nil for none.
  public var projects: [String]? {
    get { value("projects") }
    set { set(newValue, "projects") }
  }
  /// When the item was downloaded; nil for none.
  public var downloadedDate: Date? {
    get { value("downloadedDate") }
    set { set(newValue, "downloadedDate") }
  }
  /// Where the item came from; nil for none.
  public var contentSources: [String]? {
    get { value("contentSources") }
    set { set(newValue, "contentSources") }
  }
  /// When the content was created; nil for none.
  public var contentCreationDate: Date? {
    get { value("contentCreationDate") }
    set { set(newValue, "contentCreationDate") }
  }
  /// When the content was changed; nil for none.
  public var contentModificationDate: Date? {
    get { value("contentModificationDate") }
    set { set(newValue, "contentModificationDate") }
  }
  /// When the item was added; nil for none.
  public var addedDate: Date? {
    get { value("addedDate") }
    set { set(newValue, "addedDate") }
  }
  /// When the item was used last; nil for none.
  public var lastUsedDate: Date? {
    get { value("lastUsedDate") }
    set { set(newValue, "lastUsedDate") }
  }
  /// The length, in seconds; nil for none.
  public var duration: NSNumber? {
    get { value("duration") }
    set { set(newValue, "duration") }
  }
  /// Who contributed; nil for none.
  public var contributors: [String]? {
    get { value("contributors") }
    set { set(newValue, "contributors") }
  }
  /// The codecs; nil for none.
  public var codecs: [String]? {
    get { value("codecs") }
    set { set(newValue, "codecs") }
  }
  /// The kinds of media; nil for none.
  public var mediaTypes: [String]? {
    get { value("mediaTypes") }
    set { set(newValue, "mediaTypes") }
  }
  /// Whether the item can be streamed; nil for none.
  public var streamable: NSNumber? {
    get { value("streamable") }
    set { set(newValue, "streamable") }
  }
  /// Bits a second; nil for none.
  public var totalBitRate: NSNumber? {
    get { value("totalBitRate") }
    set { set(newValue, "totalBitRate") }
  }
  /// Bits a second of pictures; nil for none.
  public var videoBitRate: NSNumber? {
    get { value("videoBitRate") }
    set { set(newValue, "videoBitRate") }
  }
  /// Bits a second of sound; nil for none.
  public var audioBitRate: NSNumber? {
    get { value("audioBitRate") }
    set { set(newValue, "audioBitRate") }
  }
  /// How the item is delivered; nil for none.
  public var deliveryType: NSNumber? {
    get { value("deliveryType") }
    set { set(newValue, "deliveryType") }
  }
  /// The organizations; nil for none.
  public var organizations: [String]? {
    get { value("organizations") }
    set { set(newValue, "organizations") }
  }
  /// The role of those who contributed; nil for none.
  public var role: String? {
    get { value("role") }
    set { set(newValue, "role") }
  }
  /// The languages; nil for none.
  public var languages: [String]? {
    get { value("languages") }
    set { set(newValue, "languages") }
  }
  /// The rights; nil for none.
  public var rights: String? {
    get { value("rights") }
    set { set(newValue, "rights") }
  }
  /// The publishers; nil for none.
  public var publishers: [String]? {
    get { value("publishers") }
    set { set(newValue, "publishers") }
  }
  /// What the item covers; nil for none.
  public var coverage: [String]? {
    get { value("coverage") }
    set { set(newValue, "coverage") }
  }
  /// The rating; nil for none.
  public var rating: NSNumber? {
    get { value("rating") }
    set { set(newValue, "rating") }
  }
  /// The rating, in words; nil for none.
  public var ratingDescription: String? {
    get { value("ratingDescription") }
    set { set(newValue, "ratingDescription") }
  }
  /// How often the item was played; nil for none.
  public var playCount: NSNumber? {
    get { value("playCount") }
    set { set(newValue, "playCount") }
  }
  /// More about the item; nil for none.
  public var information: String? {
    get { value("information") }
    set { set(newValue, "information") }
  }
  /// The director; nil for none.
  public var director: String? {
    get { value("director") }
    set { set(newValue, "director") }
  }
  /// The producer; nil for none.
  public var producer: String? {
    get { value("producer") }
    set { set(newValue, "producer") }
  }
  /// The genre; nil for none.
  public var genre: String? {
    get { value("genre") }
    set { set(newValue, "genre") }
  }
  /// The performers; nil for none.
  public var performers: [String]? {
    get { value("performers") }
    set { set(newValue, "performers") }
  }
  /// The first format; nil for none.
  public var originalFormat: String? {
    get { value("originalFormat") }
    set { set(newValue, "originalFormat") }
  }
  /// The first source; nil for none.
  public var originalSource: String? {
    get { value("originalSource") }
    set { set(newValue, "originalSource") }
  }
  /// Whether the item is on the device; nil for none.
  public var local: NSNumber? {
    get { value("local") }
    set { set(newValue, "local") }
  }
  /// Whether the content is explicit; nil for none.
  public var contentRating: NSNumber? {
    get { value("contentRating") }
    set { set(newValue, "contentRating") }
  }
  /// The address of the item; nil for none.
  public var url: URL? {
    get { value("url") }
    set { set(newValue, "url") }
  }
  /// Samples a second; nil for none.
  public var audioSampleRate: NSNumber? {
    get { value("audioSampleRate") }
    set { set(newValue, "audioSampleRate") }
  }
  /// The number of channels; nil for none.
  public var audioChannelCount: NSNumber? {
    get { value("audioChannelCount") }
    set { set(newValue, "audioChannelCount") }
  }
  /// Beats a minute; nil for none.
  public var tempo: NSNumber? {
    get { value("tempo") }
    set { set(newValue, "tempo") }
  }
  /// The key; nil for none.
  public var keySignature: String? {
    get { value("keySignature") }
    set { set(newValue, "keySignature") }
  }
  /// The time of the music; nil for none.
  public var timeSignature: String? {
    get { value("timeSignature") }
    set { set(newValue, "timeSignature") }
  }
  /// The program that wrote the sound; nil for none.
  public var audioEncodingApplication: String? {
    get { value("audioEncodingApplication") }
    set { set(newValue, "audioEncodingApplication") }
  }
  /// The composer; nil for none.
  public var composer: String? {
    get { value("composer") }
    set { set(newValue, "composer") }
  }
  /// Who wrote the words; nil for none.
  public var lyricist: String? {
    get { value("lyricist") }
    set { set(newValue, "lyricist") }
  }
  /// The album; nil for none.
  public var album: String? {
    get { value("album") }
    set { set(newValue, "album") }
  }
  /// The artist; nil for none.
  public var artist: String? {
    get { value("artist") }
    set { set(newValue, "artist") }
  }
  /// The number in the album; nil for none.
  public var audioTrackNumber: NSNumber? {
    get { value("audioTrackNumber") }
    set { set(newValue, "audioTrackNumber") }
  }
  /// When the music was recorded; nil for none.
  public var recordingDate: Date? {
    get { value("recordingDate") }
    set { set(newValue, "recordingDate") }
  }
  /// The genre of the music; nil for none.
  public var musicalGenre: String? {
    get { value("musicalGenre") }
    set { set(newValue, "musicalGenre") }
  }
  /// Whether the sequence is one of general MIDI; nil for none.
  public var generalMIDISequence: NSNumber? {
    get { value("generalMIDISequence") }
    set { set(newValue, "generalMIDISequence") }
  }
  /// The category of the instrument; nil for none.
  public var musicalInstrumentCategory: String? {
    get { value("musicalInstrumentCategory") }
    set { set(newValue, "musicalInstrumentCategory") }
  }
  /// The name of the instrument; nil for none.
  public var musicalInstrumentName: String? {
    get { value("musicalInstrumentName") }
    set { set(newValue, "musicalInstrumentName") }
  }
}
