internal import CanopyScene
internal import Foundation

/// The answers to `--help` and `--version`: how a program is started in each of its hosts, and which one it is.
@MainActor
enum HostHelp {
  /// Returns a Boolean value that indicates whether a person asks for help.
  static func isWanted(_ arguments: [String]) -> Bool {
    options(in: arguments).contains { $0 == "--help" || $0 == "-h" }
  }

  /// Returns a Boolean value that indicates whether a person asks for the version.
  static func isVersionWanted(_ arguments: [String]) -> Bool {
    options(in: arguments).contains("--version")
  }

  /// Returns the arguments of a program that may be options.
  private static func options(in arguments: [String]) -> ArraySlice<String> {
    arguments.dropFirst().prefix { $0 != "--" }
  }

  /// Returns the answer to `--version`: the version of the program, if it has one, and of Canopy.
  static func version(of program: String) -> String {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    return "\(([program] + [version].compactMap { $0 }).joined(separator: " ")), with Canopy before its first version"
  }

  static func text(for program: String, _ linked: [any HostLauncher.Type]) -> String {
    let launchers = linked + [PictureLauncher.self]
    let names = launchers.map { $0.name }
    let usage = """
      Usage: \(program) [--host \(names.joined(separator: "|"))] [options…]
      Without --host, the first of these hosts that can run here shows the app. --version tells which program this is.
      """
    let parts = launchers.map { launcher in
      let lines = launcher.help.split(separator: "\n").map { "  \($0)" }
      return (["--host \(launcher.name)"] + lines).joined(separator: "\n")
    }
    return ([usage] + parts).joined(separator: "\n\n")
  }
}
