/// A presentation of a symbol over time, such as a bounce.
public protocol SymbolEffect {
  /// The effect and its options, as a value.
  var configuration: SymbolEffectConfiguration { get }
}

extension SymbolEffect {
  /// Returns the effect with a change applied.
  func _with(_ change: (inout Self) -> Void) -> Self {
    var effect = self
    change(&effect)
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

  package let kind: Kind
  /// A Boolean value that indicates whether the layers of the symbol move separately.
  package let isByLayer: Bool
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
