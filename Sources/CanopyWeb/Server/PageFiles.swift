internal import CSoup

/// The files of the page, which are part of the program.
///
/// SwiftPM embeds them as bytes. A deployed app is therefore a single file, without a resource folder next to it.
enum PageFiles {
  struct File {
    let type: String
    let content: [UInt8]
    /// The compressed content, for browsers that accept it.
    let compressed: [UInt8]
    /// A text that changes with the content.
    let tag: String

    init(type: String, content: [UInt8]) {
      self.type = type
      self.content = content
      compressed = Gzip.compressed(content)
      tag = "\"\(PageFiles.checksum(of: content))\""
    }
  }

  /// The path that reports whether the server is running. It needs no cookie, because machines request it.
  static let health = "/healthz"

  /// Returns the file at a path, and whether it never changes there, or nil if there is none.
  ///
  /// The first page and its scripts refer to scripts in a folder named by a checksum of all of them. Browsers can therefore
  /// cache them forever, and a new version of the program uses new paths.
  static func file(at path: String) -> (file: File, isPermanent: Bool)? {
    if path == "/" { return (page, false) }
    let isPermanent = path.hasPrefix(versionedFolder)
    return all[isPermanent ? String(path.dropFirst(versionedFolder.count - 1)) : path].map { ($0, isPermanent) }
  }

  /// The first page, with links into the folder for this version.
  private static let page: File = {
    let text = String(decoding: PackageResources.page_html, as: UTF8.self)
    return File(
      type: "text/html; charset=utf-8", content: Array(text.replacing("=\"/", with: "=\"\(versionedFolder)").utf8))
  }()

  private static let versionedFolder: String = {
    let contents = all.sorted { $0.key < $1.key }.flatMap { $0.key.utf8 + $0.value.content }
    return "/\(checksum(of: contents))/"
  }()

  private static func checksum(of content: [UInt8]) -> String {
    guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, content, gsize(content.count)) else {
      preconditionFailure("GLib always knows SHA-256.")
    }
    defer { g_free(text) }
    return String(String(cString: text).prefix(16))
  }

  private static let all: [String: File] = [
    "/page.css": File(type: "text/css; charset=utf-8", content: PackageResources.page_css),
    "/page.js": script(PackageResources.page_js),
    "/canvas.js": script(PackageResources.canvas_js),
    "/connection.js": script(PackageResources.connection_js),
    "/files.js": script(PackageResources.files_js),
    "/focus.js": script(PackageResources.focus_js),
    "/keyboard.js": script(PackageResources.keyboard_js),
    "/menus.js": script(PackageResources.menus_js),
    "/notices.js": script(PackageResources.notices_js),
    "/pointer.js": script(PackageResources.pointer_js),
    "/settings.js": script(PackageResources.settings_js),
    "/tree.js": script(PackageResources.tree_js),
    "/icon.svg": File(type: "image/svg+xml", content: PackageResources.icon_svg),
  ]

  private static func script(_ content: [UInt8]) -> File {
    File(type: "text/javascript; charset=utf-8", content: content)
  }

  /// The content security policy: the page may load its own files and connect to its own server, and nothing else.
  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:", "connect-src 'self'",
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")
}
