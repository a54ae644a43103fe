public import CanopyCore

/// How buttons look. When they are pressed is up to the system.
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
  /// The type of the view that `makeBody(configuration:)` gives.
  associatedtype Body: View

  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of, for its style.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
  /// What pressing it does to things.
  public let role: ButtonRole?
  /// What it shows.
  public let label: Label
  /// Whether it is held down.
  public let isPressed: Bool

  /// What a button shows, of whichever type.
  public struct Label: View {
    let view: AnyView

    /// The view that the button was made with.
    public var body: some View { view }
  }
}

/// How buttons look, and when they do what they are for.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that `makeBody(configuration:)` gives.
  associatedtype Body: View

  /// What a button is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of, for a style that decides when it acts.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// What pressing it does to things.
  public let role: ButtonRole?
  /// What it shows.
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: AnyView, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = Label(view: label)
    self.action = action
  }

  /// Does what the button is for.
  public func trigger() { action() }

  /// What a button shows, of whichever type.
  public struct Label: View {
    let view: AnyView

    /// The view that the button was made with.
    public var body: some View { view }
  }
}
