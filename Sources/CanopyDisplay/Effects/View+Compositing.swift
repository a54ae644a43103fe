public import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle
public import Foundation

extension View {
  /// Makes the view transparent: 0 is invisible, 1 is as it is.
  ///
  /// Each thing in the view becomes transparent for itself, so that one shines through another. Where that is not meant,
  /// `compositingGroup()` puts them together first.
  nonisolated public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

  /// Puts the view together with what is behind it in another way than by covering that.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode)) }

  /// Puts all that is in the view together before anything is done to it: opacity, blending and shadows are then those
  /// of the whole.
  nonisolated public func compositingGroup() -> some View { effect(.layer) }

  /// Composites this view's contents into one picture before they are drawn.
  ///
  /// - Parameters:
  ///   - opaque: A Boolean value that indicates whether the picture is opaque: black shows where the contents don't.
  ///   - colorMode: How colors are mixed.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    background { if opaque { Color.black } }.effect(.layer)
  }

  // MARK: Shadows

  /// Gives each thing in the view a shadow.
  ///
  /// - Parameters:
  ///   - radius: How far the shadow is blurred: its standard deviation, half of what style sheets call the radius.
  ///   - x: How far it falls to the right.
  ///   - y: How far it falls down.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    effect(.shadow(.drop(color: color, radius: radius, x: x, y: y)))
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: How far: the standard deviation.
  ///   - opaque: Whether nothing shines through where something is blurred.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius: radius, isOpaque: opaque))
  }
}

/// The color space in which a picture is composited.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As screens store them.
  case nonLinear

  /// In proportion to light.
  @available(*, unavailable, message: "Colors are mixed as screens store them. Use nonLinear.")
  case linear

  /// In proportion to light, with values beyond those of the screen.
  @available(*, unavailable, message: "Colors are mixed as screens store them. Use nonLinear.")
  case extendedLinear
}
