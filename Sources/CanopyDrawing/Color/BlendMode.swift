/// A mode for compositing content with the backdrop.
public enum BlendMode: Hashable, Sendable {
  /// The content covers the backdrop.
  case normal
  /// Multiplies the two colors: dark stays dark.
  case multiply
  /// Multiplies the inverses of the two colors: light stays light.
  case screen
  /// Multiplies or screens, depending on the backdrop.
  case overlay
  /// Selects the darker of the two colors.
  case darken
  /// Selects the lighter of the two colors.
  case lighten
  /// Brightens the backdrop.
  case colorDodge
  /// Darkens the backdrop.
  case colorBurn
  /// Darkens or lightens softly, depending on the content.
  case softLight
  /// Multiplies or screens, depending on the content.
  case hardLight
  /// The difference between the two colors.
  case difference
  /// The difference between the two colors, with less contrast.
  case exclusion
  /// The hue of the content, with the saturation and luminosity of the backdrop.
  case hue
  /// The saturation of the content, with the hue and luminosity of the backdrop.
  case saturation
  /// The hue and saturation of the content, with the luminosity of the backdrop.
  case color
  /// The luminosity of the content, with the hue and saturation of the backdrop.
  case luminosity
  /// The content is visible only where the backdrop is opaque.
  case sourceAtop
  /// The content is composited behind the backdrop.
  case destinationOver
  /// The content erases the backdrop.
  case destinationOut
  /// The sum of the two colors, darkened.
  case plusDarker
  /// The sum of the two colors.
  case plusLighter
}
