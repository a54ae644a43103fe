public import CanopyStyle
internal import Foundation

extension Gesture {
  /// Returns a gesture that is recognized only if modifier keys are pressed.
  ///
  /// ```swift
  /// Circle()
  ///   .gesture(TapGesture().modifiers(.command).onEnded { addToSelection() })
  ///   .onTapGesture { select() }
  /// ```
  ///
  /// The keys must be pressed from the beginning of the touch until the gesture is recognized. After that, a drag continues
  /// without them. Other modifier keys may be pressed, too.
  ///
  /// - Parameter modifiers: The modifier keys.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}

/// A gesture that is recognized only if modifier keys are pressed.
public struct _ModifiersGesture<Base: Gesture> {
  public typealias Value = Base.Value

  let base: Base
  let modifiers: EventModifiers
}

@MainActor
extension _ModifiersGesture: WrappingGesture {
  typealias Recognizer = ModifiersRecognizer<Value>

  func wrap(_ base: _GestureRecognizer<Value>) -> Recognizer { Recognizer(base, modifiers) }
  func configure(_ recognizer: Recognizer) { recognizer.modifiers = modifiers }
}

/// Recognizes a gesture while modifier keys are pressed, and fails as soon as one of them isn't.
final class ModifiersRecognizer<Value>: FollowingRecognizer<Value> {
  var modifiers: EventModifiers

  init(_ base: _GestureRecognizer<Value>, _ modifiers: EventModifiers) {
    self.modifiers = modifiers
    super.init(base)
  }

  override var deadline: TimeInterval? { phase.stage.isOver ? nil : super.deadline }

  override func receive(_ input: GestureInput) {
    if phase.stage.isOver { return }
    if !phase.stage.isRecognized, !input.changes.allSatisfy({ $0.modifiers.isSuperset(of: modifiers) }) {
      phase = .failed
    } else {
      super.receive(input)
    }
  }

  // The base doesn't know that it has failed for lack of a key.
  override func commit() { if phase.stage == .failed { base.cancel() } else { super.commit() } }
}
