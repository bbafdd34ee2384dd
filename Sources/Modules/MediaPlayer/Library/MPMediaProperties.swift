import Foundation

/// The key of the identifier in the library.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of the kind of media.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the title of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the identifier of the album.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the identifier of the artist.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// The key of the artist of the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of the identifier of the artist of the album.
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"
/// The key of the genre.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the identifier of the genre.
public let MPMediaItemPropertyGenrePersistentID = "genrePID"
/// The key of the composer.
public let MPMediaItemPropertyComposer = "composer"
/// The key of the identifier of the composer.
public let MPMediaItemPropertyComposerPersistentID = "composerPID"
/// The key of the duration, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the number in the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The key of how many are in the album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The key of the number of the disc.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// The key of how many discs there are.
public let MPMediaItemPropertyDiscCount = "discCount"
/// The key of the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of whether the words are explicit.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// The key of the words.
public let MPMediaItemPropertyLyrics = "lyrics"
/// The key of whether the album has several artists.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// The key of when it came out.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The key of how many beats a minute has.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// The key of what the user has noted.
public let MPMediaItemPropertyComments = "comments"
/// The key of the address of the file.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The key of whether it is not on the device.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// The key of whether it is protected.
public let MPMediaItemPropertyHasProtectedAsset = "protectedAsset"
/// The key of the title of the podcast.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// The key of the identifier of the podcast.
public let MPMediaItemPropertyPodcastPersistentID = "podcastPID"
/// The key of how often it was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The key of how often it was skipped.
public let MPMediaItemPropertySkipCount = "skipCount"
/// The key of the user's rating, from 0 to 5.
public let MPMediaItemPropertyRating = "rating"
/// The key of when it was played last.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// The key of the user's group.
public let MPMediaItemPropertyUserGrouping = "userGrouping"
/// The key of where playing goes on, in seconds.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// The key of when it came into the library.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// The key of the identifier in the store.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
/// The key of whether it has not come out.
public let MPMediaItemPropertyIsPreorder = "isPreorder"
/// The key of the identifier of a playlist.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
/// The key of the name of a playlist.
public let MPMediaPlaylistPropertyName = "name"
/// The key of the properties of a playlist.
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
/// The key of what a playlist was made of.
public let MPMediaPlaylistPropertySeedItems = "seedItems"
/// The key of the description of a playlist.
public let MPMediaPlaylistPropertyDescriptionText = "descriptionInfo"
/// The key of the name of who has made a playlist.
public let MPMediaPlaylistPropertyAuthorDisplayName = "cloudAuthorDisplayName"
