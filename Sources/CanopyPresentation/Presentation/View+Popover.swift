public import CanopyCore
public import CanopyDrawing
public import CanopyLayout
public import CanopyStyle
public import Foundation

extension View {
  /// Presents a popover at this view while a condition is true.
  ///
  /// The popover is a card with an arrow that points to the view, and follows the view as it moves. If there isn't enough room
  /// at `arrowEdge`, the popover appears at the opposite edge or at one of the others. If there isn't enough room anywhere, the
  /// popover is smaller than its content's ideal size. In a compact width, it becomes a sheet unless the content applies
  /// `presentationCompactAdaptation(.popover)`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the condition, which becomes false when the popover is dismissed.
  ///   - attachmentAnchor: The part of the view that the popover points to.
  ///   - arrowEdge: The edge of that part at which the popover appears; nil for any edge with enough room.
  ///   - content: Returns the content of the popover.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    _presenting(.popover, "popover", isPresented: isPresented, onDismiss: nil, content: content)
      .modifier(PopoverAnchorModifier(place: PopoverPlace(anchor: attachmentAnchor, edge: arrowEdge)))
  }

  /// Presents a popover at this view while an item isn't nil.
  ///
  /// If the item's identity changes, the popover is dismissed and a new one is presented.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which becomes nil when the popover is dismissed.
  ///   - attachmentAnchor: The part of the view that the popover points to.
  ///   - arrowEdge: The edge of that part at which the popover appears; nil for any edge with enough room.
  ///   - content: Returns the content of the popover for an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    _presenting(.popover, "popover", item: item, onDismiss: nil, content: content)
      .modifier(PopoverAnchorModifier(place: PopoverPlace(anchor: attachmentAnchor, edge: arrowEdge)))
  }
}

extension View {
  /// Presents a menu below this view, or wherever it fits, while a condition is true. The menu is a card without an arrow in
  /// all widths.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the condition, which becomes false when the menu is dismissed.
  ///   - point: The point in this view at which the menu opens, or nil for its edge.
  ///   - hasSystemLook: A Boolean value that indicates whether the content looks the same everywhere, as that of an alert does.
  ///   - content: Returns the content of the menu.
  nonisolated package func _menu<Content: View>(
    isPresented: Binding<Bool>, at point: CGPoint? = nil, hasSystemLook: Bool = false,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let anchor = point.map { Anchor.Source.rect(CGRect(origin: $0, size: .zero)) } ?? .bounds
    return _presenting(.popover, "menu", isPresented: isPresented, onDismiss: nil) {
      content().presentationCompactAdaptation(.popover)
    }
    .modifier(
      PopoverAnchorModifier(
        place: PopoverPlace(anchor: .rect(anchor), edge: .bottom, hasArrow: false, hasSystemLook: hasSystemLook)))
  }
}

/// The part of a view that a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point, in fractions of the view's size.
  case point(UnitPoint)
}
