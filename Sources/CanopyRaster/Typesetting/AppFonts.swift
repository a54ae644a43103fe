internal import CPango
public import Foundation

/// Fonts that an app provides.
enum AppFonts {
  private static let kinds: Set<String> = ["ttf", "otf", "ttc"]

  /// Registers a font for the program. Returns false if the file isn't a font.
  static func add(_ file: URL) -> Bool { FcConfigAppFontAddFile(nil, file.path) != 0 }

  /// Registers the fonts in the resource folders of the program, and in their subfolders named `Fonts`.
  static func addResources() {
    for folder in folders {
      let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for file in files where kinds.contains(file.pathExtension.lowercased()) && !add(file) {
        FileHandle.standardError.write(Data("\(file.path) is no font that can be read.\n".utf8))
      }
    }
  }

  /// The resource folders. On Linux, the resources of each target are in a folder beside the program.
  private static var folders: [URL] {
    guard let main = Bundle.main.resourceURL else { return [] }
    let beside = (try? FileManager.default.contentsOfDirectory(at: main, includingPropertiesForKeys: nil)) ?? []
    let all = [main] + beside.filter { $0.pathExtension == "resources" }
    return all + all.map { $0.appending(path: "Fonts") }
  }
}

/// The scope in which a font is registered.
public enum CTFontManagerScope: Sendable {
  /// The font isn't registered for any process.
  case none
  /// The font is registered for the program.
  case process
  /// The font is registered for the program. On Linux, it can't be made available to other programs.
  case persistent
  /// The font is registered for the program. On Linux, it can't be made available to other programs.
  case session
}

/// Registers the fonts in a file for `Font.custom(_:size:)`. Returns true if the file contains any fonts.
///
/// Fonts among the resources of the program, or in a folder named `Fonts` there, are available without calling this
/// function.
@MainActor
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
  guard scope != .none, AppFonts.add(fontURL) else { return false }
  PangoTextEngine.shared.fontsChanged()
  return true
}
