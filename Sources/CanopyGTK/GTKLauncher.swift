internal import CanopyMainLoop
package import CanopyScene
internal import CGTK

/// Runs apps in windows of GTK 4.
package enum GTKLauncher: HostLauncher {
  package static var name: String { "gtk" }

  package static var obstacle: String? {
    gtk_init_check() == 0 ? "There is no display that GTK can open: DISPLAY and WAYLAND_DISPLAY name none." : nil
  }

  package static func run(_ launch: AppLaunch) -> Int32 { 1 }
}
