public import CanopyScene
internal import Foundation

extension App {
  /// Starts the app. `@main` calls it.
  ///
  /// The app opens in windows where there is a display, and in a browser where there is none. `--host` chooses otherwise, or the
  /// variable `CANOPY_HOST` in the environment of the program.
  @MainActor
  public static func main() {
    let arguments = CommandLine.arguments
    if HostHelp.isWanted(arguments) {
      print(HostHelp.text(for: ProcessInfo.processInfo.processName, LinkedHosts.all))
      exit(0)
    }
    if HostHelp.isVersionWanted(arguments) {
      print(HostHelp.version(of: ProcessInfo.processInfo.processName))
      exit(0)
    }
    do {
      let choice = try HostChoice.choose(
        arguments: arguments, variables: ProcessInfo.processInfo.environment, among: LinkedHosts.all)
      exit(try choice.launcher.run(AppLaunch(Self.self, options: choice.options)))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(error is LaunchOptions.Mistake ? LaunchOptions.Mistake.status : 1)
    }
  }
}
