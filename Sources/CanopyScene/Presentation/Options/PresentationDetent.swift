public import CanopyCore
internal import CanopyStyle
public import Foundation

/// A height at which a sheet can rest.
///
/// Safe because the function that computes the height captures nothing but numbers and a type.
public struct PresentationDetent: Hashable, @unchecked Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let resolve: (Context) -> CGFloat?

  /// About half of the screen; not where that is compact in height.
  public static let medium = PresentationDetent(kind: .medium) {
    $0.verticalSizeClass == .compact ? nil : $0.maxDetentValue / 2
  }

  /// The whole height.
  public static let large = PresentationDetent(kind: .large) { $0.maxDetentValue }

  /// A part of the whole height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction)) { $0.maxDetentValue * fraction }
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height)) { min(height, $0.maxDetentValue) }
  }

  /// A height that a type of your own computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(ObjectIdentifier(type))) { type.height(in: $0) }
  }

  /// The height where the sheet can be at most as high as `context` says; nil where this does not count.
  package func height(in context: Context) -> CGFloat? { resolve(context) }

  /// Two detents are the same if they were made in the same way.
  public static func == (first: PresentationDetent, second: PresentationDetent) -> Bool { first.kind == second.kind }

  /// Hashes how it was made.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The maximum height of the sheet, and its environment.
  @dynamicMemberLookup
  public struct Context {
    /// The height that the sheet can have at most.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    package init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
      self.maxDetentValue = maxDetentValue
      self.environment = environment
    }

    /// A value of the environment.
    public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: path]
    }
  }
}

/// Computes a height at which a sheet can rest.
public protocol CustomPresentationDetent {
  /// The maximum height of the sheet, and its environment.
  typealias Context = PresentationDetent.Context

  /// The height; nil where this is none to rest at.
  static func height(in context: Context) -> CGFloat?
}
