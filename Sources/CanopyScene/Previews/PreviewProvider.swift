public import CanopyCore

/// A type that shows how a view looks, for tools.
///
/// ```swift
/// struct Greeting_Previews: PreviewProvider {
///   static var previews: some View { Greeting(name: "Ann") }
/// }
/// ```
///
/// `#Preview` says the same with less.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the view that `previews` gives.
  associatedtype Previews: View

  /// The views to show. Each member of a group is a preview.
  @ViewBuilder static var previews: Previews { get }

  /// The platform to show them on; nil for the one that suits.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Nil: the platform that suits.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform to show previews on.
public enum PreviewPlatform: Hashable, Sendable {
  /// iOS.
  case iOS
  /// macOS.
  case macOS
  /// tvOS.
  case tvOS
  /// watchOS.
  case watchOS
  /// visionOS.
  case visionOS
}
