internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension RenderEffect {
  /// A Boolean value that indicates whether all numbers are finite.
  var isSound: Bool { numbers.allSatisfy(\.isFinite) }

  private var numbers: [CGFloat] {
    switch self {
    case .offset(let offset): [offset.width, offset.height]
    case .scale(let scale, let anchor): [scale.width, scale.height, anchor.x, anchor.y]
    case .rotation(let angle, let anchor): [angle.radians, anchor.x, anchor.y]
    case .turn(let turn):
      [
        CGFloat(turn.angle.radians), CGFloat(turn.axis.x), CGFloat(turn.axis.y), CGFloat(turn.axis.z), turn.anchor.x,
        turn.anchor.y, turn.anchorZ, turn.perspective,
      ]
    case .transform(let map): [map.a, map.b, map.c, map.d, map.tx, map.ty]
    case .projection(let map, _):
      [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33]
    case .opacity(let opacity): [opacity]
    case .shadow(let shadow): [shadow.radius, shadow.x, shadow.y]
    case .blur(let radius, _): [radius]
    case .colors(let adjustment): adjustment.matrix.numbers.map { CGFloat($0) }
    case .clip, .layer, .blend, .multiplication: []
    }
  }
}

extension [RenderEffect] {
  /// Returns the effects whose numbers are finite. Other effects are omitted, and each is reported once.
  @MainActor
  func _sound(for node: LayoutNode) -> [RenderEffect] {
    filter { effect in
      if !effect.isSound { node.tree.recordOnce(.invalidEffect(effect)) }
      return effect.isSound
    }
  }
}

extension RenderEffect: CustomStringConvertible {
  /// The name of the effect with its numbers, such as `scale(2, 2, 0.5, 0.5)`.
  package var description: String {
    let numbers = numbers.map(\._shortDescription).joined(separator: ", ")
    let subject =
      switch self {
      case .clip(let clip): "\(type(of: clip.shape))"
      case .blend(let mode): "\(mode)"
      case .multiplication(let color): "\(color)"
      default: numbers
      }
    return subject.isEmpty ? name : "\(name)(\(subject))"
  }

  private var name: String {
    switch self {
    case .offset: "offset"
    case .scale: "scaleEffect"
    case .rotation: "rotationEffect"
    case .turn: "rotation3DEffect"
    case .transform: "transformEffect"
    case .projection: "projectionEffect"
    case .clip: "clipShape"
    case .opacity: "opacity"
    case .layer: "compositingGroup"
    case .blend: "blendMode"
    case .shadow: "shadow"
    case .blur: "blur"
    case .colors: "colors"
    case .multiplication: "colorMultiply"
    }
  }
}
