public import CanopyCore

extension EnvironmentValues {
  /// Ends the presentation that this view is in.
  @Entry public package(set) var dismiss: DismissAction = DismissAction()

  /// Whether this view is in something that is presented.
  @Entry public package(set) var isPresented: Bool = false

  /// Whether this view is presented, and the way to end that: the older form of `isPresented` and `dismiss`.
  ///
  /// It follows from these two, and so is never set. Dismiss on the main actor.
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
