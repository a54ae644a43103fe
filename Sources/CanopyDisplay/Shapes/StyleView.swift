public import CanopyCore
internal import CanopyLayout
public import CanopyStyle

/// A style as a view, which fills the proposed size.
@MainActor
protocol StyleView: PrimitiveView, ShapeStyle {}

@MainActor
extension StyleView {
  private typealias Filled = _ShapeView<Rectangle, Self>

  public static var _words: Int { Filled._words }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    var filled = Filled(shape: Rectangle(), style: view.pointee)
    Filled._mount(&filled, slots, context)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    var filled = Filled(shape: Rectangle(), style: view.pointee)
    Filled._update(&filled, slots, context)
  }

  public static func _unmount(_ slots: _Slots) { Filled._unmount(slots) }
}

extension Color: View, StyleView {}
extension LinearGradient: View, StyleView {}
extension RadialGradient: View, StyleView {}
extension EllipticalGradient: View, StyleView {}
extension MeshGradient: View, StyleView {}
extension AngularGradient: View, StyleView {}
