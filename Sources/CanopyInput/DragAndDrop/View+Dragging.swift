public import CanopyCore
internal import CanopyStyle
public import CoreTransferable

extension View {
  /// Lets people drag this view to transfer a value.
  ///
  /// ```swift
  /// ForEach(cards) { card in
  ///   CardView(card).draggable(card)
  /// }
  /// ```
  ///
  /// With a finger, people hold the view until it rises. With a mouse, they just move it.
  ///
  /// - Parameter payload: The value to transfer. It is created when the drag begins.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier(item: { NSItemProvider(dragging: payload()) }, preview: nil))
  }

  /// Lets people drag this view to transfer a value.
  ///
  /// - Parameters:
  ///   - payload: The value to transfer. It is created when the drag begins.
  ///   - preview: The view to show during the drag. It is rendered once, when the drag begins.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(DragModifier(item: { NSItemProvider(dragging: payload()) }, preview: { AnyView(preview()) }))
  }

  /// Lets people drag this view to transfer an item.
  ///
  /// - Parameter data: Returns the item when the drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(item: data, preview: nil))
  }

  /// Lets people drag this view to transfer an item.
  ///
  /// - Parameters:
  ///   - data: Returns the item when the drag begins.
  ///   - preview: The view to show during the drag. It is rendered once, when the drag begins.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(DragModifier(item: data, preview: { AnyView(preview()) }))
  }
}

extension NSItemProvider {
  fileprivate convenience init(dragging value: some Transferable) {
    self.init()
    register(value: value)
  }
}
