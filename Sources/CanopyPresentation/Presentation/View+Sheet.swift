public import CanopyCore

extension View {
  /// Presents a sheet while a condition is true.
  ///
  /// The content inherits the environment that modifiers outside of this one set. The closure is evaluated when the sheet is
  /// presented, and again when a value that it reads changes.
  ///
  /// ```swift
  /// Button("Details") { showsDetails = true }
  ///   .sheet(isPresented: $showsDetails) { Details(item: item) }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the condition, which becomes false when the sheet is dismissed.
  ///   - onDismiss: The action to run after the sheet disappears, for any reason.
  ///   - content: Returns the content of the sheet.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    _presenting(.sheet, "sheet", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while an item isn't nil.
  ///
  /// If the item changes but keeps its identity, the content is updated. If the identity changes, the sheet is dismissed and a
  /// new one is presented.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which becomes nil when the sheet is dismissed.
  ///   - onDismiss: The action to run after the sheet disappears, for any reason.
  ///   - content: Returns the content of the sheet for an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    _presenting(.sheet, "sheet", item: item, onDismiss: onDismiss.map { action in { _ in action() } }, content: content)
  }

  /// Presents a sheet while an item isn't nil, and passes the item to the action that runs on dismissal.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which becomes nil when the sheet is dismissed.
  ///   - onDismiss: The action to run with the last item after the sheet disappears, for any reason.
  ///   - content: Returns the content of the sheet for an item.
  @_disfavoredOverload
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: @escaping (Item) -> Void, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    _presenting(.sheet, "sheet", item: item, onDismiss: onDismiss, content: content)
  }
}
