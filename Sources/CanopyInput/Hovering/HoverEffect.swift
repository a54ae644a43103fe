internal import CanopyAnimation
public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// An effect that is shown while the pointer is over a view.
public struct HoverEffect: Hashable, Sendable {
  enum Kind {
    case automatic
    case highlight
    case lift
  }

  let kind: Kind

  /// The effect that suits the view: the default of the views around it, or else a highlight.
  public static let automatic = HoverEffect(kind: .automatic)
  /// An effect that tints the view in its content shape.
  public static let highlight = HoverEffect(kind: .highlight)
  /// An effect that enlarges the view a little and gives it a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Applies an effect while the pointer is over this view.
  ///
  /// The effect has the shape of `contentShape(_:_:eoFill:)` for hover effects, if the view has one.
  ///
  /// - Parameter effect: The effect.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Applies an effect while the pointer is over this view.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - isEnabled: A Boolean value that indicates whether the effect is enabled.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// Sets the effect of the views inside this view whose hover effect is automatic.
  ///
  /// - Parameter effect: The effect; nil for the effect of the system.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.automaticHoverEffect, effect)
  }
}

extension EnvironmentValues {
  /// The effect that `HoverEffect.automatic` stands for; nil for the effect of the system.
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

  /// A Boolean value that indicates whether the effect enlarges the view: a highlight takes its place if people prefer less motion.
  private var lifts: Bool {
    let kind = effect.kind == .automatic ? automatic?.kind : effect.kind
    return kind == .lift && !reducesMotion
  }
}
