internal import CanopyAnimation
public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// An effect that appears while the pointer is over a view.
public struct HoverEffect: Hashable, Sendable {
  enum Kind {
    case automatic
    case highlight
    case lift
  }

  let kind: Kind

  /// The default effect: the one that an ancestor sets, or else a highlight.
  public static let automatic = HoverEffect(kind: .automatic)
  /// An effect that tints the view in its content shape.
  public static let highlight = HoverEffect(kind: .highlight)
  /// An effect that slightly enlarges the view and adds a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Applies an effect while the pointer is over this view.
  ///
  /// The effect uses the view's content shape for hover effects, if there is one. See `contentShape(_:_:eoFill:)`.
  ///
  /// - Parameter effect: The effect to apply.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Applies an effect while the pointer is over this view.
  ///
  /// - Parameters:
  ///   - effect: The effect to apply.
  ///   - isEnabled: A Boolean value that indicates whether the effect is enabled.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// Sets the effect for descendants of this view whose hover effect is automatic.
  ///
  /// - Parameter effect: The effect, or nil for the system's default.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.automaticHoverEffect, effect)
  }
}

extension EnvironmentValues {
  /// The effect that `HoverEffect.automatic` resolves to, or nil for the system's default.
  @Entry var automaticHoverEffect: HoverEffect?
}

/// A modifier that draws an effect while the pointer is over its content.
struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var areEffectsEnabled
  @Environment(\.isEnabled) private var isViewEnabled
  @Environment(\.automaticHoverEffect) private var automatic
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  nonisolated init(effect: HoverEffect, isEnabled: Bool) { (self.effect, self.isEnabled) = (effect, isEnabled) }

  func body(content: Content) -> some View {
    let isShown = isHovered && isEnabled && areEffectsEnabled && isViewEnabled
    content
      .modifier(DrawingModifier(HoverEffectDrawing(lifts: lifts, amount: isShown ? 1 : 0)))
      .modifier(HoverModifier { isHovered in withAnimation(.easeOut(duration: 0.15)) { self.isHovered = isHovered } })
  }

  /// A Boolean value that indicates whether the effect enlarges the view. If people prefer reduced motion, it highlights
  /// instead.
  private var lifts: Bool {
    let kind = effect.kind == .automatic ? automatic?.kind : effect.kind
    return kind == .lift && !reducesMotion
  }
}
