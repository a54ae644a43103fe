public import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
public import Foundation

/// A view that code draws: as large as it is offered.
///
/// ```swift
/// Canvas { context, size in
///   context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
/// }
/// ```
///
/// What is drawn are no views: it has no layout and no state of its own. Views that are to be drawn, many times perhaps,
/// are `symbols`; the code asks for them by their tag.
public struct Canvas<Symbols: View>: View {
  /// Views that can be drawn.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether black shows where nothing is drawn.
  public var isOpaque: Bool
  /// The color space in which the canvas is composited.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that allows the canvas to be drawn later than the views around it. It never is.
  public var rendersAsynchronously: Bool

  /// A view that `renderer` draws, with views that it may draw.
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

  /// The drawing, with the symbols as hidden views.
  public var body: some View {
    CanvasSurface(renderer: isOpaque ? opaqueRenderer : renderer)
      .modifier(LayerModifier(layer: symbols, alignment: .center, role: .symbols))
  }

  /// The renderer on black, which shows where it draws nothing.
  private var opaqueRenderer: (inout GraphicsContext, CGSize) -> Void {
    { [renderer] context, size in
      context.fillWithBlack(size)
      renderer(&context, size)
    }
  }
}

extension Canvas: ViewWithOwnBody {}

extension Canvas where Symbols == EmptyView {
  /// A view that `renderer` draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

/// The area that code draws.
struct CanvasSurface {
  let renderer: (inout GraphicsContext, CGSize) -> Void
}

@MainActor
extension CanvasSurface: View, LeafView {
  func makeLeaf() -> CanvasLeaf { CanvasLeaf(surface: self) }

  func update(_ leaf: inout CanvasLeaf) -> LeafChange {
    // Code is never the same as other code: it may draw something else.
    leaf.surface = self
    return .look
  }
}

struct CanvasLeaf: LeafContent {
  fileprivate var surface: CanvasSurface
  /// The sources that the closure reads.
  private let reads = DrawingReads()

  fileprivate init(surface: CanvasSurface) { self.surface = surface }

  var label: String { "canvas" }

  func sizeThatFits(_ proposal: ProposedViewSize, _: LayoutNode) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The drawing of the closure, in the coordinates of the canvas.
  @MainActor
  func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    let drawn = reads.following(node.element) {
      var context = GraphicsContext(CanvasScene(node: node, size: frame.size, scale: drawing.scale))
      surface.renderer(&context, frame.size)
      return context.recording.items
    }
    let there = DisplayGroup.Effect.transform(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    let area = Path(frame.snapped(to: drawing.scale))
    return drawn.grouped(there, of: node.element).grouped(.clip(area, FillStyle()), of: node.element)
  }
}
