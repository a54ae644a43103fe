internal import CanopyScene
internal import Foundation

/// The answers to `--help` and `--version`: how a program is started in each of its hosts, and which one it is.
@MainActor
enum HostHelp {
  /// Returns the answer to `--version`: the version of the program, if it has one, and of Canopy.
  static func version(of program: String) -> String {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    return "\(([program] + [version].compactMap { $0 }).joined(separator: " ")), with Canopy before its first version"
  }

  static func text(for program: String, _ launchers: [any HostLauncher.Type]) -> String {
    let names = launchers.map { $0.name }.joined(separator: "|")
    let usage = "Usage: \(program) [--host \(names)] [options…]\n\(indented(ProgramArguments.help))"
    let parts = launchers.map { "--host \($0.name)\n\(indented($0.help))" }
    return ([usage] + parts).joined(separator: "\n\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}
