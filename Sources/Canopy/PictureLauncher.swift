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

  static func run(_ launch: AppLaunch) -> Int32 {
    let options = PictureOptions(launch.options)
    var values = EnvironmentValues()
    values.locale = .current
    let host = HeadlessHost(usualSize: CGSize(width: 800, height: 600), values: values)
    host.scale = options.scale
    let app = launch.start(
      in: host, values: values,
      engines: RunningApp.Engines(text: PangoTextEngine.shared, images: RasterImageEngine.shared))
    app.launch()
    do {
      try FileManager.default.createDirectory(at: options.folder, withIntermediateDirectories: true)
      for (index, window) in host.windows.enumerated() { try draw(window, number: index + 1, options) }
    } catch {
      FileHandle.standardError.write(Data("The pictures can't be written: \(error.localizedDescription)\n".utf8))
      return 1
    }
    return host.windows.isEmpty ? 1 : 0
  }

  private static func draw(_ window: HeadlessWindow, number: Int, _ options: PictureOptions) throws {
    guard let shown = window.settle(), let frame = window.window.frame,
      let image = RasterImage(
        shown.list, size: window.window.geometry.size, scale: options.scale, background: frame.background)
    else { return }
    let title = window.properties.title.replacing("/", with: "-")
    let name = number == 1 ? title : "\(title) \(number)"
    let file = options.folder.appending(path: "\(name).png")
    try image.png.write(to: file)
    print(file.path)
  }
}

/// The options of the host for pictures.
private struct PictureOptions {
  private(set) var folder = URL(filePath: FileManager.default.currentDirectoryPath)
  private(set) var scale: CGFloat = 1

  init(_ arguments: [String]) {
    for (option, value) in zip(arguments, arguments.dropFirst()) {
      if option == "--output" { folder = URL(filePath: value) }
      if option == "--scale", let scale = Double(value), scale.isFinite, scale > 0 { self.scale = scale }
    }
  }
}
