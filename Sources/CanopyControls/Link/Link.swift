internal import CanopyAccessibility
public import CanopyCore
internal import CanopyInput
internal import CanopyStyle
public import CanopyText
public import Foundation

/// A control that opens a URL.
///
/// ```swift
/// Link("Terms of Service", destination: termsPage)
/// ```
///
/// The link opens its URL with the `openURL` action of the environment, so an app can intercept it.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @ControlStyle<ButtonKind> private var style

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View {
  /// A button that opens the URL, in the style of its container.
  public var body: some View {
    style.makeBody(
      PrimitiveButtonStyleConfiguration(role: nil, label: AnyView(label), isLink: true) { openURL(destination) }
    )
    .accessibilityRemoveTraits(.isButton)
    .accessibilityAddTraits(.isLink)
    ._linkDestination(destination)
    .pointerStyle(.link)
  }
}
