internal import CanopyPresentation
internal import CanopyControls
public import CanopyCore
public import CanopyText

extension View {
  /// Adds a checkbox for suppressing future alerts and dialogs to those that are presented inside this view.
  ///
  /// The app decides what suppression means: it keeps the value, and doesn't present the dialog while the value is true.
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

  /// Adds a labeled checkbox for suppressing future alerts and dialogs to those that are presented inside this view.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    _suppression(isSuppressed, label)
  }

  /// Adds a labeled checkbox for suppressing future alerts and dialogs to those that are presented inside this view.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    _suppression(isSuppressed, Text(titleKey))
  }

  /// Adds a labeled checkbox for suppressing future alerts and dialogs to those that are presented inside this view.
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

/// The control for suppressing an alert or a dialog in the future.
struct DialogSuppression {
  fileprivate let isSuppressed: Binding<Bool>
  /// The label, or nil for the default one.
  fileprivate let label: Text?

  /// The checkbox with its label.
  var toggle: some View {
    Toggle(isOn: isSuppressed) { label ?? Text("Don’t ask again") }.toggleStyle(CheckboxToggleStyle())
  }
}

extension DialogSuppression: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.label == other.label && one.isSuppressed.isSameLocation(as: other.isSuppressed)
  }
}
