public import CanopyCore
public import CanopyText

/// A scene with a single window, which the app opens with its identifier.
///
/// ```swift
/// Window("Connections", id: "connections") { ConnectionList() }
/// ```
@MainActor @preconcurrency
public struct Window<Content: View> {
  private let description: SceneDescription

  private init(_ title: Text?, _ id: String, _ content: @escaping () -> Content) {
    description = SceneDescription(kind: .single, id: id, title: title) { _ in AnyView(content()) }
  }

  /// Creates a window with a localized title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id, content)
  }

  /// Creates a window with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id, content)
  }

  /// Creates a window titled by a text.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, id, content)
  }
}

extension Window: PrimitiveScene {
  public var _sceneContent: AnyView { AnyView(SceneView(description)) }
}

/// The settings of an app, in a separate window.
///
/// ```swift
/// Settings { GeneralSettings() }
/// ```
///
/// People open it with Control-Comma or from the app's menu. Programs open it with `openSettings` or a `SettingsLink`.
@MainActor @preconcurrency
public struct Settings<Content: View> {
  private let description: SceneDescription

  /// Creates the settings.
  public init(@ViewBuilder content: @escaping () -> Content) {
    description = SceneDescription(kind: .settings, title: Text("Settings")) { _ in AnyView(content()) }
  }
}

extension Settings: PrimitiveScene {
  public var _sceneContent: AnyView { AnyView(SceneView(description)) }
}
