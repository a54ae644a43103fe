public import CanopyScene
internal import Foundation

extension App {
  /// Starts the app. `@main` calls it.
  ///
  /// The app opens in windows where there is a display, and in a browser where there is none. `--host` chooses otherwise, or the
  /// variable `CANOPY_HOST` in the environment of the program.
  @MainActor
  public static func main() {
    do {
      exit(try AppStart.run(Self.self))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(error is LaunchOptions.Mistake ? LaunchOptions.Mistake.status : 1)
    }
  }
}

@MainActor
private enum AppStart {
  /// Does what the arguments of the program ask for. Returns its exit status.
  static func run<A: App>(_ app: A.Type) throws -> Int32 {
    let process = ProcessInfo.processInfo
    let asked = ProgramArguments.host(in: CommandLine.arguments) ?? process.environment["CANOPY_HOST"]
    let linked = LinkedHosts.all + LinkedHosts.outside(named: asked)
    let launchers = linked + [PictureLauncher.self]
    let arguments = try ProgramArguments(CommandLine.arguments, launchers)
    if arguments.asksForHelp {
      try StandardOutput.print(HostHelp.text(for: process.processName, launchers))
      return 0
    }
    if arguments.asksForVersion {
      try StandardOutput.print(HostHelp.version(of: process.processName))
      return 0
    }
    let launcher = try HostChoice.choose(asked, among: linked)
    return try launcher.run(
      AppLaunch(app, options: arguments.hostOptions, operands: arguments.operands, idiom: arguments.idiom))
  }
}
