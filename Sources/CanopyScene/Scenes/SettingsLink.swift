internal import CanopyControls
public import CanopyCore
internal import CanopyStyle
internal import CanopyText

/// A button that opens the settings of the app.
///
/// ```swift
/// SettingsLink { Label("Settings", systemImage: "gear") }
/// ```
public struct SettingsLink<Label: View> {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with a label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the default title.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

extension SettingsLink: View {
  /// A button that opens the app's settings, in the style of its container.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The default title of a ``SettingsLink``.
public struct DefaultSettingsLinkLabel: View {
  /// A text that reads “Settings…”.
  public var body: some View { Text("Settings…") }
}
