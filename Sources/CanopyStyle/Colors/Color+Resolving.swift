public import CanopyCore

extension Color {
  /// Returns the color's components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch storage {
    case .system(let color, _): color.resolve(in: environment)
    case .accent: (environment.accentColor ?? .blue).resolve(in: environment)
    case .fixed(let color): color
    case .source(let source): source.source.resolve(in: environment)
    }
  }
}

extension SystemColor {
  /// Returns the color's components in an environment. Black, white, and clear don't read the environment.
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .black, .white, .clear: return Color.Resolved(variants.light)
    default:
      let isDark = environment.colorScheme == .dark
      let isIncreased = environment.colorSchemeContrast == .increased
      return Color.Resolved(variants.variant(isDark: isDark, isIncreased: isIncreased))
    }
  }
}

extension Color.Resolved {
  fileprivate init(_ variant: SystemColor.Variants.Variant) {
    func part(_ shift: UInt32) -> Float { Float((variant.digits >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), opacity: variant.opacity)
  }
}

extension Color: CustomStringConvertible {
  /// The color's name or components.
  public var description: String {
    switch storage {
    case .system(_, .primary?): "primary"
    case .system(_, .secondary?): "secondary"
    case .system(let color, nil): "\(color)"
    case .accent: "accentColor"
    case .fixed(let color): color.description
    case .source(let source): source.source.description
    }
  }
}
