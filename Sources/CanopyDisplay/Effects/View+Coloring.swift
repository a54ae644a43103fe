public import CanopyCore
internal import CanopyDrawing
public import CanopyStyle

extension View {
  /// Makes the view brighter by an amount from -1 to 1.
  nonisolated public func brightness(_ amount: Double) -> some View { effect(.colors(.brightness(amount))) }

  /// Sets what is bright in the view apart from what is dark; 1 is as it is.
  nonisolated public func contrast(_ amount: Double) -> some View { effect(.colors(.contrast(amount))) }

  /// Makes the colors of the view stronger or paler; 1 is as they are.
  nonisolated public func saturation(_ amount: Double) -> some View { effect(.colors(.saturation(amount))) }

  /// Takes color from the view: 1 is gray.
  nonisolated public func grayscale(_ amount: Double) -> some View { effect(.colors(.saturation(1 - amount))) }

  /// Turns the hues of the view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { effect(.colors(.hueRotation(angle.radians))) }

  /// Turns the colors of the view into their opposites.
  nonisolated public func colorInvert() -> some View { effect(.colors(.inversion)) }

  /// Multiplies the colors of the view by another one.
  nonisolated public func colorMultiply(_ color: Color) -> some View { effect(.multiplication(color)) }

  /// Makes what is bright in the view opaque, and what is dark transparent.
  nonisolated public func luminanceToAlpha() -> some View { effect(.colors(.luminanceToAlpha)) }
}
