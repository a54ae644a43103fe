/// How what is drawn is put together with what is behind it.
public enum BlendMode: Hashable, Sendable {
  /// It covers what is behind it.
  case normal
  /// Both are multiplied: what is dark stays dark.
  case multiply
  /// The inverse of both are multiplied: what is light stays light.
  case screen
  /// Multiplied or screened, as what is behind says.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is behind becomes lighter.
  case colorDodge
  /// What is behind becomes darker.
  case colorBurn
  /// Darker or lighter, softly.
  case softLight
  /// Multiplied or screened, as what is in front says.
  case hardLight
  /// The one without the other.
  case difference
  /// The one without the other, with less contrast.
  case exclusion
  /// The hue of what is in front.
  case hue
  /// The saturation of what is in front.
  case saturation
  /// The hue and the saturation of what is in front.
  case color
  /// The lightness of what is in front.
  case luminosity
  /// Only where something is behind.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// What is there is taken away.
  case destinationOut
  /// The sum of both, the darker way.
  case plusDarker
  /// The sum of both.
  case plusLighter
}
