public import CanopyCore

extension View {
  /// Presents a cover that hides everything behind it while a condition holds.
  ///
  /// The content sees the environment of the view that this modifies, as it is outside of it. It is evaluated when the
  /// cover comes, and again when anything that it reads has changed.
  ///
  /// - Parameter onDismiss: What to do when the cover is gone, however it went.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, "fullScreenCover", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a cover for an item, as long as there is one.
  ///
  /// The same item with other contents updates the cover in place. An item of another identity takes the cover away and
  /// presents a new one.
  ///
  /// - Parameter onDismiss: What to do when the cover is gone, however it went.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      .fullScreenCover, "fullScreenCover", item: item, onDismiss: onDismiss.map { action in { _ in action() } },
      content: content)
  }

  /// Presents a cover for an item, as long as there is one.
  ///
  /// - Parameter onDismiss: What to do when the cover is gone, however it went; it is given the item that was shown.
  @_disfavoredOverload
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: @escaping (Item) -> Void, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, "fullScreenCover", item: item, onDismiss: onDismiss, content: content)
  }
}
