public import CanopyCore
public import CanopyLayout
public import CanopyStyle
public import Foundation

extension View {
  /// Presents a popover at this view while a condition is true.
  ///
  /// A popover is currently centered in its window: `attachmentAnchor` and `arrowEdge` don't affect its position yet.
  ///
  /// - Parameters:
  ///   - isPresented: The condition. It is set to false when the popover is dismissed.
  ///   - attachmentAnchor: The part of the view that the popover points to.
  ///   - arrowEdge: The edge of that part at which the popover appears; nil for any edge with enough room.
  ///   - content: Returns the content of the popover.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      .popover, "popover", at: PopoverPlace(anchor: attachmentAnchor, edge: arrowEdge), isPresented: isPresented,
      onDismiss: nil, content: content)
  }

  /// Presents a popover at this view while an item isn't nil.
  ///
  /// A popover is currently centered in its window: `attachmentAnchor` and `arrowEdge` don't affect its position yet.
  ///
  /// - Parameters:
  ///   - item: The item. It is set to nil when the popover is dismissed.
  ///   - attachmentAnchor: The part of the view that the popover points to.
  ///   - arrowEdge: The edge of that part at which the popover appears; nil for any edge with enough room.
  ///   - content: Returns the content of the popover for an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      .popover, "popover", at: PopoverPlace(anchor: attachmentAnchor, edge: arrowEdge), item: item, onDismiss: nil,
      content: content)
  }
}

/// The part of a view that a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point, in fractions of the view's size.
  case point(UnitPoint)
}

/// The anchor and the arrow edge of a popover, from which a host can determine its position.
package struct PopoverPlace: Sendable {
  package let anchor: PopoverAttachmentAnchor
  package let edge: Edge?
}
