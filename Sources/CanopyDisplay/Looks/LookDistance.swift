internal import CanopyAnimation
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The difference between two looks that consist of the same parts: their colors, gradients, font sizes, and so on.
struct LookDistance: VectorArithmetic {
  /// The numbers. An empty array represents zero, for looks with any parts.
  private(set) var numbers: [Float] = []

  static let zero = LookDistance()

  private init(_ numbers: [Float] = []) { self.numbers = numbers.contains { $0 != 0 } ? numbers : [] }

  /// Creates the difference between two looks with the same parts.
  init(from old: [DisplayItem], to new: [DisplayItem]) {
    self.init(zip(LookNumbers.values(of: new), LookNumbers.values(of: old)).map { $0 - $1 })
  }

  /// The positions of the numbers that differ.
  var changed: Set<Int> { Set(numbers.indices.filter { numbers[$0] != 0 }) }

  /// Returns the difference without the numbers at some positions.
  func without(_ positions: Set<Int>) -> LookDistance {
    positions.isEmpty ? self : LookDistance(numbers.indices.map { positions.contains($0) ? 0 : numbers[$0] })
  }

  /// Returns the difference, with the lengths at some positions scaled.
  func stretched(_ places: LookNumbers.Places, by scale: CGSize) -> LookDistance {
    var result = self
    for position in places.horizontal where position < numbers.count { result.numbers[position] *= Float(scale.width) }
    for position in places.vertical where position < numbers.count { result.numbers[position] *= Float(scale.height) }
    return result
  }

  private func combined(with other: Self, _ combine: (Float, Float) -> Float) -> Self {
    let count = max(numbers.count, other.numbers.count)
    return Self(
      (0..<count).map { index in
        combine(index < numbers.count ? numbers[index] : 0, index < other.numbers.count ? other.numbers[index] : 0)
      })
  }

  static func + (one: Self, other: Self) -> Self { one.combined(with: other, +) }
  static func - (one: Self, other: Self) -> Self { one.combined(with: other, -) }
  mutating func scale(by factor: Double) { numbers = numbers.map { $0 * Float(factor) } }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + Double($1) * Double($1) } }
}
