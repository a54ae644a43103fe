/// The facts about a type of data that the system knows.
struct KnownType: Sendable {
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]
  let description: String

  /// The types by their identifiers.
  static let all: [String: KnownType] = {
    var all: [String: KnownType] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5 else { preconditionFailure("A type has five fields: \(line)") }
      func list(_ field: Int) -> [String] { fields[field].split(separator: ",").map(String.init) }
      all[fields[0]] = KnownType(parents: list(1), extensions: list(2), mimeTypes: list(3), description: fields[4])
    }
    return all
  }()

  /// Returns the identifier of the type of files with an extension; nil if none is known.
  static func identifier(ofExtension name: String) -> String? { byExtension[name] }

  private static let byExtension: [String: String] = {
    var found: [String: String] = [:]
    for (identifier, type) in all { for name in type.extensions { found[name] = identifier } }
    return found
  }()

  /// The types, one a line: its identifier, the types it conforms to, extensions, MIME types, and a description.
  private static let table = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||composite content
    public.disk-image|public.archive|dmg||disk image
    public.data|public.item|||data
    public.directory|public.item|||directory
    public.folder|public.directory|||folder
    com.apple.resolvable||||resolvable
    public.symlink|public.item,com.apple.resolvable|||symbolic link
    com.apple.mount-point|public.item,com.apple.resolvable|||mount point
    public.volume|public.folder|||volume
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|||bundle
    com.apple.framework|com.apple.bundle|framework||framework
    com.apple.application|public.item|||application
    com.apple.application-bundle|com.apple.application,com.apple.bundle,com.apple.package|app||application
    public.executable|public.data|||executable
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    com.apple.bookmark|public.data|||bookmark
    public.text|public.data,public.content|||text
    public.plain-text|public.text|txt,text|text/plain|plain text
    public.utf8-plain-text|public.plain-text|||Unicode text
    public.utf16-plain-text|public.plain-text|||Unicode text
    public.utf16-external-plain-text|public.plain-text|||Unicode text
    public.utf8-tab-separated-values-text|public.delimited-values-text,public.utf8-plain-text|||tab-separated values
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv,text/comma-separated-values|comma-separated values
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
    public.rtf|public.text|rtf|text/rtf,application/rtf|rich text
    com.apple.rtfd|com.apple.package,public.composite-content|rtfd||rich text with attachments
    com.apple.flat-rtfd|public.data,public.composite-content|||rich text with attachments
    public.html|public.text|html,htm|text/html|HTML text
    public.xml|public.text|xml|application/xml,text/xml|XML text
    public.yaml|public.text|yaml,yml|application/x-yaml|YAML text
    public.json|public.text|json|application/json|JSON text
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|com.apple.property-list,public.xml|||XML property list
    com.apple.binary-property-list|com.apple.property-list|||binary property list
    public.source-code|public.plain-text|||source code
    public.assembly-source|public.source-code|s,asm||assembly source code
    public.c-source|public.source-code|c||C source code
    public.objective-c-source|public.source-code|m||Objective-C source code
    public.swift-source|public.source-code|swift||Swift source code
    public.c-plus-plus-source|public.source-code|cpp,cp,cc,cxx||C++ source code
    public.objective-c-plus-plus-source|public.source-code|mm||Objective-C++ source code
    public.c-header|public.source-code|h||C header
    public.c-plus-plus-header|public.source-code|hpp,hh||C++ header
    public.script|public.source-code|||script
    com.apple.applescript.text|public.script|applescript||AppleScript text
    com.netscape.javascript-source|public.source-code|js,mjs|text/javascript|JavaScript
    public.shell-script|public.script|sh,command||shell script
    public.perl-script|public.shell-script|pl,pm||Perl script
    public.python-script|public.shell-script|py||Python script
    public.ruby-script|public.shell-script|rb||Ruby script
    public.php-script|public.shell-script|php||PHP script
    public.make-source|public.script|||makefile
    public.image|public.data,public.content|||image
    public.jpeg|public.image|jpeg,jpg|image/jpeg|JPEG image
    public.tiff|public.image|tiff,tif|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.png|public.image|png|image/png|PNG image
    com.apple.icns|public.image|icns||Apple icon image
    com.microsoft.bmp|public.image|bmp|image/bmp|BMP image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|Windows icon image
    public.camera-raw-image|public.image|||raw image
    public.svg-image|public.image,public.xml|svg|image/svg+xml|SVG image
    com.apple.live-photo||||live photo
    public.heif|public.heif-standard|heif|image/heif|HEIF image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description|public.3d-content,public.data|usd||Universal Scene Description
    com.pixar.universal-scene-description-mobile|com.pixar.universal-scene-description|usdz|model/vnd.usdz+zip|Universal Scene Description package
    com.apple.reality|public.data|reality||Reality file
    com.apple.scenekit.scene|public.3d-content,public.data|scn||scene
    com.apple.arobject|public.data|arobject||AR reference object
    public.audiovisual-content|public.data,public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov,qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg,mpeg|video/mpeg|MPEG movie
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts||MPEG-2 transport stream
    public.mp3|public.audio|mp3|audio/mpeg|MP3 audio
    public.mpeg-4|public.movie|mp4|video/mp4|MPEG-4 movie
    public.mpeg-4-audio|public.mpeg-4,public.audio|mp4a|audio/mp4|MPEG-4 audio
    com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio
    com.apple.protected-mpeg-4-video|com.apple.m4v-video|||protected MPEG-4 video
    public.avi|public.movie|avi|video/avi|AVI movie
    public.aiff-audio|public.audio|aiff,aif|audio/aiff|AIFF audio
    com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave,audio/wav|waveform audio
    public.midi-audio|public.audio|midi,mid|audio/midi|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|public.text,public.playlist|m3u,m3u8|audio/mpegurl|M3U playlist
    public.archive|public.data|||archive
    org.gnu.gnu-zip-archive|public.data,public.archive|gz|application/x-gzip|GZip archive
    public.bzip2-archive|public.data,public.archive|bz2|application/x-bzip2|bzip2 archive
    public.zip-archive|public.data,com.pkware.zip-archive|zip|application/zip|ZIP archive
    com.apple.archive|public.data,public.archive|aar||Apple archive
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database|public.content|||database
    public.message|public.data|||message
    public.contact|public.data|||contact
    public.vcard|public.text,public.contact|vcf,vcard|text/vcard|vCard
    public.to-do-item|public.data|||to-do item
    public.calendar-event|public.data|||calendar event
    public.email-message|public.message|eml|message/rfc822|email message
    com.apple.internet-location|public.data|||internet location
    com.microsoft.internet-shortcut|public.data|url||internet shortcut
    public.font|public.data|||font
    public.bookmark|public.data|||bookmark
    com.rsa.pkcs-12|public.data|p12,pfx|application/x-pkcs12|PKCS#12 data
    public.x509-certificate|public.data|cer,crt|application/x-x509-ca-cert|X.509 certificate
    org.idpf.epub-container|public.data,public.composite-content|epub|application/epub+zip|EPUB
    public.log|public.data|log||log
    com.adobe.pdf|public.data,public.composite-content|pdf|application/pdf|PDF document
    com.microsoft.windows-executable|public.executable|exe|application/x-msdownload|Windows executable
    public.unix-executable|public.executable|||Unix executable
    com.apple.alias-file|public.data,com.apple.resolvable|||alias
    com.pkware.zip-archive|public.archive|||ZIP archive
    public.heif-standard|public.image|||HEIF image
    com.apple.m4v-video|public.movie|m4v|video/x-m4v|MPEG-4 movie
    com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a|MPEG-4 audio
    net.daringfireball.markdown|public.plain-text|md,markdown|text/markdown|Markdown text
    public.truetype-ttf-font|public.font|ttf|font/ttf|TrueType font
    public.opentype-font|public.font|otf|font/otf|OpenType font
    """
}
