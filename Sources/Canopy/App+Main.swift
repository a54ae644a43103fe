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
    let choice = HostChoice.choose(
      arguments: arguments, variables: ProcessInfo.processInfo.environment, among: LinkedHosts.all)
    let status: Int32
    switch choice {
    case .host(let launcher, let options): status = launcher.run(AppLaunch(Self.self, options: options))
    case .none(let reason):
      FileHandle.standardError.write(Data("\(reason)\n".utf8))
      status = 1
    }
    exit(status)
  }
}
