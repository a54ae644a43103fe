public import Foundation

#if !canImport(Darwin)
  // The directories of the user that Foundation provides only on Apple's systems. Declarations of Foundation take precedence.
  extension URL {
    /// The user's documents.
    @_disfavoredOverload
    public static var documentsDirectory: URL { _userPlace(.documentDirectory, orInHome: "Documents") }

    /// The cache files of the user's programs.
    @_disfavoredOverload
    public static var cachesDirectory: URL { _userPlace(.cachesDirectory, orInHome: ".cache") }

    /// The support files of the user's programs.
    @_disfavoredOverload
    public static var applicationSupportDirectory: URL {
      _userPlace(.applicationSupportDirectory, orInHome: ".local/share")
    }

    /// The user's downloaded files.
    @_disfavoredOverload
    public static var downloadsDirectory: URL { _userPlace(.downloadsDirectory, orInHome: "Downloads") }

    /// The user's desktop.
    @_disfavoredOverload
    public static var desktopDirectory: URL { _userPlace(.desktopDirectory, orInHome: "Desktop") }

    /// The user's pictures.
    @_disfavoredOverload
    public static var picturesDirectory: URL { _userPlace(.picturesDirectory, orInHome: "Pictures") }

    /// The user's movies.
    @_disfavoredOverload
    public static var moviesDirectory: URL { _userPlace(.moviesDirectory, orInHome: "Videos") }

    /// The user's music.
    @_disfavoredOverload
    public static var musicDirectory: URL { _userPlace(.musicDirectory, orInHome: "Music") }

    /// The files that the user shares with others.
    @_disfavoredOverload
    public static var sharedPublicDirectory: URL { _userPlace(.sharedPublicDirectory, orInHome: "Public") }

    /// The user's trash.
    @_disfavoredOverload
    public static var trashDirectory: URL { _userPlace(.trashDirectory, orInHome: ".local/share/Trash/files") }

    /// Returns the location of a directory from Foundation, or the usual one in the home directory.
    private static func _userPlace(_ directory: FileManager.SearchPathDirectory, orInHome path: String) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first
        ?? homeDirectory.appending(path: path, directoryHint: .isDirectory)
    }
  }
#endif
