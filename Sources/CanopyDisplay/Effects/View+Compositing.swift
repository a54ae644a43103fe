public import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
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
