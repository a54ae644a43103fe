public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
public import CanopyStyle
internal import Foundation

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

/// The control with which people ask for an alert or a dialog not to be shown again.
package struct DialogSuppression {
  private let isSuppressed: Binding<Bool>
  private let label: Text?
  /// The control.
  let toggle: AnyView

  /// Creates a suppression.
  ///
  /// - Parameters:
  ///   - isSuppressed: The state that people change.
  ///   - label: The label; nil for the usual one.
  ///   - toggle: The control of that state with that label.
  package init(_ isSuppressed: Binding<Bool>, label: Text?, toggle: AnyView) {
    self.isSuppressed = isSuppressed
    self.label = label
    self.toggle = toggle
  }
}

extension DialogSuppression: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    one.label == other.label && one.isSuppressed.isSameLocation(as: other.isSuppressed)
  }
}

extension EnvironmentValues {
  /// The icon of alerts and dialogs; nil for none.
  @Entry var dialogIcon: Image?

  /// The severity of alerts and dialogs.
  @Entry var dialogSeverity = DialogSeverity.automatic

  /// The control with which people ask for alerts and dialogs not to be shown again; nil for none.
  @Entry package var dialogSuppression: DialogSuppression?

  /// A Boolean value that indicates whether buttons in an alert or a dialog aren't its actions, so they don't end it.
  @Entry var isBesidesActions: Bool = false
}

/// The icon of an alert or a dialog. A critical one has a sign of caution, or is one.
struct DialogIcon: View {
  let image: Image?
  let severity: DialogSeverity
  @ScaledMetric(relativeTo: .headline) private var size = 40.0

  /// A Boolean value that indicates whether there is an icon.
  nonisolated var isShown: Bool { image != nil || severity == .critical }

  var body: some View {
    if let image {
      fitted(image, size)
        .overlay(alignment: .bottomTrailing) {
          if severity == .critical { caution(size / 2).offset(x: size / 8, y: size / 8) }
        }
    } else if severity == .critical {
      caution(size)
    }
  }

  private func caution(_ size: Double) -> some View {
    fitted(Image(systemName: "exclamationmark.triangle.fill"), size)
      .foregroundStyle(.yellow)
      .accessibilityLabel(Text("Caution"))
  }

  private func fitted(_ image: Image, _ size: Double) -> some View {
    image.resizable().aspectRatio(contentMode: .fit).frame(width: size, height: size)
  }
}
