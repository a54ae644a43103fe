internal import CanopyStyle
public import CanopyCore

/// An action that dismisses the current presentation.
///
/// ```swift
/// struct Editor: View {
///   @Environment(\.dismiss) private var dismiss
///   var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
///
/// The action applies to the place where you read it, so read it in the presented content, not in the presenting view. In a
/// view that isn't presented, it closes the window or does nothing. The action stays equal during a presentation, so it never
/// causes views that read it to update.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor () -> Void>?

  /// Creates an action that has no effect.
  nonisolated package init() { box = nil }

  /// Creates an action that runs `dismiss`. Keep the action for the whole presentation so that it stays equal.
  nonisolated package init(_ dismiss: @escaping @MainActor () -> Void) { box = ActionBox(dismiss) }

  /// Dismisses the presentation.
  public func callAsFunction() {
    if let box { box.function() } else { ActionContext.reportDismissOfWindow() }
  }
}

extension EnvironmentValues {
  /// An action that dismisses the current presentation.
  @Entry public package(set) var dismiss: DismissAction = DismissAction()

  /// A Boolean value that indicates whether the view is part of a presentation.
  @Entry public package(set) var isPresented: Bool = false

  /// A binding to the presentation of the view: the older form of `isPresented` and `dismiss`.
  ///
  /// The binding is computed from these two values. Set it on the main actor.
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

/// The presentation of a view: the older form of `isPresented` and `dismiss`.
public struct PresentationMode: Sendable {
  /// A Boolean value that indicates whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the presentation if the view is presented.
  public mutating func dismiss() { isPresented = false }
}
