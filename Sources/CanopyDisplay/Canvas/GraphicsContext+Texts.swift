internal import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
public import CanopyText
public import Foundation

extension GraphicsContext {
  /// A text resolved in the environment of the canvas.
  public struct ResolvedText {
    let text: Text
    let scene: CanvasScene
    /// The shading of the text. By default, the text's own styles.
    public var shading: Shading = .foreground
    /// A Boolean value that indicates whether the shading has been set.
    private var hasOwnShading: Bool {
      guard case .style(let style) = shading.kind else { return true }
      return !(style is ForegroundStyle)
    }

    init(_ text: Text, _ scene: CanvasScene) {
      self.text = text
      self.scene = scene
    }

    private func measured(in size: CGSize) -> TextMeasure {
      onMainActor(with: (text, scene.node)) { text, node in
        node.tree.textEngine.measure(node.request(for: text), width: size.width, height: size.height)
      }
    }

    /// Returns the size for a proposed size.
    public func measure(in size: CGSize) -> CGSize { measured(in: size).size }

    /// Returns the distance from the top to the first baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat { measured(in: size).firstBaseline }

    /// Returns the distance from the top to the last baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat { measured(in: size).lastBaseline }

    func items(in frame: CGRect) -> [DisplayItem] {
      let own = hasOwnShading ? shading.paint(in: frame, scene) : nil
      let (text, scene) = (text, scene)
      return onMainActor {
        ElementDrawing(scale: scene.scale).items(
          of: text, in: frame, scene.node, filledWith: own.map { ElementDrawing.Shading($0.paint, $0.effects) })
      }
    }
  }

  /// Returns a text resolved in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, surface) }

  /// Draws a text in a rectangle, and wraps its lines.
  public func draw(_ text: ResolvedText, in rect: CGRect) { emit(text.items(in: rect)) }

  /// Draws a text at a point, at its ideal size.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    draw(text, in: CGRect(size, at: point, anchor: anchor))
  }

  /// Draws a text in a rectangle, and wraps its lines.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at a point, at its ideal size.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// Creates a rectangle of a given size, positioned with its anchor at a point.
  init(_ size: CGSize, at point: CGPoint, anchor: UnitPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }
}
