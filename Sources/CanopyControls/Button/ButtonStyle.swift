public import CanopyCore

/// A type that defines the appearance of buttons, with the standard interaction.
///
/// ```swift
/// struct Loud: ButtonStyle {
///   @Environment(\.isEnabled) private var isEnabled
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.bold(isEnabled)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns a view that represents a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for its style.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
  /// The purpose of the button; nil if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// A Boolean value that indicates whether the button is pressed.
  public let isPressed: Bool

  /// A type-erased label of a button.
  public struct Label: View {
    let view: AnyView

    /// The label of the button.
    public var body: some View { view }
  }
}

/// A type that defines the appearance and the interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns a view that represents a button and triggers its action.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a style that triggers the action itself.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// The purpose of the button; nil if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// A Boolean value that indicates whether the button opens a link. Without a style, it has no border in any idiom.
  let isLink: Bool
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: AnyView, isLink: Bool = false, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.isLink = isLink
    self.label = Label(view: label)
    self.action = action
  }

  /// Runs the action of the button.
  public func trigger() { action() }

  /// A type-erased label of a button.
  public struct Label: View {
    let view: AnyView

    /// The label of the button.
    public var body: some View { view }
  }
}

extension ButtonStyleConfiguration.Label: PlaceholderView {}
extension PrimitiveButtonStyleConfiguration.Label: PlaceholderView {}
