internal import CanopyMainLoop
package import CanopyScene
internal import CSoup

/// Runs apps in tabs of browsers.
package enum WebLauncher: HostLauncher {
  package static var name: String { "web" }
  package static var obstacle: String? { nil }
  package static func run(_ launch: AppLaunch) -> Int32 { 1 }
}
