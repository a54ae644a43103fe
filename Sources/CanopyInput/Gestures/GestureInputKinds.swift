/// The kinds of input that a gesture recognizes.
///
/// ```swift
/// canvas.gesture(DragGesture(inputKinds: .pencil).onChanged { draw(to: $0.location) })
/// ```
///
/// A touch of any other kind goes to gestures of the view's ancestors.
public struct GestureInputKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Fingers on a screen.
  public static let directTouch = GestureInputKinds(rawValue: 1 << 0)
  /// Fingers on a surface other than the screen, such as a remote control.
  ///
  /// No host provides this kind: a trackpad moves the pointer and scrolls.
  public static let indirectTouch = GestureInputKinds(rawValue: 1 << 1)
  /// A pen on a screen or a tablet.
  public static let pencil = GestureInputKinds(rawValue: 1 << 2)
  /// A mouse or a trackpad with its button pressed.
  public static let pointer = GestureInputKinds(rawValue: 1 << 3)
  /// All kinds, including future ones.
  public static let all = GestureInputKinds(rawValue: .max)
}

extension GestureInputKinds {
  func contains(_ device: PointerEvent.Device) -> Bool {
    switch device {
    case .touch: contains(.directTouch)
    case .pen: contains(.pencil)
    case .mouse: contains(.pointer)
    }
  }
}
