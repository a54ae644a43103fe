internal import CanopyAnimation
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The numbers of an effect that animations interpolate.
///
/// Few effects have more than four numbers. The rest are stored separately, because numbers are copied often in each frame.
package struct EffectNumbers: VectorArithmetic {
  fileprivate let first: SIMD4<Double>
  /// All numbers after the first ones, or nil if they are zero.
  private let rest: Rest?

  private final class Rest {
    let numbers: SIMD16<Double>
    /// The animatable data of a clip shape.
    let shape: _AnyAnimatableData

    init(_ numbers: SIMD16<Double>, shape: _AnyAnimatableData) { (self.numbers, self.shape) = (numbers, shape) }
  }

  private init(_ first: SIMD4<Double>, _ rest: Rest?) { (self.first, self.rest) = (first, rest) }

  fileprivate init(_ first: SIMD2<Double>) { self.init(SIMD4(lowHalf: first, highHalf: .zero)) }
  fileprivate init(_ first: SIMD4<Double>) { self.init(first, nil) }

  fileprivate init(_ first: SIMD4<Double>, _ second: SIMD4<Double>, _ last: SIMD8<Double> = .zero) {
    self.init(
      first, Rest(SIMD16(lowHalf: SIMD8(lowHalf: .zero, highHalf: second), highHalf: last), shape: .zero))
  }

  fileprivate init(shape: _AnyAnimatableData) { self.init(.zero, Rest(.zero, shape: shape)) }

  /// The number at an index up to 15.
  fileprivate subscript(index: Int) -> Double { index < 4 ? first[index] : rest?.numbers[index] ?? 0 }

  fileprivate var shape: _AnyAnimatableData { rest?.shape ?? .zero }

  package static var zero: EffectNumbers { EffectNumbers(SIMD4.zero) }

  package static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, combined(one.rest, other.rest, by: +) { $0 + $1 })
  }

  package static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, combined(one.rest, other.rest, by: -) { $0 - $1 })
  }

  package mutating func scale(by factor: Double) {
    guard let rest else { return self = Self(first * factor, nil) }
    var shape = rest.shape
    shape.scale(by: factor)
    self = Self(first * factor, Rest(rest.numbers * factor, shape: shape))
  }

  private static func combined(
    _ one: Rest?, _ other: Rest?, by numbers: (SIMD16<Double>, SIMD16<Double>) -> SIMD16<Double>,
    _ shapes: (_AnyAnimatableData, _AnyAnimatableData) -> _AnyAnimatableData
  ) -> Rest? {
    if one == nil, other == nil { return nil }
    return Rest(
      numbers(one?.numbers ?? .zero, other?.numbers ?? .zero), shape: shapes(one?.shape ?? .zero, other?.shape ?? .zero)
    )
  }

  package var magnitudeSquared: Double {
    let sum = (first * first).sum()
    guard let rest else { return sum }
    return sum + (rest.numbers * rest.numbers).sum() + rest.shape.magnitudeSquared
  }

  package static func == (one: Self, other: Self) -> Bool {
    if one.first != other.first { return false }
    if one.rest === other.rest { return true }
    return (one.rest?.numbers ?? .zero) == (other.rest?.numbers ?? .zero) && one.shape == other.shape
  }
}

extension RenderEffect: Animatable {
  /// The numbers that animations interpolate. Setting numbers from a different kind of effect does nothing.
  package var animatableData: EffectNumbers {
    get {
      switch self {
      case .offset(let offset): EffectNumbers(SIMD2(offset.width, offset.height))
      case .scale(let scale, let anchor): EffectNumbers(SIMD4(scale.width, scale.height, anchor.x, anchor.y))
      case .rotation(let angle, let anchor): EffectNumbers(SIMD4(angle.radians, anchor.x, anchor.y, 0))
      case .turn(let turn):
        EffectNumbers(
          SIMD4(turn.angle.radians, turn.axis.x, turn.axis.y, turn.axis.z),
          SIMD4(turn.anchor.x, turn.anchor.y, turn.anchorZ, turn.perspective))
      case .transform(let map):
        EffectNumbers(SIMD4(map.a, map.b, map.c, map.d), SIMD4(map.tx, map.ty, 0, 0))
      case .projection(let map, _):
        EffectNumbers(
          SIMD4(map.m11, map.m12, map.m13, map.m21), SIMD4(map.m22, map.m23, map.m31, map.m32),
          SIMD8(map.m33, 0, 0, 0, 0, 0, 0, 0))
      case .opacity(let opacity): EffectNumbers(SIMD2(opacity, 0))
      case .shadow(let shadow): EffectNumbers(SIMD4(shadow.radius, shadow.x, shadow.y, 0))
      case .blur(let radius, _): EffectNumbers(SIMD2(radius, 0))
      case .colors(let adjustment): EffectNumbers(SIMD2(adjustment.amount, 0))
      case .clip(let clip): EffectNumbers(shape: _AnyAnimatableData(of: clip.shape))
      case .layer, .blend, .multiplication: .zero
      }
    }
    set {
      let n = newValue
      switch self {
      case .offset: self = .offset(CGSize(width: n[0], height: n[1]))
      case .scale: self = .scale(CGSize(width: n[0], height: n[1]), anchor: UnitPoint(x: n[2], y: n[3]))
      case .rotation: self = .rotation(.radians(n[0]), anchor: UnitPoint(x: n[1], y: n[2]))
      case .turn:
        self = .turn(
          PerspectiveTurn(
            angle: .radians(n[0]), axis: SIMD3(n[1], n[2], n[3]), anchor: UnitPoint(x: n[4], y: n[5]), anchorZ: n[6],
            perspective: n[7]))
      case .transform: self = .transform(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
      case .projection(var map, let isIgnored):
        (map.m11, map.m12, map.m13) = (n[0], n[1], n[2])
        (map.m21, map.m22, map.m23) = (n[3], n[4], n[5])
        (map.m31, map.m32, map.m33) = (n[6], n[7], n[8])
        self = .projection(map, isIgnoredByLayout: isIgnored)
      case .opacity: self = .opacity(n[0])
      case .shadow(var shadow):
        (shadow.radius, shadow.x, shadow.y) = (max(0, n[0]), n[1], n[2])
        self = .shadow(shadow)
      case .blur(_, let isOpaque): self = .blur(radius: max(0, n[0]), isOpaque: isOpaque)
      case .colors(let adjustment): self = .colors(adjustment.withAmount(n[0]))
      case .clip(var clip):
        clip.shape = newValue.shape.data(setIn: clip.shape)
        self = .clip(clip)
      case .layer, .blend, .multiplication: break
      }
    }
  }
}

extension ColorAdjustment {
  /// The amount, or 0 for an adjustment that doesn't have one.
  fileprivate var amount: Double {
    switch self {
    case .brightness(let amount), .contrast(let amount), .saturation(let amount): amount
    case .hueRotation(let angle): angle.radians
    case .inversion, .luminanceToAlpha: 0
    }
  }

  fileprivate func withAmount(_ amount: Double) -> ColorAdjustment {
    switch self {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .hueRotation: .hueRotation(.radians(amount))
    case .inversion, .luminanceToAlpha: self
    }
  }
}
