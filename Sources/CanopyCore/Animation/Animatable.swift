/// Something whose changes can be animated.
public protocol Animatable {
  /// The type of what is animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
