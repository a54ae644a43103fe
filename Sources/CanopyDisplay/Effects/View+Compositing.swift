internal import CanopyLayout
public import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

extension View {
  /// Sets the opacity of this view, from 0 (invisible) to 1.
  ///
  /// The opacity applies to each part of the view by itself, so that overlapping parts show through each other. Use
  /// `compositingGroup()` to make the view transparent as a whole.
  nonisolated public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

  /// Sets the blend mode for compositing this view with the content behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode)) }

  /// Composites the parts of this view before effects apply to it. Opacity, blend modes and shadows then apply to the
  /// view as a whole.
  nonisolated public func compositingGroup() -> some View { effect(.layer) }

  /// Composites this view's contents into one picture before they are drawn.
  ///
  /// - Parameters:
  ///   - opaque: A Boolean value that indicates whether the picture is opaque: black shows where the contents don't.
  ///   - colorMode: The color space in which colors are mixed.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    background { if opaque { Color.black } }.effect(.layer)
  }

  // MARK: Shadows

  /// Adds a shadow to each part of this view.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The standard deviation of the blur, which is half of the blur radius of style sheets.
  ///   - x: The horizontal offset, positive to the right.
  ///   - y: The vertical offset, positive downward.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    effect(.shadow(.drop(color: color, radius: radius, x: x, y: y)))
  }

  /// Blurs this view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur.
  ///   - opaque: A Boolean value that indicates whether the blurred content stays opaque.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius: radius, isOpaque: opaque))
  }
}

/// The color space in which a picture is composited.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The color space of sRGB values as stored.
  case nonLinear

  /// A linear color space, in proportion to light.
  @available(*, unavailable, message: "Colors are mixed as screens store them. Use nonLinear.")
  case linear

  /// A linear color space that also has values beyond those of the screen.
  @available(*, unavailable, message: "Colors are mixed as screens store them. Use nonLinear.")
  case extendedLinear
}

extension View {
  /// Brightens this view by an amount from -1 to 1.
  nonisolated public func brightness(_ amount: Double) -> some View { effect(.colors(.brightness(amount))) }

  /// Sets the contrast of this view's colors. An amount of 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View { effect(.colors(.contrast(amount))) }

  /// Adjusts the saturation of this view's colors. An amount of 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> some View { effect(.colors(.saturation(amount))) }

  /// Desaturates this view by an amount from 0 to 1, which is gray.
  nonisolated public func grayscale(_ amount: Double) -> some View { effect(.colors(.saturation(1 - amount))) }

  /// Rotates the hue of each color in this view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { effect(.colors(.hueRotation(angle))) }

  /// Inverts the colors of this view.
  nonisolated public func colorInvert() -> some View { effect(.colors(.inversion)) }

  /// Multiplies the colors of this view by a color.
  nonisolated public func colorMultiply(_ color: Color) -> some View { effect(.multiplication(color)) }

  /// Uses the luminance of this view as its opacity: bright parts are opaque, dark parts transparent.
  nonisolated public func luminanceToAlpha() -> some View { effect(.colors(.luminanceToAlpha)) }
}

extension View {
  /// Dims this view while its content is out of date: while ``RedactionReasons/invalidated`` is among the redaction reasons.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isInvalidatable: invalidatable))
  }
}

/// A modifier that dims a view whose content is out of date.
private struct InvalidatableContent: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}
