public import CanopyCore
public import CanopyLayout
public import Foundation

extension View {
  /// Adds an action to run when people tap or click this view.
  ///
  /// - Parameters:
  ///   - count: The required number of taps.
  ///   - inputKinds: The kinds of input to recognize.
  ///   - action: The action to run.
  nonisolated public func onTapGesture(
    count: Int = 1, inputKinds: GestureInputKinds = .all, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(count: count, inputKinds: inputKinds, action: action))
  }

  /// Adds an action to run with the location when people tap or click this view.
  ///
  /// - Parameters:
  ///   - count: The required number of taps.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - inputKinds: The kinds of input to recognize.
  ///   - action: The action to run with the location.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, inputKinds: GestureInputKinds = .all,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(SpatialTapModifier(count: count, space: coordinateSpace, inputKinds: inputKinds, action: action))
  }

  /// Adds an action to run with the location when people tap or click this view.
  ///
  /// - Parameters:
  ///   - count: The required number of taps.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - inputKinds: The kinds of input to recognize.
  ///   - action: The action to run with the location.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds = .all,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, inputKinds: inputKinds, perform: action)
  }

  /// Adds an action to run when people hold a touch on this view.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time for which people have to press, in seconds.
  ///   - maximumDistance: The distance that the touch may move, in points.
  ///   - inputKinds: The kinds of input to recognize.
  ///   - action: The action to run.
  ///   - onPressingChanged: A closure called when people begin or stop pressing.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds = .all,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: inputKinds)
    return modifier(LongPressModifier(press: press, action: action, pressingChanged: onPressingChanged))
  }

  // With one closure, both overloads match, and the older one must lose.

  /// Adds an action to run when people hold a touch on this view.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time for which people have to press, in seconds.
  ///   - maximumDistance: The distance that the touch may move, in points.
  ///   - pressing: A closure called when people begin or stop pressing.
  ///   - action: The action to run.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// A modifier that acts on taps.
struct TapModifier {
  let count: Int
  let inputKinds: GestureInputKinds
  let action: () -> Void
}

@MainActor
extension TapModifier: ViewGestureModifier {
  var gesture: _EndedGesture<TapGesture> {
    TapGesture(count: count, inputKinds: inputKinds).onEnded { [action] in action() }
  }
}

/// A modifier that acts on taps and receives their location.
struct SpatialTapModifier {
  let count: Int
  let space: CoordinateSpace
  let inputKinds: GestureInputKinds
  let action: (CGPoint) -> Void
}

@MainActor
extension SpatialTapModifier: ViewGestureModifier {
  var gesture: _EndedGesture<SpatialTapGesture> {
    SpatialTapGesture(count: count, coordinateSpace: space, inputKinds: inputKinds).onEnded { [action] in
      action($0.location)
    }
  }
}

/// A modifier that acts on held touches.
struct LongPressModifier {
  let press: LongPressGesture
  let action: () -> Void
  let pressingChanged: ((Bool) -> Void)?
}

@MainActor
extension LongPressModifier: ViewGestureModifier {
  var gesture: _EndedGesture<PressingGesture> {
    PressingGesture(base: press, changed: pressingChanged).onEnded { [action] _ in action() }
  }
}

/// A gesture of a held touch that reports its beginning and its end.
struct PressingGesture: WrappingGesture {
  typealias Value = Bool
  typealias Recognizer = PressingRecognizer

  let base: LongPressGesture
  let changed: ((Bool) -> Void)?

  func wrap(_ base: _GestureRecognizer<Bool>) -> PressingRecognizer { PressingRecognizer(base, changed) }
  func configure(_ recognizer: PressingRecognizer) { recognizer.changed = changed }
}

/// Reports the beginning and the end of a held touch.
final class PressingRecognizer: FollowingRecognizer<Bool> {
  var changed: ((Bool) -> Void)?
  private var isPressing = false

  init(_ base: _GestureRecognizer<Bool>, _ changed: ((Bool) -> Void)?) {
    self.changed = changed
    super.init(base)
  }

  override func commit() {
    super.commit()
    report(!phase.stage.isOver && phase.value == true)
  }

  override func cancel() {
    super.cancel()
    report(false)
  }

  private func report(_ isPressing: Bool) {
    guard isPressing != self.isPressing else { return }
    self.isPressing = isPressing
    changed?(isPressing)
  }
}
