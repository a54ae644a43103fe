/// The files of the page, which are part of the program.
///
/// SwiftPM embeds them as bytes. So a deployed app is a single file, without a folder of resources beside it.
enum PageFiles {
  struct File {
    let type: String
    let content: [UInt8]
  }

  /// The path that tells whether the server runs. It needs no cookie, because machines ask for it.
  static let health = "/healthz"

  /// Returns a file; nil if there is none at a path.
  static func file(at path: String) -> File? { all[path] }

  private static let all: [String: File] = [
    "/": File(type: "text/html; charset=utf-8", content: PackageResources.page_html),
    "/page.css": File(type: "text/css; charset=utf-8", content: PackageResources.page_css),
    "/page.js": script(PackageResources.page_js),
    "/canvas.js": script(PackageResources.canvas_js),
    "/connection.js": script(PackageResources.connection_js),
    "/files.js": script(PackageResources.files_js),
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

  /// The policy of the page: it may load its own files and connect to its own server, and nothing else.
  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:", "connect-src 'self'",
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")
}
