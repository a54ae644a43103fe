public import CanopyCore
internal import CanopyScene
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
    modifier(SuppressionModifier(isSuppressed: isSuppressed, label: label))
  }
}

private struct SuppressionModifier: ViewModifier {
  let isSuppressed: Binding<Bool>
  let label: Text?

  func body(content: Content) -> some View {
    let toggle = Toggle(isOn: isSuppressed) { label ?? Text("Don’t ask again") }.toggleStyle(.checkbox)
    content.environment(
      \.dialogSuppression, DialogSuppression(isSuppressed, label: label, toggle: AnyView(toggle)))
  }
}
