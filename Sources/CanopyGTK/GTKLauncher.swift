internal import CGTK
internal import CanopyMainLoop
internal import CanopyRaster
package import CanopyScene
internal import Foundation

/// Runs apps in GTK 4 windows.
package enum GTKLauncher: HostLauncher {
  package static var name: String { "gtk" }

  package static var help: String {
    "FILE or URL…         opens documents and URLs in the app"
  }

  package static var obstacle: String? {
    // Desktops identify the program's windows by this name, and assistive technologies identify the program by the other one.
    if g_get_prgname() == nil { g_set_prgname(AppIdentity.identifier) }
    if g_get_application_name() == nil { g_set_application_name(ProcessInfo.processInfo.processName) }
    return gtk_init_check() == 0 ? "There is no display that GTK can open: DISPLAY and WAYLAND_DISPLAY name none." : nil
  }

  package static func run(_ launch: AppLaunch) throws -> Int32 {
    // There are no options, so this only detects mistakes.
    var options = LaunchOptions(launch.options, help: help, host: name)
    while try options.next() != nil {}
    AppIdentity.setIcon()
    let host = GTKHost()
    MainLoop.whenAskedToEnd { [weak host] in
      host?.app?.saving.saveForEnd()
      host?.closeAll()
    }
    host.closeWithDisplay()
    let app = launch.start(
      in: host, values: host.values,
      engines: RunningApp.Engines(text: PangoTextEngine.shared, images: RasterImageEngine.shared))
    host.app = app
    app.saving.file = AppSaving.usualFile()
    app.saving.failed = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    if let warning = SystemFonts.warning { FileHandle.standardError.write(Data("\(warning)\n".utf8)) }
    app.launch(restoring: app.saving.load(), opening: launch.urls)
    if app.windows.isEmpty { throw LaunchFailure("The app opened no window.") }
    MainLoop.run()
    app.saving.save()
    return app.saving.isComplete ? 0 : 1
  }
}
