public import CanopyAnimation
public import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The motion of a view or a modifier with animatable data. Its body runs in each frame.
@MainActor
private final class BodyMotion<Value: Animatable> {
  private var target: Value
  private var motion: ValueMotion<Value.AnimatableData>?
  /// Runs the body with a value.
  private var run: (Value) -> Void

  private init(_ target: Value, run: @escaping (Value) -> Void) {
    self.target = target
    self.run = run
  }

  private func runWithShownValue() {
    var shown = target
    if let motion { shown.animatableData += motion.distance }
    run(shown)
  }

  /// Updates a view or a modifier. Animates its data if the transaction has an animation.
  ///
  /// - Parameters:
  ///   - record: The record of the body.
  ///   - new: The new value.
  ///   - old: The value in the tree.
  ///   - run: A closure that runs the body with a value.
  static func update(
    _ record: _BodyRecord.Address, with new: Value, from old: () -> Value, in context: _MountContext,
    run: @escaping (Value) -> Void
  ) {
    let motions = record.motions
    let known = motions.bodies.isEmpty ? nil : motions.bodies[record] as? BodyMotion<Value>
    let transaction = context.transaction
    if known == nil, transaction?.animation == nil { return run(new) }
    let body = known ?? BodyMotion(old(), run: run)
    let change = new.animatableData - body.target.animatableData
    (body.target, body.run) = (new, run)
    ValueMotion.change(&body.motion, by: change, in: transaction, context.scope.takeUnretainedValue()) {
      [weak body] in body?.show(record) ?? false
    }
    motions.bodies[record] = body.motion == nil ? nil : body
    body.runWithShownValue()
  }

  /// Runs the body in a frame. Returns false if the view has left the tree.
  private func show(_ record: _BodyRecord.Address) -> Bool {
    if motion?.isAtRest ?? true {
      motion = nil
      record.motions.bodies[record] = nil
    }
    runWithShownValue()
    return true
  }
}

@MainActor
extension UnsafeMutablePointer where Pointee == _BodyRecord {
  fileprivate var motions: WindowMotions { pointee.context.tree[WindowMotions.companion] }

  /// Ends the motion of a view or a modifier that leaves the tree.
  fileprivate func forgetMotion() {
    let motions = motions
    if !motions.bodies.isEmpty { motions.bodies[self] = nil }
  }
}

@MainActor
extension View where Self: Animatable {
  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    BodyMotion<Self>.update(_BodyRecord.at(slots), with: view.pointee, from: { _value(in: slots) }, in: context) {
      var shown = $0
      _updateBody(&shown, slots)
    }
  }

  public static func _unmount(_ slots: _Slots) {
    _BodyRecord.at(slots).forgetMotion()
    _unmountBody(slots)
  }
}

@MainActor
extension ViewModifier where Self: Animatable {
  public static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    _updateContent(around: content, slots) {
      BodyMotion<Self>.update(
        _BodyRecord.at(slots), with: modifier.pointee, from: { _value(in: slots) }, in: context
      ) { _updateBody($0, around: V.self, slots) }
    }
  }

  public static func _unmount<V: View>(around _: V.Type, _ slots: _Slots) {
    _BodyRecord.at(slots).forgetMotion()
    _unmountBody(around: V.self, slots)
  }
}

/// A modifier with data that animations interpolate: the older name of a `ViewModifier` that conforms to `Animatable`.
///
/// It isn't a separate protocol, because each conformance of a type can be isolated to the main actor individually, but not the
/// conformance to a protocol that inherits from both.
public typealias AnimatableModifier = Animatable & ViewModifier
