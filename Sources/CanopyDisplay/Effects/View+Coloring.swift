public import CanopyCore
internal import CanopyDrawing
public import CanopyStyle

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
  nonisolated public func hueRotation(_ angle: Angle) -> some View { effect(.colors(.hueRotation(angle.radians))) }

  /// Inverts the colors of this view.
  nonisolated public func colorInvert() -> some View { effect(.colors(.inversion)) }

  /// Multiplies the colors of this view by a color.
  nonisolated public func colorMultiply(_ color: Color) -> some View { effect(.multiplication(color)) }

  /// Uses the luminance of this view as its opacity: bright parts are opaque, dark parts transparent.
  nonisolated public func luminanceToAlpha() -> some View { effect(.colors(.luminanceToAlpha)) }
}
