public import CanopyCore

extension View {
  /// Presents a full-screen cover, which hides everything behind it, while a condition is true.
  ///
  /// The content inherits the environment that modifiers outside of this one set. The closure is evaluated when the cover is
  /// presented, and again when a value that it reads changes.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the condition, which is set to false when the cover is dismissed.
  ///   - onDismiss: The action to run after the cover disappears, for any reason.
  ///   - content: A view builder that returns the content of the cover.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    _presenting(.fullScreenCover, "fullScreenCover", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a full-screen cover while an item isn't nil.
  ///
  /// If the item changes but keeps its identity, the content is updated. If the identity changes, the cover is dismissed and a
  /// new one is presented.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is set to nil when the cover is dismissed.
  ///   - onDismiss: The action to run after the cover disappears, for any reason.
  ///   - content: A view builder that returns the content of the cover for an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    _presenting(
      .fullScreenCover, "fullScreenCover", item: item, onDismiss: onDismiss.map { action in { _ in action() } },
      content: content)
  }

  /// Presents a full-screen cover while an item isn't nil, and passes the item to the action that runs on dismissal.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is set to nil when the cover is dismissed.
  ///   - onDismiss: The action to run with the last item after the cover disappears, for any reason.
  ///   - content: A view builder that returns the content of the cover for an item.
  @_disfavoredOverload
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: @escaping (Item) -> Void, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    _presenting(.fullScreenCover, "fullScreenCover", item: item, onDismiss: onDismiss, content: content)
  }
}
