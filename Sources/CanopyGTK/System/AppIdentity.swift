internal import CGTK
internal import Foundation

/// The identifier and the icon with which desktops identify a program.
///
/// The identifier is the name of the program's desktop file, and of its icon in the icon theme. On X11, it is the `WM_CLASS` of
/// windows; on Wayland, it is their `app_id`.
enum AppIdentity {
  /// The program's identifier: `CFBundleIdentifier` in an `Info.plist` next to the program, or the program's name.
  static var identifier: String {
    identifier(inBundle: Bundle.main.bundleIdentifier, program: ProcessInfo.processInfo.processName)
  }

  /// Returns a program's identifier, with hyphens in place of characters that desktop file names can't contain.
  static func identifier(inBundle declared: String?, program: String) -> String {
    let name = declared.flatMap { $0.isEmpty ? nil : $0 } ?? program
    let parts = name.split(separator: ".").map { part in
      let safe = String(part.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) ? $0 : "-" })
      return safe.first?.isNumber == true ? "_" + safe : safe
    }
    return parts.isEmpty ? "App" : parts.joined(separator: ".")
  }

  /// Sets the icon of the program's windows, once there is a display. It comes from the icon theme, or from the program's
  /// resources.
  @MainActor
  static func setIcon() {
    guard let display = gdk_display_get_default(), let theme = gtk_icon_theme_get_for_display(display) else { return }
    let id = identifier
    if gtk_icon_theme_has_icon(theme, id) != 0 {
      gtk_window_set_default_icon_name(id)
    } else if let file = icon(among: resourceFolders) {
      gtk_icon_theme_add_search_path(theme, file.deletingLastPathComponent().path)
      gtk_window_set_default_icon_name(file.deletingPathExtension().lastPathComponent)
    }
  }

  /// Returns the app icon from the first folder that contains one: `AppIcon.svg` or `AppIcon.png`, or the largest file of
  /// `AppIcon` in an asset catalog.
  static func icon(among folders: [URL]) -> URL? {
    for folder in folders {
      let files = contents(of: folder)
      let own = ["AppIcon.svg", "AppIcon.png"].compactMap { name in files.first { $0.lastPathComponent == name } }
      if let file = own.first { return file }
      let catalogs = files.filter { $0.pathExtension == "xcassets" }
      let icons = catalogs.flatMap { contents(of: $0.appending(path: "AppIcon.appiconset")) }
        .filter { $0.pathExtension == "png" }
      if let largest = icons.max(by: { size(of: $0) < size(of: $1) }) { return largest }
    }
    return nil
  }

  private static func contents(of folder: URL) -> [URL] {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private static func size(of file: URL) -> Int {
    (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
  }

  /// The folder of the program, and the adjacent folders with the resources of its targets.
  private static var resourceFolders: [URL] {
    guard let main = Bundle.main.resourceURL else { return [] }
    return [main] + contents(of: main).filter { $0.pathExtension == "resources" }
  }
}
