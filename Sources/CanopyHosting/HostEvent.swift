internal import CanopyInput
public import CanopyStyle
public import Foundation

/// An input event in a window. A host passes it to ``HostedWindow/send(_:)``.
///
/// Locations are in points, from the upper-left corner of the window. Distances are to the right and downward.
public struct HostEvent: Sendable {
  let input: InputEvent

  /// A change of a finger, a pen, or a pressed mouse button.
  public enum PointerPhase: Sendable {
    case began
    case moved
    case ended
    /// The system takes over the pointer, for example for one of its own gestures.
    case cancelled
  }

  /// The kind of a pointer.
  public enum PointerDevice: Sendable {
    case mouse
    case touch
    case pen
  }

  /// A change of a wheel or a trackpad.
  public enum WheelPhase: Sendable {
    /// A step of a wheel, without a beginning or an end.
    case step
    /// The fingers begin to scroll on a trackpad.
    case began
    case moved
    /// The fingers leave the trackpad. The content can continue to scroll.
    case ended
  }

  /// A change of a key.
  public enum KeyPhase: Sendable {
    case down
    /// The key is held down, and the system repeats the key press.
    case repeated
    case up
  }

  /// A change of a finger, a pen, or the pressed primary button of a mouse. The number `id` identifies a pointer from its first
  /// phase to its last; each finger has its own.
  public static func pointer(
    _ phase: PointerPhase, at location: CGPoint, device: PointerDevice = .mouse, id: Int = 0,
    modifiers: EventModifiers = []
  ) -> HostEvent {
    let event = PointerEvent(id: id, phase.value, at: location, device: device.value, modifiers: modifiers)
    return HostEvent(input: .pointer(event))
  }

  /// A movement of a pointer without a pressed button. Pass nil if it has left the window.
  public static func hover(at location: CGPoint?, modifiers: EventModifiers = []) -> HostEvent {
    HostEvent(input: .hover(HoverEvent(at: location, modifiers: modifiers)))
  }

  /// A click of the secondary mouse button, or a key that opens the menu of the focused view. Pass nil for a key.
  public static func contextMenu(at location: CGPoint?) -> HostEvent { HostEvent(input: .contextMenu(at: location)) }

  /// A turn of a wheel, or a scroll movement, with the pointer at a location. The distance is the movement of the visible area.
  public static func wheel(
    by distance: CGSize, at location: CGPoint, phase: WheelPhase = .step, modifiers: EventModifiers = []
  ) -> HostEvent {
    HostEvent(input: .wheel(WheelEvent(phase.value, by: distance, at: location, modifiers: modifiers)))
  }

  /// A change of a key. Keys that type text into a field are sent like all others, with the characters that they type. Pass nil
  /// for the key's own character, unless a modifier makes it a command.
  public static func key(
    _ key: KeyEquivalent, _ phase: KeyPhase = .down, characters: String? = nil, modifiers: EventModifiers = []
  ) -> HostEvent {
    let isCommand = !modifiers.isDisjoint(with: [.control, .option, .command])
    let typed = characters ?? (isCommand || phase == .up ? "" : nil)
    return HostEvent(input: .key(KeyEvent(phase.value, key: key, characters: typed, modifiers: modifiers)))
  }

  /// A change of the modifier keys that are held down.
  public static func modifiers(_ modifiers: EventModifiers) -> HostEvent { HostEvent(input: .modifiers(modifiers)) }

  /// Text for the focused field, from an input method, dictation, or a paste.
  public static func text(_ text: String) -> HostEvent { HostEvent(input: .composition(.committed(text))) }

  /// Text that an input method is composing and that isn't part of the field yet, or nil if composition ends without a result.
  /// The selection is a range of characters, or nil for a caret at the end.
  public static func composition(_ text: String?, selection: Range<Int>? = nil) -> HostEvent {
    guard let text else { return HostEvent(input: .composition(.cancelled)) }
    let selection = selection ?? text.count..<text.count
    return HostEvent(input: .composition(.changed(text, selection: selection)))
  }
}

extension HostEvent.PointerPhase {
  fileprivate var value: PointerEvent.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension HostEvent.PointerDevice {
  fileprivate var value: PointerEvent.Device {
    switch self {
    case .mouse: .mouse
    case .touch: .touch
    case .pen: .pen
    }
  }
}

extension HostEvent.WheelPhase {
  fileprivate var value: WheelEvent.Phase {
    switch self {
    case .step: .step
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    }
  }
}

extension HostEvent.KeyPhase {
  fileprivate var value: KeyEvent.Phase {
    switch self {
    case .down: .down
    case .repeated: .repeated
    case .up: .up
    }
  }
}
