internal import CanopyScene
internal import Foundation

/// The answer to `--help`: how a program is started in each of its hosts.
@MainActor
enum HostHelp {
  /// Returns a Boolean value that indicates whether a person asks for help.
  static func isWanted(_ arguments: [String]) -> Bool {
    arguments.dropFirst().prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  static func text(for program: String, _ linked: [any HostLauncher.Type]) -> String {
    let launchers = linked + [PictureLauncher.self]
    let names = launchers.map { $0.name }
    let usage = """
      Usage: \(program) [--host \(names.joined(separator: "|"))] [options…]
      Without --host, the first of these hosts that can run here shows the app.
      """
    let parts = launchers.map { launcher in
      let lines = launcher.help.split(separator: "\n").map { "  \($0)" }
      return (["--host \(launcher.name)"] + lines).joined(separator: "\n")
    }
    return ([usage] + parts).joined(separator: "\n\n")
  }
}
