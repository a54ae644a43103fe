internal import CanopyCore

/// The base class of sources for colors that are neither system colors nor fixed.
///
/// Safe because sources are immutable.
class ColorSource: Hashable, CustomStringConvertible, @unchecked Sendable {
  var description: String { "" }

  /// Returns the color's components in an environment.
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    preconditionFailure("\(type(of: self)) must override resolve(in:).")
  }

  func isEqual(to other: ColorSource) -> Bool { self === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  static func == (first: ColorSource, second: ColorSource) -> Bool {
    first === second || (type(of: first) == type(of: second) && first.isEqual(to: second))
  }
}
