public import CanopyCore

/// A type that provides previews of views for tools.
///
/// ```swift
/// struct Greeting_Previews: PreviewProvider {
///   static var previews: some View { Greeting(name: "Ann") }
/// }
/// ```
///
/// `#Preview` is a shorter form.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of `previews`.
  associatedtype Previews: View

  /// The views to show. Each member of a group is a preview.
  @ViewBuilder static var previews: Previews { get }

  /// The platform to show the previews on; nil for any platform.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No particular platform.
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
