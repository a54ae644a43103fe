internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

/// A shape painted in front of a view. Without such a background, it is a single leaf.
@MainActor
protocol PaintedShapeView: PrimitiveView {
  associatedtype Drawn: Shape
  associatedtype Style: ShapeStyle
  associatedtype Background: View

  var painted: _ShapeView<Drawn, Style> { get }
  var background: Background { get }
}

@MainActor
extension PaintedShapeView {
  private typealias Painted = _ShapeView<Drawn, Style>
  private typealias Layered = ModifiedContent<Painted, LayerModifier<Background>>

  private static var isPlain: Bool { Background.self == EmptyView.self }

  private var layered: Layered {
    Layered(content: painted, modifier: LayerModifier(layer: background, alignment: .center, role: .behind))
  }

  public static var _words: Int { isPlain ? Painted._words : Layered._words }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    if isPlain {
      var painted = view.pointee.painted
      return Painted._mount(&painted, slots, context)
    }
    var layered = view.pointee.layered
    Layered._mount(&layered, slots, context)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    if isPlain {
      var painted = view.pointee.painted
      return Painted._update(&painted, slots, context)
    }
    var layered = view.pointee.layered
    Layered._update(&layered, slots, context)
  }

  public static func _unmount(_ slots: _Slots) {
    if isPlain { Painted._unmount(slots) } else { Layered._unmount(slots) }
  }
}
