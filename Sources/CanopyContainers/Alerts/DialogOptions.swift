internal import CanopyPresentation
internal import CanopyControls
public import CanopyCore
public import CanopyStyle

/// The severity of an alert or a dialog.
public struct DialogSeverity: Hashable, Sendable {
  /// The default severity, which is the same as `standard`.
  public static let automatic = DialogSeverity(level: 0)
  /// An ordinary question.
  public static let standard = DialogSeverity(level: 1)
  /// A question about something that can't be undone. The dialog shows a caution sign.
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
  /// - Parameter icon: The icon to show above the title, or nil for none.
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

  /// The control for suppressing future alerts and dialogs, or nil for none.
  @Entry var dialogSuppression: DialogSuppression?
}
