extension UTType {
  /// Anything that can be stored or exchanged.
  public static var item: UTType { UTType(known: "public.item") }
  /// Anything that people see as a document or its content.
  public static var content: UTType { UTType(known: "public.content") }
  /// The type for composite content.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// The type for disk image.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// Data as a sequence of bytes.
  public static var data: UTType { UTType(known: "public.data") }
  /// The type for directory.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// The type for folder.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// The type for resolvable.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// The type for symbolic link.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// The type for mount point.
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// The type for volume.
  public static var volume: UTType { UTType(known: "public.volume") }
  /// The type for package.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// The type for bundle.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// The type for framework.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// The type for application.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// The type for application.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// The type for executable.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// The type for URL.
  public static var url: UTType { UTType(known: "public.url") }
  /// The type for file URL.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// The type for bookmark.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// The type for text.
  public static var text: UTType { UTType(known: "public.text") }
  /// The type for plain text.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// The type for Unicode text.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// The type for Unicode text.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// The type for Unicode text.
  public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
  /// The type for tab-separated values.
  public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
  /// The type for delimited text.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// The type for comma-separated values.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// The type for tab-separated values.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// The type for rich text.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// The type for rich text with attachments.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// The type for rich text with attachments.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// The type for HTML text.
  public static var html: UTType { UTType(known: "public.html") }
  /// The type for XML text.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// The type for YAML text.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// The type for JSON text.
  public static var json: UTType { UTType(known: "public.json") }
  /// The type for property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// The type for XML property list.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// The type for binary property list.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// The type for source code.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// The type for assembly source code.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// The type for C source code.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// The type for Objective-C source code.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// The type for Swift source code.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// The type for C++ source code.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// The type for Objective-C++ source code.
  public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
  /// The type for C header.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// The type for C++ header.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// The type for script.
  public static var script: UTType { UTType(known: "public.script") }
  /// The type for AppleScript text.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// The type for JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// The type for shell script.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// The type for Perl script.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// The type for Python script.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// The type for Ruby script.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// The type for PHP script.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// The type for makefile.
  public static var makefile: UTType { UTType(known: "public.make-source") }
  /// The type for image.
  public static var image: UTType { UTType(known: "public.image") }
  /// The type for JPEG image.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// The type for TIFF image.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// The type for GIF image.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// The type for PNG image.
  public static var png: UTType { UTType(known: "public.png") }
  /// The type for Apple icon image.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// The type for BMP image.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// The type for Windows icon image.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// The type for raw image.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// The type for SVG image.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// The type for live photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// The type for HEIF image.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// The type for HEIC image.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// The type for WebP image.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// The type for 3D content.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// The type for Universal Scene Description.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// The type for Universal Scene Description package.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// The type for Reality file.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// The type for scene.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// The type for AR reference object.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// The type for audiovisual content.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// The type for movie.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// The type for video.
  public static var video: UTType { UTType(known: "public.video") }
  /// The type for audio.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// The type for QuickTime movie.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// The type for MPEG movie.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// The type for MPEG-2 video.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// The type for MPEG-2 transport stream.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// The type for MP3 audio.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// The type for MPEG-4 movie.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// The type for MPEG-4 audio.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// The type for protected MPEG-4 audio.
  public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
  /// The type for protected MPEG-4 video.
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
  /// The type for AVI movie.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// The type for AIFF audio.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// The type for waveform audio.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// The type for MIDI audio.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// The type for playlist.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// The type for M3U playlist.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// The type for archive.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// The type for GZip archive.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// The type for bzip2 archive.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// The type for ZIP archive.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// The type for Apple archive.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
  /// The type for spreadsheet.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// The type for presentation.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// The type for database.
  public static var database: UTType { UTType(known: "public.database") }
  /// The type for message.
  public static var message: UTType { UTType(known: "public.message") }
  /// The type for contact.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// The type for vCard.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// The type for to-do item.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// The type for calendar event.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// The type for email message.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// The type for internet location.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// The type for internet shortcut.
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// The type for font.
  public static var font: UTType { UTType(known: "public.font") }
  /// The type for bookmark.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// The type for PKCS#12 data.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// The type for X.509 certificate.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// The type for EPUB.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// The type for log.
  public static var log: UTType { UTType(known: "public.log") }
  /// The type for PDF document.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// The type for Windows executable.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// The type for Unix executable.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// The type for alias.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
}
