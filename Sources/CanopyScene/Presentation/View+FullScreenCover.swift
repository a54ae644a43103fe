public import CanopyCore

extension View {
  /// Presents a cover that hides everything behind it while a condition is true.
  ///
  /// The content inherits the environment of the modified view, as set by modifiers outside of this one. It is evaluated when the
  /// cover is presented, and again when a value that it reads has changed.
  ///
  /// - Parameters:
  ///   - isPresented: The condition. It is set to false when the cover is dismissed.
  ///   - onDismiss: The action to run once the cover has disappeared, for any reason.
  ///   - content: Returns the content of the cover.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, "fullScreenCover", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a cover while an item isn't nil.
  ///
  /// A changed item of the same identity updates the content in place. An item of another identity dismisses the cover and
  /// presents a new one.
  ///
  /// - Parameters:
  ///   - item: The item. It is set to nil when the cover is dismissed.
  ///   - onDismiss: The action to run once the cover has disappeared, for any reason.
  ///   - content: Returns the content of the cover for an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      .fullScreenCover, "fullScreenCover", item: item, onDismiss: onDismiss.map { action in { _ in action() } },
      content: content)
  }

  /// Presents a cover while an item isn't nil, and passes the item to the closing action.
  ///
  /// - Parameters:
  ///   - item: The item. It is set to nil when the cover is dismissed.
  ///   - onDismiss: The action to run with the last item once the cover has disappeared, for any reason.
  ///   - content: Returns the content of the cover for an item.
  @_disfavoredOverload
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: @escaping (Item) -> Void, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, "fullScreenCover", item: item, onDismiss: onDismiss, content: content)
  }
}
