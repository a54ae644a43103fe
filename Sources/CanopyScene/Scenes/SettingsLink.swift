internal import CanopyControls
public import CanopyCore
internal import CanopyStyle

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
  /// Creates a button with the usual title.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

extension SettingsLink: View {
  /// The button, in the style of its place.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The usual title of a ``SettingsLink``.
public struct DefaultSettingsLinkLabel: View {
  /// The title.
  public var body: some View { Text("Settings…") }
}
