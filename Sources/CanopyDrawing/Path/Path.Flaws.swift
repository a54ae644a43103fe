internal import Foundation

extension Path {
  /// Invalid numbers that a path was created from.
  ///
  /// A path omits invalid parts. It keeps its flaws until it is drawn, when they are reported together with the view.
  package struct Flaws: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A point, a length, an angle, or a transform that isn't finite.
    package static let numbers = Flaws(rawValue: 1 << 0)
    /// A corner radius that is negative or NaN.
    package static let corners = Flaws(rawValue: 1 << 1)
    /// A line width that is negative or not finite.
    package static let lineWidth = Flaws(rawValue: 1 << 2)
    /// A dash pattern with negative or nonfinite lengths, or without any length above zero.
    package static let dash = Flaws(rawValue: 1 << 3)
    /// An end of a trimmed path that is NaN.
    package static let fractions = Flaws(rawValue: 1 << 4)
  }
}

extension Path: Equatable {
  /// Paths are equal if they have the same steps.
  public static func == (first: Path, second: Path) -> Bool {
    first.verbs == second.verbs && first.points == second.points && first.start == second.start
  }
}

extension StrokeStyle {
  /// The invalid numbers in the style.
  package var flaws: Path.Flaws {
    var flaws: Path.Flaws = lineWidth >= 0 && lineWidth < .infinity ? [] : .lineWidth
    if !dash.isEmpty,
      !(dash.allSatisfy { $0 >= 0 && $0 < .infinity } && dash.contains { $0 > 0 }) || !dashPhase.isFinite
    {
      flaws.insert(.dash)
    }
    return flaws
  }
}

extension CGPoint {
  var _isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  var _isFinite: Bool { origin._isFinite && size.width.isFinite && size.height.isFinite }
}
