package import CanopyCore

/// A modifier that presents content while an item isn't nil.
struct PresentationModifier<Item, Content: View> {
  let container: PresentationContainer
  /// The modifier's spelling, such as `sheet(item:)`.
  let name: String
  let item: Binding<Item?>
  let identify: (Item) -> AnyHashable
  /// A closure that returns whether a presentation that keeps its first item is still requested, or nil if it follows the item.
  var isStillWanted: (() -> Bool)?
  /// The action to run when a button of the alert or dialog is pressed. It receives the button's role.
  var onAnswer: ((String?) -> Void)?
  let onDismiss: ((Item) -> Void)?
  let content: (Item) -> Content
}

// Slots: the request, and the content's slots.

@MainActor
extension PresentationModifier: PrimitiveModifier {
  private static var slot: Slot<ItemRequest<Item, Content>> { Slot(0) }

  static func _words<V: View>(around _: V.Type) -> Int { 1 + V._words }

  static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    V._mount(content, slots.dropFirst(1), context)
    let request = ItemRequest(modifier.pointee, in: context)
    slots.keep(request, in: slot)
    request.follow()
  }

  static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    V._update(content, slots.dropFirst(1), context)
    slots[slot].update(modifier.pointee)
  }

  static func _unmount<V: View>(around _: V.Type, _ slots: _Slots) {
    V._unmount(slots.dropFirst(1))
    slots[slot].remove()
    slots.release(slot)
  }
}

/// A placeholder item that represents a true condition.
package struct Presented: Hashable {
  /// Returns a binding to the placeholder item, based on a binding to a Boolean condition.
  package static func binding(_ isPresented: Binding<Bool>) -> Binding<Presented?> {
    Binding(
      get: { isPresented.wrappedValue ? Presented() : nil }, set: { isPresented.wrappedValue = $0 != nil })
  }
}

extension View {
  /// Presents content while an item isn't nil.
  ///
  /// - Parameters:
  ///   - container: The kind of presentation to use.
  ///   - name: The modifier's spelling, such as `sheet(item:)`.
  ///   - item: A binding to the item to present.
  ///   - identify: Returns the identity of an item. A change of identity replaces the presentation.
  ///   - isStillWanted: Returns whether a presentation that keeps its first item is still requested. Pass nil to follow the
  ///     item.
  ///   - onAnswer: The action to run with the role of the pressed button of an alert or a dialog.
  ///   - onDismiss: The action to run after the presentation ends.
  ///   - content: Returns the content for an item.
  nonisolated package func _presenting<Item, Content: View>(
    _ container: PresentationContainer, named name: String, item: Binding<Item?>,
    identify: @escaping (Item) -> AnyHashable, isStillWanted: (() -> Bool)? = nil,
    onAnswer: ((String?) -> Void)? = nil, onDismiss: ((Item) -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        container: container, name: name, item: item, identify: identify, isStillWanted: isStillWanted,
        onAnswer: onAnswer, onDismiss: onDismiss, content: content))
  }

  nonisolated func _presenting<Content: View>(
    _ container: PresentationContainer, _ name: String, isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        container: container, name: "\(name)(isPresented:)", item: Presented.binding(isPresented),
        identify: { $0 },
        onDismiss: onDismiss.map { action in { _ in action() } }, content: { _ in content() }))
  }

  nonisolated func _presenting<Item: Identifiable, Content: View>(
    _ container: PresentationContainer, _ name: String, item: Binding<Item?>, onDismiss: ((Item) -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        container: container, name: "\(name)(item:)", item: item, identify: { AnyHashable($0.id) },
        onDismiss: onDismiss, content: content))
  }
}
