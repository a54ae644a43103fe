package import Foundation

extension Font {
  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    /// The weight, from -1 (lightest) to 1 (heaviest). A regular weight is 0.
    package let value: CGFloat

    init(_ value: CGFloat) { self.value = value }

    /// Hairlines.
    public static let ultraLight = Weight(-0.8)
    /// Thin letters.
    public static let thin = Weight(-0.6)
    /// Light letters.
    public static let light = Weight(-0.4)
    /// The regular weight.
    public static let regular = Weight(0)
    /// Letters a little heavier than regular ones.
    public static let medium = Weight(0.23)
    /// Letters between regular and bold.
    public static let semibold = Weight(0.3)
    /// Bold letters.
    public static let bold = Weight(0.4)
    /// Letters heavier than bold ones.
    public static let heavy = Weight(0.56)
    /// The heaviest letters.
    public static let black = Weight(0.62)
  }
}

extension Font.Weight {
  /// The weight on the scale of the OpenType format, where 400 is regular and 700 is bold.
  package var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    default: 900
    }
  }

  /// The weight that replaces this one for people who prefer bold text.
  var forLegibility: Font.Weight {
    switch self {
    case .ultraLight: .light
    case .thin: .regular
    case .light: .medium
    case .regular: .semibold
    case .medium: .bold
    case .semibold: .heavy
    default: .black
    }
  }
}
