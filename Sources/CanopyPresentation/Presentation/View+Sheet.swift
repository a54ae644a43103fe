public import CanopyCore

extension View {
  /// Presents a sheet while a condition is true.
  ///
  /// The content inherits the environment of the modified view, as set by modifiers outside of this one. It is evaluated when the
  /// sheet is presented, and again when a value that it reads has changed.
  ///
  /// ```swift
  /// Button("Details") { showsDetails = true }
  ///   .sheet(isPresented: $showsDetails) { Details(item: item) }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: The condition. It is set to false when the sheet is dismissed.
  ///   - onDismiss: The action to run once the sheet has disappeared, for any reason.
  ///   - content: Returns the content of the sheet.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    _presenting(.sheet, "sheet", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while an item isn't nil.
  ///
  /// A changed item of the same identity updates the content in place. An item of another identity dismisses the sheet and
  /// presents a new one.
  ///
  /// - Parameters:
  ///   - item: The item. It is set to nil when the sheet is dismissed.
  ///   - onDismiss: The action to run once the sheet has disappeared, for any reason.
  ///   - content: Returns the content of the sheet for an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    _presenting(.sheet, "sheet", item: item, onDismiss: onDismiss.map { action in { _ in action() } }, content: content)
  }

  /// Presents a sheet while an item isn't nil, and passes the item to the closing action.
  ///
  /// - Parameters:
  ///   - item: The item. It is set to nil when the sheet is dismissed.
  ///   - onDismiss: The action to run with the last item once the sheet has disappeared, for any reason.
  ///   - content: Returns the content of the sheet for an item.
  @_disfavoredOverload
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: @escaping (Item) -> Void, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    _presenting(.sheet, "sheet", item: item, onDismiss: onDismiss, content: content)
  }
}
