/// The animatable data of any type.
public struct _AnyAnimatableData: VectorArithmetic {
  /// nil for zero.
  private var vector: (any VectorArithmetic)?

  private init(_ vector: (any VectorArithmetic)?) { self.vector = vector }

  /// Creates a vector with the animatable data of a value.
  package init(of value: any Animatable) { vector = value.animatableData as any VectorArithmetic }

  /// The vector that changes nothing.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  /// Returns the sum of two vectors. Vectors of different types have no sum; the result is the first.
  public static func + (one: _AnyAnimatableData, other: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let first = one.vector else { return other }
    guard let second = other.vector else { return one }
    func sum<Vector: VectorArithmetic>(_ first: Vector) -> _AnyAnimatableData {
      _AnyAnimatableData((second as? Vector).map { first + $0 } ?? first)
    }
    return sum(first)
  }

  /// Returns the difference of two vectors. Vectors of different types have no difference; the result is zero.
  public static func - (one: _AnyAnimatableData, other: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let second = other.vector else { return one }
    func difference<Vector: VectorArithmetic>(_ second: Vector) -> _AnyAnimatableData {
      guard let first = one.vector else { return _AnyAnimatableData(Vector.zero - second) }
      return _AnyAnimatableData((first as? Vector).map { $0 - second })
    }
    return difference(second)
  }

  /// Multiplies each component by a number.
  public mutating func scale(by factor: Double) { vector?.scale(by: factor) }

  /// The dot product of the vector with itself; zero for `zero`.
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

  /// Returns whether two vectors are equal, or both are zero.
  public static func == (one: _AnyAnimatableData, other: _AnyAnimatableData) -> Bool {
    guard let first = one.vector, let second = other.vector else {
      return one.magnitudeSquared == 0 && other.magnitudeSquared == 0
    }
    func isEqual<Vector: VectorArithmetic>(_ first: Vector) -> Bool { first == second as? Vector }
    return isEqual(first)
  }

  /// Returns a value with this vector as its animatable data, if that is of the same type.
  package func data<Value: Animatable>(setIn value: Value) -> Value {
    guard let data = vector as? Value.AnimatableData else { return value }
    var value = value
    value.animatableData = data
    return value
  }
}
