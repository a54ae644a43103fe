internal import CanopyPresentation
internal import CanopyControls
public import CanopyCore
public import CanopyStyle

/// The severity of what an alert or a dialog asks.
public struct DialogSeverity: Hashable, Sendable {
  /// The usual severity: the standard one.
  public static let automatic = DialogSeverity(level: 0)
  /// A question like others.
  public static let standard = DialogSeverity(level: 1)
  /// A question about something that can't be undone. It has a sign of caution.
  public static let critical = DialogSeverity(level: 2)

  private let level: Int
}

extension View {
  /// Sets the icon of alerts and dialogs that are presented inside this view.
  ///
  /// ```swift
  /// Button("Reset") { isAsking = true }
  ///   .confirmationDialog("Reset all settings?", isPresented: $isAsking) {
  ///     Button("Reset", role: .destructive) { reset() }
  ///   }
  ///   .dialogIcon(Image(systemName: "gearshape.fill"))
  /// ```
  ///
  /// - Parameter icon: The icon, above the title; nil for none.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }

  /// Sets the severity of alerts and dialogs that are presented inside this view.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverity, severity)
  }
}

extension EnvironmentValues {
  /// The icon of alerts and dialogs; nil for none.
  @Entry var dialogIcon: Image?

  /// The severity of alerts and dialogs.
  @Entry var dialogSeverity = DialogSeverity.automatic

  /// The control with which people ask for alerts and dialogs not to be shown again; nil for none.
  @Entry var dialogSuppression: DialogSuppression?
}
