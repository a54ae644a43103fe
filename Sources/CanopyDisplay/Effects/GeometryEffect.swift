public import CanopyAnimation
public import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
public import Foundation

/// A modifier that transforms the drawing of a view depending on its size.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var animatableData: CGFloat
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 4), y: 0))
///   }
/// }
/// ```
nonisolated public protocol GeometryEffect: Sendable, Animatable, ViewModifier where Body == Never {
  /// Returns the transform of a view with a given size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns an effect that looks the same but that layout ignores.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect that layout ignores.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

// A geometry effect wraps the elements of its content, as other effects do.

@MainActor
extension GeometryEffect {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is an effect, which has no body. It applies when its content is drawn.")
  }

  public static func _words<V: View>(around content: V.Type) -> Int {
    GeometryEffectModifier<Self>._words(around: content)
  }

  public static func _elements<V: View>(around content: V.Type) -> Int { V._elements }

  public static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    var wrapping = GeometryEffectModifier(GeometryEffectDrawing(effect: modifier.pointee))
    GeometryEffectModifier._mount(&wrapping, around: content, slots, context)
  }

  public static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    var wrapping = GeometryEffectModifier(GeometryEffectDrawing(effect: modifier.pointee))
    GeometryEffectModifier._update(&wrapping, around: content, slots, context)
  }

  public static func _unmount<V: View>(around content: V.Type, _ slots: _Slots) {
    GeometryEffectModifier<Self>._unmount(around: content, slots)
  }
}

private typealias GeometryEffectModifier<Effect: GeometryEffect> = DrawingModifier<GeometryEffectDrawing<Effect>>

private struct GeometryEffectDrawing<Effect: GeometryEffect>: EffectDrawing {
  var effect: Effect

  var label: String { "\(Effect.self)" }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func effects(of node: LayoutNode) -> [RenderEffect] {
    let value = effect.effectValue(size: node.shownSize)
    return [RenderEffect.projection(value, isIgnoredByLayout: effect is any IgnoredByLayout)]._sound(for: node)
  }
}

/// An effect that layout ignores.
private protocol IgnoredByLayout {}

extension _IgnoredByLayoutEffect: IgnoredByLayout {}
