public import CanopyCore

extension EnvironmentValues {
  /// An action that dismisses the current presentation.
  @Entry public package(set) var dismiss: DismissAction = DismissAction()

  /// A Boolean value that indicates whether the view is part of a presentation.
  @Entry public package(set) var isPresented: Bool = false

  /// A binding to the presentation of the view: the older form of `isPresented` and `dismiss`.
  ///
  /// It is computed from these two values. Dismiss on the main actor.
  public var presentationMode: Binding<PresentationMode> {
    let isPresented = isPresented
    let dismiss = dismiss
    return Binding {
      PresentationMode(isPresented: isPresented)
    } set: { mode in
      guard isPresented, !mode.isPresented else { return }
      MainActor.assumeIsolated { dismiss() }
    }
  }
}
