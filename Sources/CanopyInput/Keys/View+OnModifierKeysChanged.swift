public import CanopyCore
public import CanopyStyle

extension View {
  /// Adds an action to perform when people press or release a modifier key, whatever has the focus.
  ///
  /// ```swift
  /// Canvas(draw)
  ///   .onModifierKeysChanged(mask: .option) { _, held in
  ///     isDuplicating = held.contains(.option)
  ///   }
  /// ```
  ///
  /// A window knows about the keys while it has the keyboard, and from the events of its pointer.
  ///
  /// - Parameters:
  ///   - mask: The modifier keys that matter. The action receives no others.
  ///   - initial: A Boolean value that indicates whether to perform the action also when the view appears, if any of the keys are
  ///     held down then.
  ///   - action: The action, which receives the keys that were held before and those that are held now.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action))
  }
}

private struct ModifierKeysModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  @Environment(\.heldModifiers) private var held

  init(mask: EventModifiers, initial: Bool, action: @escaping (EventModifiers, EventModifiers) -> Void) {
    (self.mask, self.initial, self.action) = (mask, initial, action)
  }
}

@MainActor
extension ModifierKeysModifier: ViewModifier {
  func body(content: Content) -> some View {
    let keys = held?.keys.intersection(mask) ?? []
    return content._onChange(
      of: keys, initial: initial && !keys.isEmpty, as: "onModifierKeysChanged(mask:initial:_:)", action)
  }
}
