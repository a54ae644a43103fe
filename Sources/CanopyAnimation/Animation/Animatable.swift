public import CanopyDrawing
public import Foundation

/// A type with data that animations interpolate.
public protocol Animatable {
  /// The type of the data to animate.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

/// Makes a structure animatable: its animatable data are those of its stored variables.
///
/// ```swift
/// @Animatable
/// struct Wedge: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isClosed: Bool
///   func path(in rect: CGRect) -> Path { … }
/// }
/// ```
///
/// Each variable has a type that is animatable, which the declaration names. Constants, computed variables and those with a property
/// wrapper aren't animated.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "CanopyMacros", type: "AnimatableMacro")

/// Leaves a variable out of what ``Animatable()`` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "CanopyMacros", type: "AnimatableIgnoredMacro")

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty data of a type whose changes aren't animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

// Animatable data of numbers and geometry.

extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
  /// The value itself.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {
  /// The type of the data to animate: the number itself.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// The type of the data to animate: the number itself.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// The type of the data to animate: the number itself.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// The x- and y-coordinates.
  @inlinable
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height.
  @inlinable
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  @inlinable
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension UnitPoint: Animatable {
  /// The x- and y-coordinates.
  @inlinable
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension StrokeStyle: Animatable {
  /// The width of the line, the limit of mitered joins, and the phase of the dashes.
  @inlinable
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

extension RectangleCornerRadii: Animatable {
  /// The radii of the top corners, and those of the bottom corners.
  @inlinable
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
    set {
      (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
      (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
