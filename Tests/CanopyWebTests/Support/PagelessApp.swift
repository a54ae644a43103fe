import CanopyRaster
import CanopyScene
import Foundation
import SwiftUI

@testable import CanopyWeb

/// An app of one window without pages.
@MainActor
final class PagelessApp {
  private struct Sample: App {
    var body: some Scene { WindowGroup("Sample") { Text("Content") } }
  }

  let host: WebHost
  let app: RunningApp

  init(_ options: WebOptions) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    host = WebHost(options: options, values: EnvironmentValues(), storage: folder)
    app = AppLaunch(Sample.self, options: []).start(
      in: host, values: EnvironmentValues(),
      engines: RunningApp.Engines(text: PangoTextEngine.shared, images: RasterImageEngine.shared))
    host.app = app
  }
}
