public import CanopyAnimation
public import CanopyCore
public import CanopyLayout
public import CanopyStyle
public import CanopyText
internal import CanopyDrawing
internal import CanopyGraph
public import Foundation

/// A type that draws the texts of a view, for example letter by letter.
///
/// ```swift
/// struct Wave: TextRenderer {
///   var time: Double
///   var animatableData: Double { get { time } set { time = newValue } }
///
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for (index, letter) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///       var copy = context
///       copy.translateBy(x: 0, y: 4 * sin(time + Double(index) / 2))
///       copy.draw(letter)
///     }
///   }
/// }
///
/// Text("Hello").textRenderer(Wave(time: time))
/// ```
public protocol TextRenderer: Animatable {
  /// Draws the text.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text, with their runs and letters. Draw them, or parts of them, with the context.
  ///   - ctx: The context, whose origin is the upper-left corner of the text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the size of the text for a proposal. The default is the text's usual size.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance around the text's frame within which the renderer may also draw. Canopy never clips the drawing.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the usual size of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  /// Zero, because most renderers draw within the frame.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer determines.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size that the text has for a proposal without a renderer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension View {
  /// Draws the texts in this view with a renderer, whose values can be animated.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

struct TextRendererModifier<Renderer: TextRenderer> {
  var renderer: Renderer
  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
}

@MainActor
extension TextRendererModifier: ViewModifier, Animatable {
  func body(content: Content) -> some View {
    content.environment(\.textRendering, TextRenderingReference(RenderingByApp(renderer)))
  }
}

/// The sizes and drawings of a renderer.
private final class RenderingByApp<Renderer: TextRenderer>: DrawnTextRendering {
  private let renderer: Renderer

  init(_ renderer: Renderer) { self.renderer = renderer }

  func sizeThatFits(_ proposal: ProposedViewSize, _ measure: @escaping (ProposedViewSize) -> CGSize) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: measure))
  }

  func isEqual(to other: any TextRendering) -> Bool {
    (other as? RenderingByApp).map { areEqual(renderer, $0.renderer) } ?? false
  }

  @MainActor
  func items(of text: Text, in frame: CGRect, _ node: LayoutNode, _ drawing: ElementDrawing) -> [DisplayItem] {
    let typeset = TypesetText(text, size: frame.size, node, drawing)
    var context = GraphicsContext(CanvasScene(node: node, size: frame.size, scale: drawing.scale))
    renderer.draw(layout: Text.Layout(text: typeset), in: &context)
    let there = DisplayGroup.Effect.transform(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    return context.recording.items._grouped(there, of: node.element)
  }
}
