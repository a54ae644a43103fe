public import CanopyCore
internal import CanopyStyle
public import CoreTransferable

extension View {
  /// Lets people drag this view to drop a value elsewhere.
  ///
  /// ```swift
  /// ForEach(cards) { card in
  ///   CardView(card).draggable(card)
  /// }
  /// ```
  ///
  /// With a finger, people hold the view until it rises. With a mouse, they move it.
  ///
  /// - Parameter payload: The value. It is created when the drag begins.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier(item: { NSItemProvider(dragging: payload()) }, preview: nil))
  }

  /// Lets people drag this view to drop a value elsewhere.
  ///
  /// - Parameters:
  ///   - payload: The value. It is created when the drag begins.
  ///   - preview: The view that is shown during the drag, as it is when the drag begins.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(DragModifier(item: { NSItemProvider(dragging: payload()) }, preview: { AnyView(preview()) }))
  }

  /// Lets people drag this view to drop an item elsewhere.
  ///
  /// - Parameter data: Returns the item when the drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(item: data, preview: nil))
  }

  /// Lets people drag this view to drop an item elsewhere.
  ///
  /// - Parameters:
  ///   - data: Returns the item when the drag begins.
  ///   - preview: The view that is shown during the drag, as it is when the drag begins.
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
