public import CanopyCore
internal import CanopyLayout
public import Foundation

extension View {
  /// Shows details beside this view while a condition is true.
  ///
  /// In a regular width, the inspector is a column at the trailing edge, and this view gets the remaining width. In a compact
  /// width, it is a sheet. The content inherits the environment of this view.
  ///
  /// ```swift
  /// Canvas(drawing)
  ///   .inspector(isPresented: $showsDetails) {
  ///     ShapeDetails(shape: $selection).inspectorColumnWidth(min: 200, ideal: 260, max: 400)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the condition, which becomes false when people dismiss the sheet.
  ///   - content: A view builder for the inspector's content.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets a fixed width for the inspector that contains this view.
  ///
  /// - Parameter width: The width in points. It has no effect while the inspector is a sheet.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidth.Key.self, value: InspectorWidth(least: width, ideal: width, most: width))
  }

  /// Sets the width of the inspector that contains this view, and the range in which people can change it by dragging the edge.
  ///
  /// - Parameters:
  ///   - min: The minimum width, or nil for the system's.
  ///   - ideal: The initial width.
  ///   - max: The maximum width, or nil for the system's.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = InspectorWidth(
      least: min ?? InspectorWidth.standard.least, ideal: ideal, most: max ?? InspectorWidth.standard.most)
    return preference(key: InspectorWidth.Key.self, value: width)
  }
}
