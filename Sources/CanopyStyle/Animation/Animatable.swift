/// A type with data that animations interpolate.
public protocol Animatable {
  /// The type of the data to animate.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty data of a type whose changes aren't animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
