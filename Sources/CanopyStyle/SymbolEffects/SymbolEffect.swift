/// A presentation of a symbol over time, such as a bounce.
public protocol SymbolEffect {
  /// The effect and its options, as a value.
  var configuration: SymbolEffectConfiguration { get }
}

/// A symbol effect all of whose options are in its configuration.
protocol ConfiguredSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension ConfiguredSymbolEffect {
  /// Returns another variant of the effect.
  func _with(_ kind: SymbolEffectConfiguration.Kind) -> Self {
    var effect = self
    effect.configuration.kind = kind
    return effect
  }

  /// Returns the effect on one layer of the symbol after the other, or on the symbol as a whole.
  func _with(isByLayer: Bool) -> Self {
    var effect = self
    effect.configuration.isByLayer = isByLayer
    return effect
  }
}

/// A symbol effect that plays when a value changes.
public protocol DiscreteSymbolEffect {}

/// A symbol effect that plays for as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// A symbol effect for the insertion or removal of an image.
public protocol TransitionSymbolEffect {}

/// A symbol effect in which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// A symbol effect as a value.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic
    case bounce(SymbolEffectDirection)
    case pulse
    case variableColor(isCumulative: Bool, reverses: Bool, hidesLayers: Bool)
    case scale(SymbolEffectDirection)
    case appear(SymbolEffectDirection?)
    case disappear(SymbolEffectDirection?)
    case replace(SymbolReplacement)
    case breathe(pulses: Bool)
    case rotate(isClockwise: Bool)
    case wiggle(SymbolWiggle)
  }

  package fileprivate(set) var kind: Kind
  /// A Boolean value that indicates whether the layers of the symbol move separately.
  package fileprivate(set) var isByLayer = true

  init(kind: Kind) { self.kind = kind }
}

/// The direction in which the size of a symbol changes.
package enum SymbolEffectDirection: Hashable, Sendable { case up, down }

/// The way one symbol replaces another.
package enum SymbolReplacement: Hashable, Sendable {
  /// The old symbol shrinks, and the new one grows.
  case downUp
  /// Both symbols grow.
  case upUp
  /// The old symbol vanishes immediately, and the new one grows.
  case offUp
}

/// The direction in which a symbol wiggles.
package enum SymbolWiggle: Hashable, Sendable {
  case clockwise, counterClockwise
  case left, right, up, down, forward, backward
  /// Along a line at an angle in degrees.
  case along(Double)
}
