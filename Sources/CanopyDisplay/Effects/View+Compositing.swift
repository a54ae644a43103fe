internal import CanopyLayout
public import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

extension View {
  /// Sets the opacity of this view, from 0 (invisible) to 1.
  ///
  /// The opacity applies to each subview separately, so that overlapping subviews show through each other. To make the view
  /// transparent as a whole, apply `compositingGroup()` first.
  nonisolated public func opacity(_ opacity: Double) -> some View { _effect(.opacity(opacity)) }

  /// Sets the blend mode for compositing this view with the content behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { _effect(.blend(blendMode)) }

  /// Composites the subviews of this view into one layer. Opacity, blend modes and shadows outside of the group then apply to
  /// the view as a whole.
  nonisolated public func compositingGroup() -> some View { _effect(.layer) }

  /// Composites this view's contents into one picture before they are drawn.
  ///
  /// - Parameters:
  ///   - opaque: A Boolean value that indicates whether the picture is opaque. Where the contents are transparent, it is black.
  ///   - colorMode: The color space in which colors are blended.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    background { if opaque { Color.black } }._effect(.layer)
  }

  // MARK: Shadows

  /// Adds a shadow to each subview of this view. To add one shadow to the view as a whole, apply `compositingGroup()` first.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The standard deviation of the blur, which is half of the blur radius in CSS.
  ///   - x: The horizontal offset, positive to the right.
  ///   - y: The vertical offset, positive downward.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    _effect(.shadow(.drop(color: color, radius: radius, x: x, y: y)))
  }

  /// Blurs this view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur.
  ///   - opaque: A Boolean value that indicates whether the blurred content stays opaque.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    _effect(.blur(radius: radius, isOpaque: opaque))
  }
}

/// The color space in which a picture is composited.
///
/// Pictures are composited in sRGB, regardless of the mode that an app chooses.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The sRGB color space with its nonlinear components.
  case nonLinear

  /// A linear color space, with components in proportion to the intensity of light.
  case linear

  /// A linear color space whose components can be outside of the range from 0 to 1.
  case extendedLinear
}

extension View {
  /// Brightens this view by an amount from -1 to 1.
  nonisolated public func brightness(_ amount: Double) -> some View { _effect(.colors(.brightness(amount))) }

  /// Sets the contrast of this view's colors. An amount of 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View { _effect(.colors(.contrast(amount))) }

  /// Adjusts the saturation of this view's colors. An amount of 1 changes nothing, and 0 results in gray.
  nonisolated public func saturation(_ amount: Double) -> some View { _effect(.colors(.saturation(amount))) }

  /// Desaturates this view by an amount from 0 to 1, which results in gray.
  nonisolated public func grayscale(_ amount: Double) -> some View { _effect(.colors(.saturation(1 - amount))) }

  /// Rotates the hue of each color in this view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { _effect(.colors(.hueRotation(angle))) }

  /// Inverts the colors of this view.
  nonisolated public func colorInvert() -> some View { _effect(.colors(.inversion)) }

  /// Multiplies each color of this view by the given color.
  nonisolated public func colorMultiply(_ color: Color) -> some View { _effect(.multiplication(color)) }

  /// Uses the luminance of this view as its opacity: bright parts are opaque, dark parts transparent.
  nonisolated public func luminanceToAlpha() -> some View { _effect(.colors(.luminanceToAlpha)) }
}

extension View {
  /// Dims this view while its redaction reasons include ``RedactionReasons/invalidated``.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isInvalidatable: invalidatable))
  }
}

/// A modifier that dims a view whose content is invalidated.
private struct InvalidatableContent: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}
