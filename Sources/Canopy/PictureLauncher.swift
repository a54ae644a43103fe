internal import CanopyPresentation
internal import CanopyCore
internal import CanopyRaster
internal import CanopyScene
internal import CanopyStyle
internal import Foundation

/// Draws the windows with which an app starts into files.
///
/// `--host png --output pictures --scale 2`
enum PictureLauncher: HostLauncher {
  static var name: String { "png" }
  static var obstacle: String? { nil }

  static var help: String {
    """
    --output FOLDER      the folder for the pictures (the current one)
    --scale NUMBER       the number of pixels for each point (1)
    """
  }

  static func run(_ launch: AppLaunch) throws -> Int32 {
    let options = try PictureOptions(launch.options)
    var values = EnvironmentValues()
    values.locale = .current
    let host = HeadlessHost(usualSize: CGSize(width: 800, height: 600), values: values)
    host.scale = options.scale
    let app = launch.start(
      in: host, values: values,
      engines: RunningApp.Engines(text: PangoTextEngine.shared, images: RasterImageEngine.shared))
    app.launch()
    if host.windows.isEmpty { throw LaunchFailure("The app opened no window.") }
    for (index, window) in host.windows.enumerated() { try draw(window, number: index + 1, options) }
    // The pictures show everything but the texts.
    if let warning = SystemFonts.warning { throw LaunchFailure(warning) }
    return 0
  }

  private static func draw(_ window: HeadlessWindow, number: Int, _ options: PictureOptions) throws {
    guard let shown = window.settle(), let frame = window.window.frame else { return }
    let size = window.window.geometry.size
    guard let image = RasterImage(shown.list, size: size, scale: options.scale, background: frame.background) else {
      throw LaunchFailure(
        """
        A window of \(Int(size.width)) × \(Int(size.height)) points has no picture at the scale \(options.scale): it would \
        have too many pixels.
        """)
    }
    let title = window.properties.title.replacing("/", with: "-")
    let name = number == 1 ? title : "\(title) \(number)"
    let file = options.folder.appending(path: "\(name).png")
    do {
      try FileManager.default.createDirectory(at: options.folder, withIntermediateDirectories: true)
      try image.png.write(to: file)
    } catch {
      throw LaunchFailure("The picture can't be written to \(file.path): \(FileFailure(error)).")
    }
    try StandardOutput.print(file.path)
  }
}

/// The options of the host for pictures.
private struct PictureOptions {
  private(set) var folder = URL(filePath: FileManager.default.currentDirectoryPath)
  private(set) var scale: CGFloat = 1

  @MainActor
  init(_ arguments: [String]) throws {
    var options = LaunchOptions(arguments, help: PictureLauncher.help, host: PictureLauncher.name)
    while let option = try options.next() {
      let value = try options.value()
      if option == "--output" {
        folder = URL(filePath: value)
      } else if let scale = Double(value), scale.isFinite, scale > 0 {
        self.scale = scale
      } else {
        throw LaunchOptions.Mistake("--scale needs a number above 0, not “\(value)”.")
      }
    }
  }
}
