public import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
public import Foundation

/// A view that a closure draws. It takes the proposed size.
///
/// ```swift
/// Canvas { context, size in
///   context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
/// }
/// ```
///
/// The drawing consists of paths, text and images without layout or state. To draw views, pass them as `symbols` with tags, and
/// resolve them in the closure. Each can be drawn any number of times.
public struct Canvas<Symbols: View>: View {
  /// The views that the closure can draw.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the canvas is black where nothing is drawn.
  public var isOpaque: Bool
  /// The color space in which the canvas is composited.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that permits drawing the canvas asynchronously. It has no effect in Canopy.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// The drawing, and the symbols as hidden views.
  public var body: some View {
    CanvasSurface(renderer: isOpaque ? opaqueRenderer : renderer)
      .modifier(LayerModifier(layer: symbols, alignment: .center, role: .symbols))
  }

  /// The renderer on a black background.
  private var opaqueRenderer: (inout GraphicsContext, CGSize) -> Void {
    { [renderer] context, size in
      context.fillWithBlack(size)
      renderer(&context, size)
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

/// The area in which the closure draws.
struct CanvasSurface {
  let renderer: (inout GraphicsContext, CGSize) -> Void
}

@MainActor
extension CanvasSurface: View, LeafView {
  func makeLeaf() -> CanvasLeaf { CanvasLeaf(surface: self) }

  func update(_ leaf: inout CanvasLeaf) -> LeafChange {
    // Closures can't be compared, so the new one might draw something else.
    leaf.surface = self
    return .look
  }
}

struct CanvasLeaf: LeafContent {
  fileprivate var surface: CanvasSurface
  /// The sources that the closure has read.
  private let reads = DrawingReads()

  fileprivate init(surface: CanvasSurface) { self.surface = surface }

  var label: String { "canvas" }

  func sizeThatFits(_ proposal: ProposedViewSize, _: LeafMeasuring) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The closure's drawing, in the coordinates of the canvas.
  @MainActor
  func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    let drawn = reads.following(node.element) {
      var context = GraphicsContext(CanvasScene(node: node, size: frame.size, scale: drawing.scale))
      surface.renderer(&context, frame.size)
      return context.recording.items
    }
    let there = DisplayGroup.Effect.transform(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    let area = Path(frame._snapped(to: drawing.scale))
    return drawn._grouped(there, of: node.element)._grouped(.clip(area, FillStyle()), of: node.element)
  }
}
