internal import CanopyPresentation
internal import CanopyControls
public import CanopyCore
public import CanopyStyle

extension View {
  /// Adds a checkbox to alerts and dialogs that are presented inside this view, with which people ask for them not to be shown
  /// again.
  ///
  /// The program decides what that means. It keeps the value, and doesn't ask while it is true:
  ///
  /// ```swift
  /// @AppStorage("deletesWithoutAsking") private var deletesWithoutAsking = false
  ///
  /// Button("Delete") { if deletesWithoutAsking { delete() } else { isAsking = true } }
  ///   .confirmationDialog("Delete the note?", isPresented: $isAsking) { Button("Delete") { delete() } }
  ///   .dialogSuppressionToggle(isSuppressed: $deletesWithoutAsking)
  /// ```
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    _suppression(isSuppressed, nil)
  }

  /// Adds a checkbox with a label to alerts and dialogs that are presented inside this view.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    _suppression(isSuppressed, label)
  }

  /// Adds a checkbox with a label to alerts and dialogs that are presented inside this view.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    _suppression(isSuppressed, Text(titleKey))
  }

  /// Adds a checkbox with a label to alerts and dialogs that are presented inside this view.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    _suppression(isSuppressed, Text(title))
  }

  nonisolated private func _suppression(_ isSuppressed: Binding<Bool>, _ label: Text?) -> some View {
    environment(\.dialogSuppression, DialogSuppression(isSuppressed: isSuppressed, label: label))
  }
}

/// The control with which people ask for an alert or a dialog not to be shown again.
struct DialogSuppression {
  fileprivate let isSuppressed: Binding<Bool>
  /// The label; nil for the usual one.
  fileprivate let label: Text?

  /// The control.
  var toggle: some View {
    Toggle(isOn: isSuppressed) { label ?? Text("Don’t ask again") }.toggleStyle(CheckboxToggleStyle())
  }
}

extension DialogSuppression: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.label == other.label && one.isSuppressed.isSameLocation(as: other.isSuppressed)
  }
}
