internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The numbers of an effect that animations interpolate.
package struct EffectNumbers: VectorArithmetic {
  fileprivate var numbers: SIMD16<Double>
  /// The animatable data of a clip shape.
  fileprivate var shape = _AnyAnimatableData.zero

  fileprivate init(_ numbers: SIMD16<Double>, shape: _AnyAnimatableData = .zero) {
    self.numbers = numbers
    self.shape = shape
  }

  fileprivate init(_ first: SIMD2<Double>) {
    self.init(SIMD4(lowHalf: first, highHalf: .zero))
  }

  fileprivate init(_ first: SIMD4<Double>) {
    self.init(SIMD8(lowHalf: first, highHalf: .zero))
  }

  fileprivate init(_ first: SIMD8<Double>, _ last: SIMD8<Double> = .zero) {
    self.init(SIMD16(lowHalf: first, highHalf: last))
  }

  package static var zero: EffectNumbers { EffectNumbers(SIMD16.zero) }

  package static func + (one: Self, other: Self) -> Self {
    Self(one.numbers + other.numbers, shape: one.shape + other.shape)
  }

  package static func - (one: Self, other: Self) -> Self {
    Self(one.numbers - other.numbers, shape: one.shape - other.shape)
  }

  package mutating func scale(by factor: Double) {
    numbers *= factor
    shape.scale(by: factor)
  }

  package var magnitudeSquared: Double { (numbers * numbers).sum() + shape.magnitudeSquared }
}

extension RenderEffect: Animatable {
  /// The numbers that animations interpolate. Setting those of another kind of effect has no effect.
  package var animatableData: EffectNumbers {
    get {
      switch self {
      case .offset(let offset): EffectNumbers(SIMD2(offset.width, offset.height))
      case .scale(let scale, let anchor): EffectNumbers(SIMD4(scale.width, scale.height, anchor.x, anchor.y))
      case .rotation(let angle, let anchor): EffectNumbers(SIMD4(angle.radians, anchor.x, anchor.y, 0))
      case .turn(let turn):
        EffectNumbers(
          SIMD8(
            turn.angle.radians, turn.axis.x, turn.axis.y, turn.axis.z, turn.anchor.x, turn.anchor.y, turn.anchorZ,
            turn.perspective))
      case .transform(let map): EffectNumbers(SIMD8(map.a, map.b, map.c, map.d, map.tx, map.ty, 0, 0))
      case .projection(let map, _):
        EffectNumbers(
          SIMD8(map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32),
          SIMD8(map.m33, 0, 0, 0, 0, 0, 0, 0))
      case .opacity(let opacity): EffectNumbers(SIMD2(opacity, 0))
      case .shadow(let shadow): EffectNumbers(SIMD4(shadow.radius, shadow.x, shadow.y, 0))
      case .blur(let radius, _): EffectNumbers(SIMD2(radius, 0))
      case .colors(let adjustment): EffectNumbers(SIMD2(adjustment.amount, 0))
      case .clip(let clip): EffectNumbers(SIMD16.zero, shape: _AnyAnimatableData(of: clip.shape))
      case .layer, .blend, .multiplication: .zero
      }
    }
    set {
      let n = newValue.numbers
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
  /// The amount; 0 for an adjustment without any.
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
