internal import CanopyCore
internal import CanopyMainLoop
internal import CanopyRaster
package import CanopyScene
internal import CanopyStyle
internal import Foundation

/// Runs apps in browser tabs.
///
/// The app serves itself at an address that it prints. Each tab at that address is a window with its own state.
package enum WebLauncher: HostLauncher {
  package static var name: String { "web" }
  package static var help: String { WebOptions.help }
  package static var obstacle: String? { nil }

  package static func run(_ launch: AppLaunch) throws -> Int32 {
    try serve(launch, WebOptions(launch.options, variables: ProcessInfo.processInfo.environment)) ? 0 : 1
  }

  /// Serves an app until it is asked to end. Returns whether all state has been saved to the disk.
  private static func serve(_ launch: AppLaunch, _ options: WebOptions) throws -> Bool {
    var values = EnvironmentValues()
    values.locale = .current
    let host = WebHost(
      options: options, values: values, storage: AppSaving.usualFile().deletingLastPathComponent())
    let app = launch.start(
      in: host, values: values,
      engines: RunningApp.Engines(text: PangoTextEngine.shared, images: RasterImageEngine.shared))
    host.app = app
    app.saving.failed = { host.log.warn($0) }
    app.showMenus()
    // This comes before anything announces the server, because it may be asked to end right away.
    MainLoop.whenAskedToEnd { MainLoop.quit() }
    let server = try WebServer(host: host, options: options)
    for warning in [options.warning, SystemFonts.warning].compactMap({ $0 }) { host.log.warn(warning) }
    try tellAddress(of: server, options, host.log)
    let manager = ServiceManager(variables: ProcessInfo.processInfo.environment)
    manager.tellReady()
    MainLoop.run()
    manager.tellStopping()
    app.saving.saveForEnd()
    host.closeAll()
    server.stop()
    return app.saving.isComplete && host.isArchiveComplete
  }

  /// Prints the address. Throws an error if that fails and the token isn't known from elsewhere.
  private static func tellAddress(of server: WebServer, _ options: WebOptions, _ log: Log) throws {
    do {
      try StandardOutput.print(
        "Open \(server.firstAddress)\(options.tokenFile.map { " with the token of \($0) at its end" } ?? "")")
    } catch {
      guard options.hasGivenToken else { throw error }
      log.warn("\(error)")
    }
  }
}
