public import CanopyCore

extension View {
  /// Presents a sheet while a condition holds.
  ///
  /// The content sees the environment of the view that this modifies, as it is outside of it. It is evaluated when the
  /// sheet comes, and again when anything that it reads has changed.
  ///
  /// - Parameter onDismiss: What to do when the sheet is gone, however it went.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, "sheet", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet for an item, as long as there is one.
  ///
  /// The same item with other contents updates the sheet in place. An item of another identity takes the sheet away and
  /// presents a new one.
  ///
  /// - Parameter onDismiss: What to do when the sheet is gone, however it went.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, "sheet", item: item, onDismiss: onDismiss.map { action in { _ in action() } }, content: content)
  }

  /// Presents a sheet for an item, as long as there is one.
  ///
  /// - Parameter onDismiss: What to do when the sheet is gone, however it went; it is given the item that was shown.
  @_disfavoredOverload
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: @escaping (Item) -> Void, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, "sheet", item: item, onDismiss: onDismiss, content: content)
  }
}
