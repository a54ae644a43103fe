public import CanopyCore
public import CanopyStyle

extension View {
  /// Adds an action to run when people press or release a modifier key, regardless of the focus.
  ///
  /// ```swift
  /// Canvas(draw)
  ///   .onModifierKeysChanged(mask: .option) { _, held in
  ///     isDuplicating = held.contains(.option)
  ///   }
  /// ```
  ///
  /// A window receives modifier keys while it has the keyboard, and with pointer events.
  ///
  /// - Parameters:
  ///   - mask: The modifier keys to observe. The action receives only these.
  ///   - initial: A Boolean value that indicates whether to also run the action when the view appears, if any of the keys are
  ///     pressed at that time.
  ///   - action: The action to run with the previously pressed keys and the currently pressed keys.
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
