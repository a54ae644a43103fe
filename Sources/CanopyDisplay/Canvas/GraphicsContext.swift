public import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle
public import Foundation

/// A context for drawing in code. A copy draws into the same canvas, but changes to its state don't affect the original.
///
/// ```swift
/// Canvas { context, size in
///   var faint = context
///   faint.opacity = 0.2
///   faint.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
///   context.draw(Text("In front"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
public struct GraphicsContext {
  /// The recorded drawing, in the coordinates of the view.
  final class Recording {
    var items: [DisplayItem] = []
  }

  let recording: Recording
  let surface: CanvasScene
  /// The effects on subsequent drawing, innermost first.
  private var clips: [DisplayGroup.Effect] = []
  private var filters: [Filter] = []
  private var seen: CGRect

  /// The opacity of subsequent drawing, from 0 to 1.
  public var opacity: Double = 1
  /// The blend mode of subsequent drawing.
  public var blendMode = BlendMode.normal
  /// The transform from the closure's coordinates to the view's.
  public var transform = CGAffineTransform.identity

  init(_ surface: CanvasScene) {
    self.surface = surface
    recording = Recording()
    seen = CGRect(origin: .zero, size: surface.size)
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { surface.environment.captured }

  // MARK: Coordinates

  /// Scales subsequent drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves subsequent drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Rotates subsequent drawing around the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Applies a transform to subsequent drawing, before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips

  /// Options for which side of a clip is visible.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The inside of the clip is hidden.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounding rectangle of the visible area.
  public var clipBoundingRect: CGRect { seen.applying(transform.inverted()) }

  /// Clips subsequent drawing to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    report(path.flaws)
    var path = path.applying(transform)
    var style = style
    if options.contains(.inverse) {
      path.addRect(CGRect(origin: .zero, size: surface.size).insetBy(dx: -1e5, dy: -1e5))
      style.isEOFilled = true
    } else {
      seen = seen.intersection(path.boundingRect)
    }
    clips.append(.clip(path, style))
  }

  /// Clips subsequent drawing to the opacity of the layer that `content` draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = blank()
    try content(&layer)
    var mask = layer.recording.items
    if opacity != 1 { mask = mask._grouped(.layer(opacity: opacity), of: surface.id) }
    if options.contains(.inverse) {
      let all = Path(CGRect(origin: .zero, size: surface.size).insetBy(dx: -1e4, dy: -1e4))
      let black = DisplayItem(id: surface.id, .fill(DisplayFill(all, .color(DrawColor(red: 0, green: 0, blue: 0)))))
      mask = ([black] + mask._grouped(.blend(.destinationOut), of: surface.id))._grouped(
        .layer(opacity: 1), of: surface.id)
    }
    clips.append(.mask(DisplayList(mask)))
  }

  // MARK: Layers and filters

  /// Draws the content of a closure as one layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = blank()
    try content(&layer)
    emit(layer.recording.items._grouped(.layer(opacity: 1), of: surface.id), isInView: true)
  }

  /// Fills the entire area with black.
  func fillWithBlack(_ size: CGSize) { fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }

  /// Adds a filter to subsequent drawing.
  public mutating func addFilter(_ filter: Filter, options _: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  /// Returns a context at the same position, without drawing or effects.
  private func blank() -> GraphicsContext {
    var context = GraphicsContext(surface)
    context.transform = transform
    return context
  }

  // MARK: Drawing

  /// Draws items in the closure's coordinates.
  ///
  /// - Parameter isInView: A Boolean value that indicates whether the items are in the view's coordinates instead.
  func emit(_ items: [DisplayItem], isInView: Bool = false) {
    var items = items
    if !isInView, !transform.isFinite { return report(.numbers) }
    if !isInView, !transform.isIdentity { items = items._grouped(.transform(transform), of: surface.id) }
    // Each filter applies to the result of the filters added after it.
    for filter in filters.reversed() { items = filter.change(items, of: surface.id, in: environment) }
    items = items._faded(to: max(0, min(1, opacity)))
    if blendMode != .normal { items = items._grouped(.blend(blendMode), of: surface.id) }
    for clip in clips.reversed() { items = items._grouped(clip, of: surface.id) }
    recording.items += items
  }

  /// Reports errors in a drawn path.
  private func report(_ flaws: Path.Flaws) {
    if flaws.isEmpty { return }
    onMainActor(with: surface.node) { $0.report(flaws, of: "Something that a renderer draws") }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    report(path.flaws)
    let area = path.boundingRect
    guard !path.isEmpty, let paint = shading.paint(in: area, surface) else { return }
    let item = DisplayItem(id: surface.id, .fill(DisplayFill(path, paint.paint, style)))
    emit([item]._applying(paint.effects))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    report(path.flaws.union(style.flaws))
    let area = path.boundingRect
    guard !path.isEmpty, let paint = shading.paint(in: area, surface) else { return }
    let item = DisplayItem(id: surface.id, .fill(DisplayFill(path, paint.paint, stroke: style)))
    emit([item]._applying(paint.effects))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The canvas that is being drawn.
struct CanvasScene {
  let node: LayoutNode
  let size: CGSize
  let scale: CGFloat

  var id: ElementIndex { node.element }
  var environment: EnvironmentValues { onMainActor(with: node) { $0.environment } }
}
