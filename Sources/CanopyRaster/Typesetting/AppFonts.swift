internal import CPango
public import Foundation

/// Fonts that an app brings along.
enum AppFonts {
  private static let kinds: Set<String> = ["ttf", "otf", "ttc"]

  /// Registers a font for the program. Returns false if the file isn't a font.
  static func add(_ file: URL) -> Bool { FcConfigAppFontAddFile(nil, file.path) != 0 }

  /// Makes those known that are among the resources of the program: in their folder, and in one called `Fonts` in it.
  static func addResources() {
    for folder in folders {
      let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for file in files where kinds.contains(file.pathExtension.lowercased()) && !add(file) {
        FileHandle.standardError.write(Data("\(file.path) is no font that can be read.\n".utf8))
      }
    }
  }

  /// On Linux the resources of each target are in a folder beside the program.
  private static var folders: [URL] {
    guard let main = Bundle.main.resourceURL else { return [] }
    let beside = (try? FileManager.default.contentsOfDirectory(at: main, includingPropertiesForKeys: nil)) ?? []
    let all = [main] + beside.filter { $0.pathExtension == "resources" }
    return all + all.map { $0.appending(path: "Fonts") }
  }
}

/// The scope in which a font is registered.
public enum CTFontManagerScope: Sendable {
  /// Registered for no process.
  case none
  /// For the program.
  case process
  /// For the program: on Linux it cannot be made known to others.
  case persistent
  /// For the program: on Linux it cannot be made known to others.
  case session
}

/// Registers the fonts of a file for `Font.custom(_:size:)`. Returns true if the file contains any.
///
/// Fonts among the resources of the program, or in a folder `Fonts` there, are known without this.
@MainActor
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
  guard scope != .none, AppFonts.add(fontURL) else { return false }
  PangoTextEngine.shared.fontsChanged()
  return true
}
