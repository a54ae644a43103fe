internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyRaster
internal import CanopyScene
internal import CanopyStyle
internal import Foundation

extension TestScreen {
  /// A picture of what is to be seen.
  ///
  /// ```swift
  /// try screen.image(scale: 2).png.write(to: URL(filePath: "screen.png"))
  /// ```
  ///
  /// The views see the picture's scale as `displayScale` while it is taken.
  ///
  /// - Parameter scale: The number of pixels that a point has; that of the environment unless you say another.
  public func image(scale: Double? = nil) throws -> RenderedImage {
    let shown = environment
    let scale = scale ?? shown.displayScale
    let isOther = !isClosed && scale != shown.displayScale && scale.isFinite && scale > 0
    if isOther {
      environment.displayScale = scale
      update()
    }
    defer {
      if isOther {
        environment = shown
        update()
      }
    }
    let image = RasterImage(
      displayed(scale: scale), size: size, scale: scale,
      background: background(in: EnvironmentValues(seenFrom: tree.scope)))
    guard let image else { throw TestError.noPicture(size, scale) }
    return RenderedImage(image)
  }

  /// What is drawn, from behind to the front, as text: an item to a line. It is the same on every machine that sets texts
  /// alike.
  public func displayList() -> String { displayed(scale: 1).description }

  /// The color behind everything in an environment.
  ///
  /// - Parameter isInFront: A Boolean value that indicates whether it is in front of the window: in the dark it is a little
  ///   lighter there.
  private func background(in environment: EnvironmentValues, isInFront: Bool = false) -> DrawColor {
    let level = isInFront && environment.colorScheme == .dark ? 1 : 0
    return DrawColor(BackgroundStyle()._paint(at: level, in: _PaintContext(environment: environment)).color)
  }

  private func displayed(scale: Double) -> DisplayList {
    guard !isClosed else { return DisplayList() }
    let window = DisplayList.Part(id: tree.element, DisplayBuilder.list(of: LayoutNode(tree.element), scale: scale))
    let presentations = tree.presenter.presentations.map {
      DisplayList.Part(id: $0.elements.first ?? 0, list(of: $0, scale: scale))
    }
    return DisplayList(parts: [window] + presentations)
  }

  /// A presentation: it dims what it covers, and its content is on a card in its own color scheme.
  private func list(of presentation: Presentation, scale: Double) -> DisplayList {
    guard let area = presentation.area, let element = presentation.elements.first else { return [] }
    let dim = DrawColor(red: 0, green: 0, blue: 0, opacity: 0.2)
    let card = Path(roundedRect: area, cornerRadius: presentation.cornerRadius ?? 10)
    let environment = presentation.environment
    let style = presentation.backgroundStyle?._paint(at: 0, in: _PaintContext(environment: environment))
    let fill =
      style.map { DrawPaint($0, in: area, isDark: environment.colorScheme == .dark) }
      ?? .color(background(in: environment, isInFront: true))
    let content = DisplayList(
      parts: presentation.elements.map {
        DisplayList.Part(id: $0, DisplayBuilder.list(of: LayoutNode($0), scale: scale))
      })
    return [
      DisplayItem(id: element, .fill(DisplayFill(Path(CGRect(origin: .zero, size: size)), .color(dim)))),
      DisplayItem(id: element, .fill(DisplayFill(card, fill))),
      DisplayItem(id: element, .group(DisplayGroup(.clip(card, FillStyle()), content))),
    ]
  }
}
