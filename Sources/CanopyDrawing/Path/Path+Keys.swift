package import Foundation

extension Path {
  /// Whether any of it is not straight.
  package var hasCurves: Bool { verbs.contains { $0 == .curve || $0 == .quadCurve } }

  /// What its steps are, as numbers.
  package var verbNumbers: [UInt8] { verbs.map(\.rawValue) }

  /// The points that they lead to and along.
  package var stepPoints: [CGPoint] { points }
}
